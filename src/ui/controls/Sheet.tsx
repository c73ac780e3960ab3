import { X } from "lucide";
import { useEffect, useRef, type CSSProperties } from "react";
import { useMedia } from "@/ui/behaviour/useMedia";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";
import { Dialog } from "./Dialog";

const RADIUS = "1.75rem";
const ANYWHERE = { width: "100%", maxWidth: "30rem", marginInline: "auto" } satisfies CSSProperties;
const AT_FOOT: CSSProperties = {
  ...ANYWHERE,
  marginBlock: "auto 0",
  maxHeight: "calc(100% - 1rem)",
  borderRadius: `${RADIUS} ${RADIUS} 0 0`,
};
const BELOW_HEADER: CSSProperties = {
  ...ANYWHERE,
  marginBlock: "5.5rem auto",
  maxHeight: "calc(100% - 6.5rem)",
  borderRadius: RADIUS,
};

const UP_MS = 200;

interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The label of the button that closes it. */
  close: string;
  children: Elements;
}

/** A dialog at the foot of a phone's screen, within reach of the thumb; on a wide screen it hangs below the header. */
export function Sheet({ open, title, onClose, close, children }: SheetProps) {
  const isWide = useMedia("(min-width: 64rem)");
  return (
    <Dialog open={open} title={title} onClose={onClose} sheet={isWide ? BELOW_HEADER : AT_FOOT}>
      <Rising hasGrip={!isWide} />
      {children}
      {/* The last for a keyboard: the sheet begins with its first question. */}
      <button
        type="button"
        aria-label={close}
        className="rounded-field text-muted hover:text-ink absolute top-4 right-4 grid size-11 place-items-center"
        onClick={({ currentTarget }) => currentTarget.closest("dialog")!.close()}
      >
        <Icon of={X} />
      </button>
    </Dialog>
  );
}

/** The sheet comes up as it opens, on a phone with a grip at its top. */
function Rising({ hasGrip }: { hasGrip: boolean }) {
  const grip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    grip.current?.closest("dialog")?.animate?.([{ translate: "0 4rem" }, { translate: "0 0" }], {
      duration: UP_MS,
      easing: "cubic-bezier(0, 0, 0.2, 1)",
    });
  }, []);
  return (
    <span
      ref={grip}
      aria-hidden="true"
      hidden={!hasGrip}
      className="bg-line absolute top-3 rounded-full"
      style={{ left: "calc(50% - 1.375rem)", width: "2.75rem", height: "5px" }}
    />
  );
}
