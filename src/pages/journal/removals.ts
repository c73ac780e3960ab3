import { useSyncExternalStore } from "react";

const NONE: readonly never[] = [];

/** Each user's removed items since the page was opened. They live outside the tab, so that changing tabs keeps "Undo". */
export function removals<Item>() {
  const all = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();
  const subscribe = (listen: () => void) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  };
  const read = (userId: string): readonly Item[] => all.get(userId) ?? NONE;
  return {
    change(userId: string, edit: (items: readonly Item[]) => readonly Item[]) {
      all.set(userId, edit(read(userId)));
      for (const listen of listeners) listen();
    },
    use: (userId: string) =>
      useSyncExternalStore(
        subscribe,
        () => read(userId),
        () => NONE,
      ),
  };
}
