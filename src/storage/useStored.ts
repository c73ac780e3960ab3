import { useSyncExternalStore } from "react";
import type { LocalStore } from "./localStore";

/** The stored value, followed through every change; while prerendering and hydrating, the empty one. */
export const useStored = <Value>(store: LocalStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.snapshot, () => store.empty);
