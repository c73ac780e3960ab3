/**
 * One value in the browser's storage, parsed on every read. Another tab, an earlier version of the site or a person
 * with the developer tools may have written it, so an invalid value is set aside and never causes a crash.
 */
import * as v from "valibot";
import { browserStorage } from "./browserStorage";
import type { DeviceStorage } from "./neverThrowing";
import type { BrowserStorage } from "./players/players";

export interface LocalStore<Value> {
  /** The current stored value. */
  read: () => Value;
  write: (value: Value) => void;
  /**
   * Changes the current stored value. A change that could not be stored is applied again on top of the newer value, so
   * that this page and another tab, both with changes of their own, end with all of them: `change` must be pure.
   */
  update: (change: (value: Value) => Value) => void;
  /** Removes the stored value. */
  forget: () => void;
  /** Calls back when the value changes, here or in another tab. @returns the function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** The same object as long as nothing has changed. */
  snapshot: () => Value;
  /** The value while prerendering. */
  empty: Value;
  /** True if the stored value outlives this page: false when the storage is full or blocked. */
  isKept: () => boolean;
  /** True if an invalid value has been set aside since the page was opened. */
  wasSetAside: () => boolean;
}

export interface Recovered<Value> {
  value: Value;
  /** The parts that did not fit into the value; they are set aside. */
  rest: unknown;
}

interface StoreOptions<Value> {
  key: string;
  schema: v.GenericSchema<unknown, Value>;
  empty: Value;
  /** Recovers a value from its readable parts when the schema rejects the whole. */
  recover?: (stored: unknown) => Recovered<Value> | undefined;
  /** Converts a value into the form that the schema reads; by default, the value itself. */
  encode?: (value: Value) => unknown;
  /** By default, `browserStorage`. */
  storage?: DeviceStorage & Partial<Pick<BrowserStorage, "ownerOf">>;
}

/** The end of the key under which an invalid value is set aside. */
export const CORRUPT_SUFFIX = "_corrupt";
/** In characters. */
const MAX_SET_ASIDE = 100_000;

export function localStore<Value>(options: StoreOptions<Value>): LocalStore<Value> {
  const { key, schema, empty, recover, encode = (value) => value, storage = browserStorage } = options;
  const listeners = new Set<() => void>();
  let setAside = false;
  let last: { raw: string | null; value: Value } = { raw: null, value: empty };
  /** Changes that this page remembers but the browser has not stored. */
  let pendingWrites: ((value: Value) => Value)[] = [];
  /** The player they belong to. */
  let owner: string | undefined;

  /** @returns the value, and the part of the text that does not fit into it. */
  function parse(raw: string | null): { value: Value; bad?: string } {
    if (raw === null) return { value: empty };
    try {
      const stored: unknown = JSON.parse(raw);
      const result = v.safeParse(schema, stored);
      if (result.success) return { value: result.output };
      const salvaged = recover?.(stored);
      if (salvaged) return { value: salvaged.value, bad: JSON.stringify(salvaged.rest) };
    } catch {
      // The text is not even JSON.
    }
    return { value: empty, bad: raw };
  }

  /**
   * One line for each value set aside. If they are too many, the longer text is kept, because it is
   * likelier to hold weeks of work.
   */
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
      // The value is moved aside rather than lost, because it may be everything a child has earned.
      // The original is removed first, or there may be no room.
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
      if (owner !== storage.ownerOf?.(key)) pendingWrites = [];
      owner = storage.ownerOf?.(key);
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
