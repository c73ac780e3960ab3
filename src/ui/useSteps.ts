import { useRef, useState } from "react";

/**
 * State whose changes see each other at once: two clicks before the next drawing are two changes, not the same one
 * twice. The change gets the value as it is and tells what became of it.
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
