import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and until React runs it; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
