/** A storage that never throws: blocked or full, what was written stays in memory for as long as the page is open. */
export function neverThrowing(storage: () => Storage) {
  const memory = new Map<string, string>();

  /** What the browser itself holds under the key, whatever this page remembers beside it. */
  function getStored(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  return {
    getStored,

    getItem: (key: string): string | null => memory.get(key) ?? getStored(key),

    setItem(key: string, value: string): void {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },

    removeItem(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing could have been stored.
      }
    },

    /** Under which keys something is stored. */
    keys(): string[] {
      try {
        return [...memory.keys(), ...Object.keys(storage())];
      } catch {
        return [...memory.keys()];
      }
    },

    /** Forgets everything, memory included, and tells those who follow a key. */
    clear(): void {
      memory.clear();
      try {
        storage().clear();
      } catch {
        // Blocked: there was only the memory.
      }
      // As the browser itself tells of a storage that was cleared elsewhere: without a key.
      dispatchEvent(new StorageEvent("storage"));
    },

    /** Whether what was written under the key outlives this page. */
    isKept: (key: string): boolean => !memory.has(key),

    /** Calls back when another tab changes the key. @returns the function that stops it. */
    subscribe(key: string, onChange: () => void): () => void {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      addEventListener("storage", listen);
      return () => removeEventListener("storage", listen);
    },
  };
}

export type BrowserStorage = ReturnType<typeof neverThrowing>;

export const browserStorage = neverThrowing(() => localStorage);
