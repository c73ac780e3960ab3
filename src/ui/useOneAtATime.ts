import { useRef } from "react";

/** Runs what it is given, unless the last one is still running: a double tap sends once. */
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
