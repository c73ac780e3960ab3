import { useSyncExternalStore } from "react";
import type { LocalStore } from "./localStore";

/** The stored value, updated with every change; the empty value while prerendering and hydrating. */
export const useStored = <Value>(store: LocalStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.snapshot, () => store.empty);
