/**
 * One value of the browser's storage that is parsed on every read. Another tab, an earlier version of the site or a
 * person with the developer tools may have written it: a value that cannot be right is set aside, never a crash.
 */
import * as v from "valibot";
import { browserStorage } from "./browserStorage";

export interface LocalStore<Value> {
  /** What is stored, as it is now. */
  read: () => Value;
  write: (value: Value) => void;
  /** Calls back when the value changes, here or in another tab. @returns the function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** The same object as long as nothing changed. */
  snapshot: () => Value;
  /** What stands for it while prerendering. */
  empty: Value;
  /** Whether what was written outlives this page: not when the storage is full or blocked. */
  isKept: () => boolean;
  /** Whether a value that could not be right has been put aside since the page was opened. */
  wasSetAside: () => boolean;
}

interface StoreOptions<Value> {
  key: string;
  schema: v.GenericSchema<unknown, Value>;
  empty: Value;
}

const CORRUPT = Symbol("corrupt");

function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, raw: string): Value | typeof CORRUPT {
  try {
    const result = v.safeParse(schema, JSON.parse(raw));
    return result.success ? result.output : CORRUPT;
  } catch {
    return CORRUPT;
  }
}

export function localStore<Value>({ key, schema, empty }: StoreOptions<Value>): LocalStore<Value> {
  const listeners = new Set<() => void>();
  let setAside = false;
  let last: { raw: string | null; value: Value } = { raw: null, value: empty };

  function look(): Value {
    const raw = browserStorage.getItem(key);
    if (raw === last.raw) return last.value;
    const value = raw === null ? empty : parseWith(schema, raw);
    if (value !== CORRUPT) {
      last = { raw, value };
      return value;
    }
    // Out of the way, but not lost: it may be all that a child has earned.
    browserStorage.setItem(`${key}_corrupt`, raw!);
    browserStorage.removeItem(key);
    setAside = true;
    last = { raw: null, value: empty };
    return empty;
  }

  return {
    read: look,
    snapshot: look,
    empty,
    write(value) {
      browserStorage.setItem(key, JSON.stringify(value));
      for (const listen of listeners) listen();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const stop = browserStorage.subscribe(key, onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
    isKept: () => browserStorage.isKept(key),
    wasSetAside: () => setAside,
  };
}
