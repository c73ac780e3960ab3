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

export interface Recovered<Value> {
  value: Value;
  /** What has no place in the value: it is set aside. */
  rest: unknown;
}

interface StoreOptions<Value> {
  key: string;
  schema: v.GenericSchema<unknown, Value>;
  empty: Value;
  /** Makes a value from the parts that can be read, where the schema refuses the whole. */
  recover?: (stored: unknown) => Recovered<Value> | undefined;
  /** What the schema reads, made from a value; the value itself unless told otherwise. */
  encode?: (value: Value) => unknown;
  /** `browserStorage` unless told otherwise. */
  storage?: BrowserStorage;
}

/** Ends the key under which a value that could not be right is set aside. */
export const CORRUPT_SUFFIX = "_corrupt";
/** Characters. */
const MAX_SET_ASIDE = 100_000;

export function localStore<Value>(options: StoreOptions<Value>): LocalStore<Value> {
  const { key, schema, empty, recover, encode = (value) => value, storage = browserStorage } = options;
  const listeners = new Set<() => void>();
  let setAside = false;
  let last: { raw: string | null; value: Value } = { raw: null, value: empty };
  /** Changes that this page remembers and the browser does not. */
  let pendingWrites: ((value: Value) => Value)[] = [];

  /** @returns the value, and the part of the text that is not in it. */
  function parse(raw: string | null): { value: Value; bad?: string } {
    if (raw === null) return { value: empty };
    try {
      const stored: unknown = JSON.parse(raw);
      const result = v.safeParse(schema, stored);
      if (result.success) return { value: result.output };
      const salvaged = recover?.(stored);
      if (salvaged) return { value: salvaged.value, bad: JSON.stringify(salvaged.rest) };
    } catch {
      // Not even JSON.
    }
    return { value: empty, bad: raw };
  }

  /** A line each. Where they are too many, the longer text stays: it is likeliest to hold what was made in weeks. */
  function setAsideText(bad: string) {
    const aside = key + CORRUPT_SUFFIX;
    const before = storage.getItem(aside);
    if (before === null) return storage.setItem(aside, bad);
    if (before.split("\n").includes(bad)) return;
    const both = `${before}\n${bad}`;
    if (both.length <= MAX_SET_ASIDE) storage.setItem(aside, both);
    else if (before.length < bad.length) storage.setItem(aside, bad);
  }

  function valueOf(raw: string | null): Value {
    if (raw === last.raw) return last.value;
    const { value, bad } = parse(raw);
    last = { raw, value };
    if (bad !== undefined) {
      // Out of the way, but not lost: it may be all that a child has earned. Removed first, or there may be no room.
      storage.removeItem(key);
      last.raw = value === empty ? null : write(value);
      setAsideText(bad);
      setAside = true;
    }
    return value;
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
      pendingWrites.push(change);
      const value = pendingWrites.reduce((before, next) => next(before), valueOf(storage.getStored(key)));
      last = { raw: write(value), value };
      if (storage.isKept(key)) pendingWrites = [];
      tell();
    },
    forget() {
      pendingWrites = [];
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
