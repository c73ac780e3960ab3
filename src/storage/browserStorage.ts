/** localStorage that never throws: blocked or full, what was written stays in memory for as long as the page is open. */
const memory = new Map<string, string>();

export const browserStorage = {
  getItem(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  removeItem(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing could have been stored.
    }
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
