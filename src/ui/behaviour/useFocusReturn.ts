import { useEffect, type RefObject } from "react";

/** The element that had the focus has gone: the given element takes it, unless the visitor has moved elsewhere. */
export function focusIfLost(next: HTMLElement | null): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.id === "main")
    next?.focus({ preventScroll: true });
}

/**
 * A control loses the focus to the page while it is disabled. Once it is no longer `busy` it gets
 * the focus back, unless the visitor has moved elsewhere.
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
