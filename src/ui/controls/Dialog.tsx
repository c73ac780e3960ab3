import { useEffect, useId, useRef } from "react";
import type { Elements } from "@/ui/elements";

interface DialogProps {
  open: boolean;
  title: string;
  /** The dialog calls this on Escape, on a press outside it, and when `open` becomes false. */
  onClose: () => void;
  children: Elements;
}

/** The browser's own modal dialog, which keeps the focus and returns it to the element that opened it. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A text selection may end outside the dialog, and the browser reports that as a click on the dialog too.
  const pressStartedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => (pressStartedOutside.current = event.target === dialog.current)}
      onClick={(event) =>
        pressStartedOutside.current && event.target === dialog.current && dialog.current.close()
      }
      className="surface text-ink m-auto w-[min(32rem,calc(100vw-2rem))] p-0 backdrop:bg-black/60"
    >
      {/* The content fills the dialog, so a press on the dialog element itself is outside the content. */}
      <div className="p-6">
        <h2 id={titleId} className="mb-4">
          {title}
        </h2>
        {open && children}
      </div>
    </dialog>
  );
}
