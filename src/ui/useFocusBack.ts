import { useEffect, type RefObject } from "react";

/**
 * A control that is disabled for a while loses the focus to the page as a whole: once it is not `busy` any more it gets
 * it back, unless the visitor has gone elsewhere.
 */
export function useFocusBack(control: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    return () => {
      // After the control has been enabled again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body || document.activeElement?.id === "main")
          // oxlint-disable-next-line react-hooks/exhaustive-deps -- the control as it is by then
          control.current?.focus({ preventScroll: true });
      });
    };
  }, [busy, control]);
}
