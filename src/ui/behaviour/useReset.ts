import { useEffect } from "react";

/** Calls `reset` once `active` has been true for that long; leaving the page cancels it. */
export function useReset(active: boolean, afterMs: number, reset: () => void): void {
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(reset, afterMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new function each time would start the time again
  }, [active, afterMs]);
}
