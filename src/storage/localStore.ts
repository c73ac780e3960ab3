/**
 * One value of the browser's storage that is parsed on every read. Another tab, an earlier version of the site or a
 * person with the developer tools may have written it: a value that cannot be right is set aside, never a crash.
 */
import * as v from "valibot";
import { browserStorage, type BrowserStorage } from "./browserStorage";

export interface LocalStore<Value> {
  /** What is stored, as it is now. */
  read: () => Value;
  write: (value: Value) => void;
  /**
   * Changes what is stored, as it is now. What could not be kept is done anew on top of what is stored by then, so that
   * this page and another tab, both with changes of their own, end with all of them: `change` must be pure.
   */
  update: (change: (value: Value) => Value) => void;
  /** Nothing is stored any more. */
  forget: () => void;
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
  /** What the schema reads, made from a value; the value itself unless told otherwise. */
  encode?: (value: Value) => unknown;
  /** `browserStorage` unless told otherwise. */
  storage?: BrowserStorage;
}

/** Ends the key under which a value that could not be right is set aside. */
export const CORRUPT_SUFFIX = "_corrupt";

const CORRUPT = Symbol("corrupt");

function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, raw: string): Value | typeof CORRUPT {
  try {
    const result = v.safeParse(schema, JSON.parse(raw));
    return result.success ? result.output : CORRUPT;
  } catch {
    return CORRUPT;
  }
}

export function localStore<Value>(options: StoreOptions<Value>): LocalStore<Value> {
  const { key, schema, empty, encode = (value) => value, storage = browserStorage } = options;
  const listeners = new Set<() => void>();
  let setAside = false;
  let last: { raw: string | null; value: Value } = { raw: null, value: empty };
  /** Changes that this page remembers and the browser does not. */
  let unkept: ((value: Value) => Value)[] = [];

  function valueOf(raw: string | null): Value {
    if (raw === last.raw) return last.value;
    const value = raw === null ? empty : parseWith(schema, raw);
    if (value !== CORRUPT) {
      last = { raw, value };
      return value;
    }
    // Out of the way, but not lost: it may be all that a child has earned. Removed first, or there may be no room.
    storage.removeItem(key);
    // The first one stays: it is likelier to hold what was made in weeks than what was begun anew after it.
    if (storage.getItem(key + CORRUPT_SUFFIX) === null) storage.setItem(key + CORRUPT_SUFFIX, raw!);
    setAside = true;
    last = { raw: null, value: empty };
    return empty;
  }

  const look = () => valueOf(storage.getItem(key));

  function write(value: Value): string {
    const raw = JSON.stringify(encode(value));
    storage.setItem(key, raw);
    return raw;
  }

  const tell = () => {
    for (const listen of listeners) listen();
  };

  return {
    read: look,
    snapshot: look,
    empty,
    write(value) {
      write(value);
      tell();
    },
    update(change) {
      unkept.push(change);
      const value = unkept.reduce((before, next) => next(before), valueOf(storage.getStored(key)));
      last = { raw: write(value), value };
      if (storage.isKept(key)) unkept = [];
      tell();
    },
    forget() {
      unkept = [];
      storage.removeItem(key);
      tell();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const stop = storage.subscribe(key, onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
    isKept: () => storage.isKept(key),
    wasSetAside: () => setAside,
  };
}
