import { useRef, useState } from "react";

/**
 * State whose updates see each other at once: two clicks before the next render are two changes,
 * not the same one twice. The updater gets the current value and returns the outcome too.
 */
export function useSteps<State>(initial: () => State) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const change = (step: (before: State) => State): { before: State; after: State } => {
    const before = latest.current;
    const after = step(before);
    latest.current = after;
    setState(after);
    return { before, after };
  };
  return [state, change] as const;
}
