import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { X } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { useEffect, useRef, useSyncExternalStore, type CSSProperties } from "react";
import { onKeyboardChange, spaceAboveKeyboard } from "@/ui/behaviour/aboveKeyboard";
import { footBarHeight, onFootBarChange } from "@/ui/behaviour/footBar";
import { dismissToast, type Toast } from "./toast";

const SUCCESS_MS = 4000;

const TONES: Record<Toast["tone"], string> = {
  success: "border-l-q2",
  destructive: "border-l-danger",
};

/** The height of the screen's foot that a phone's keyboard covers, in pixels. */
function keyboardHeight() {
  const space = spaceAboveKeyboard();
  return space ? Math.round(innerHeight - space.top - space.height) : 0;
}
const footHeight = () => Math.max(footBarHeight(), keyboardHeight());

function onFootChange(change: () => void) {
  const stopBar = onFootBarChange(change);
  const stopKeyboard = onKeyboardChange(change);
  return () => {
    stopBar();
    stopKeyboard();
  };
}

/** The controls whose failure a toast may tell: what was pressed, and what sends a form. */
const causes = () => [
  ...document.querySelectorAll("main [type=submit]"),
  ...(document.activeElement?.matches("button") ? [document.activeElement] : []),
];

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Toasts lie at the foot of the screen. As soon as a failure would cover the control that caused it, they lie under the header:
 * help that comes beside the control moves it, and so does scrolling. @returns the function that puts them back.
 */
function keepOffCauses(viewport: HTMLElement): () => void {
  const { style } = viewport;
  const look = () => {
    const place = viewport.getBoundingClientRect();
    if (style.top || !causes().some((control) => overlap(control.getBoundingClientRect(), place))) return;
    style.top = "5rem";
    style.bottom = "auto";
  };
  const sizes = new ResizeObserver(look);
  // Radix draws a toast into the viewport after this.
  sizes.observe(viewport);
  sizes.observe(document.body);
  addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener("scroll", look);
    style.top = style.bottom = "";
  };
}

/** A success disappears by itself. A failure stays until it is closed or its cause is resolved. */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const foot = useSyncExternalStore(onFootChange, footHeight);
  const viewport = useRef<HTMLOListElement>(null);
  const hasFailed = toasts.some(({ tone }) => tone === "destructive");
  useEffect(() => (hasFailed ? keepOffCauses(viewport.current!) : undefined), [hasFailed, toasts]);
  return (
    <Provider swipeDirection="right" label="Message">
      {toasts.map(({ id, title, description, tone }) => (
        <Root
          key={id}
          duration={tone === "destructive" ? Infinity : SUCCESS_MS}
          // A failure is announced at once, anything else after the screen reader's current sentence.
          type={tone === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => open || dismissToast(id)}
          className={`surface flex items-start gap-3 border-l-8 p-4 ${TONES[tone]}`}
        >
          <div className="min-w-0 flex-1">
            <Title className="font-display font-semibold">{title}</Title>{" "}
            {description && <Description className="text-muted text-base">{description}</Description>}
          </div>
          <Close
            aria-label="Close message"
            className="rounded-field text-muted hover:text-ink -m-2 grid size-11 shrink-0 place-items-center"
          >
            <Icon of={X} size={20} />
          </Close>
        </Root>
      ))}
      <Viewport ref={viewport} className="toasts" style={{ "--foot": `${foot}px` } as CSSProperties} />
    </Provider>
  );
}
