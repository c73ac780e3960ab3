import { askToPersist } from "./askToPersist";

/** A storage that never throws: if the browser's is blocked or full, values stay in memory while the page is open. */
export function neverThrowing(storage: () => Storage) {
  const memory = new Map<string, string>();

  /** The value that the browser itself holds under the key, whatever is in this page's memory. */
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
        void askToPersist(key);
      } catch {
        memory.set(key, value);
      }
    },

    removeItem(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Storage is blocked, so it holds nothing.
      }
    },

    /** The keys of all stored values. */
    keys(): string[] {
      try {
        return [...memory.keys(), ...Object.keys(storage())];
      } catch {
        return [...memory.keys()];
      }
    },

    /** Clears everything, memory included, and notifies all subscribers. */
    clear(): void {
      memory.clear();
      try {
        storage().clear();
      } catch {
        // When storage is blocked, the values were only ever in memory.
      }
      // A null key, as browsers send it when another tab clears the storage.
      dispatchEvent(new StorageEvent("storage"));
    },

    /** Returns true if the value under the key outlives this page. */
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

export type DeviceStorage = ReturnType<typeof neverThrowing>;
