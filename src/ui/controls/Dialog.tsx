import { useEffect, useId, useRef, type CSSProperties } from "react";
import type { Elements } from "@/ui/elements";

interface DialogProps {
  open: boolean;
  title: string;
  /** The dialog calls this on Escape, on a press outside it, and when `open` becomes false. */
  onClose: () => void;
  children: Elements;
  /** The place of a sheet (Sheet.tsx); by default the dialog is in the middle of the screen. */
  sheet?: CSSProperties;
}

/** The browser's own modal dialog, which keeps the focus and returns it to the element that opened it. */
export function Dialog({ open, title, onClose, children, sheet }: DialogProps) {
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
      className={`surface text-ink p-0 backdrop:bg-black/60 ${sheet ? "" : "m-auto w-[min(32rem,calc(100vw-2rem))]"}`}
      style={sheet}
    >
      {/* The content fills the dialog, so a press on the dialog element itself is outside the content. */}
      <div className={sheet ? "px-4 pt-6" : "p-6"}>
        <h2 id={titleId} className={`wrap-anywhere ${sheet ? "mb-3 pr-12" : "mb-4"}`}>
          {title}
        </h2>
        {open && children}
      </div>
    </dialog>
  );
}
