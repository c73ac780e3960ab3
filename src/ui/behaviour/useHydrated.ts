import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and until React has hydrated it, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
