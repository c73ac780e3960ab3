import { useRef } from "react";

/** Runs the function unless the last run is still in progress, so that a double tap sends once. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const busy = useRef(false);
  return async (work) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } finally {
      busy.current = false;
    }
  };
}
