import { useEffect, useRef, type RefObject } from "react";

/**
 * For what goes from a list: the list stands without it before the answer is here, so it leaves the page, and its dialog
 * with the focus. @returns to be set while it goes. @param onGone is called once it has gone.
 */
export function useIsNavigating(onGone: () => void): RefObject<boolean> {
  const isNavigating = useRef(false);
  useEffect(
    () => () => {
      if (isNavigating.current) onGone();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- on leaving, and not with each new function
    [],
  );
  return isNavigating;
}
