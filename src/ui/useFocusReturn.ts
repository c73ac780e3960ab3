import { useEffect, type RefObject } from "react";

/** What had the focus has gone: the next best thing gets it, unless the visitor is elsewhere already. */
export function focusIfLost(next: HTMLElement | null): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.id === "main")
    next?.focus({ preventScroll: true });
}

/**
 * A control that is disabled for a while loses the focus to the page as a whole: once it is not `busy` any more it gets
 * it back, unless the visitor has gone elsewhere.
 */
export function useFocusReturn(control: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    return () => {
      // After the control has been enabled again.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the control as it is by then
      requestAnimationFrame(() => focusIfLost(control.current));
    };
  }, [busy, control]);
}
