import { useSyncExternalStore } from "react";
import { isKnown, onKeptChange } from "./isKnown";

/** False while prerendering and hydrating. */
export const useIsKnown = (): boolean => useSyncExternalStore(onKeptChange, isKnown, () => false);
