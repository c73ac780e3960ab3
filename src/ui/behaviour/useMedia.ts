import { useSyncExternalStore } from "react";

/** True while the screen fits the query. For parts that are drawn by scripts alone: while prerendering there is no screen. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
