import { useEffect, useRef, type RefObject } from "react";

/**
 * For an item that is removed from a list before the answer arrives: its dialog disappears with the
 * focus. @returns a ref to set while it is being removed. @param onGone is called once it has gone.
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
