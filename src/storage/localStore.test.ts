import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserStorage } from "./browserStorage";
import { localStore } from "./localStore";

const KEY = "4mq_test";
/** A storage with room for a number of characters. */
class Small {
  readonly kept = new Map<string, string>();
  room = Infinity;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    const others = [...this.kept]
      .filter(([name]) => name !== key)
      .reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, value);
  };
  removeItem = (key: string) => void this.kept.delete(key);
}

let storage: Small;
/** Reads the value as another tab does: only from storage. */
const stored = () => JSON.parse(storage.kept.get(KEY) ?? "null") as unknown;
const list = () => localStore<readonly string[]>({ key: KEY, schema: v.array(v.string()), empty: [] });
const add = (word: string) => (words: readonly string[]) => [...words, word];

beforeEach(() => {
  storage = new Small();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  browserStorage.removeItem(KEY);
  browserStorage.removeItem(`${KEY}_corrupt`);
  vi.unstubAllGlobals();
});

it("applies a change to the current stored value, and notifies subscribers", () => {
  const words = list();
  const told = vi.fn();
  words.update(add("one"));
  storage.kept.set(KEY, '["one","from another tab"]');
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const stop = words.subscribe(told);
  words.update(add("two"));
  stop();
  expect(told).toHaveBeenCalledOnce();
  expect(stored()).toEqual(["one", "from another tab", "two"]);
  expect(words.read()).toEqual(stored());
});

it("remembers changes while storage is full, and adds them to another tab's once there is room", () => {
  const words = list();
  words.update(add("one"));
  storage.room = storage.kept.get(KEY)!.length;
  words.update(add("two"));
  words.update(add("three"));
  expect(words.read()).toEqual(["one", "two", "three"]);
  expect(words.isKept()).toBe(false);
  expect(stored()).toEqual(["one"]);

  storage.room = Infinity;
  storage.kept.set(KEY, '["one","from another tab"]');
  words.update(add("four"));
  expect(stored()).toEqual(["one", "from another tab", "two", "three", "four"]);
  expect(words.isKept()).toBe(true);
  words.update(add("five"));
  expect(stored()).toEqual(["one", "from another tab", "two", "three", "four", "five"]);
});

it("remembers all changes while the page is open if storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  const words = list();
  words.update(add("one"));
  words.update(add("two"));
  expect(words.read()).toEqual(["one", "two"]);
  expect(words.isKept()).toBe(false);
});

it("a corrupt value is set aside where there is only room for one of it", () => {
  storage.kept.set(KEY, '{"not":"a list"}');
  storage.room = 20;
  const words = list();
  expect(words.read()).toEqual([]);
  expect(words.wasSetAside()).toBe(true);
  expect([...storage.kept]).toEqual([[`${KEY}_corrupt`, '{"not":"a list"}']]);
});

it("keeps the texts that were set aside together, each once", () => {
  const words = list();
  for (const raw of ["{", '{"weeks":"of work"}', "{"]) {
    storage.kept.set(KEY, raw);
    expect(words.read()).toEqual([]);
  }
  expect([...storage.kept]).toEqual([[`${KEY}_corrupt`, '{\n{"weeks":"of work"}']]);
});

it.each([1, 2])("keeps the longer text aside when both are too long to keep together: %i", (first) => {
  const words = list();
  const texts = ["?".repeat(60_000), "!".repeat(70_000)];
  for (const raw of first === 1 ? texts : texts.toReversed()) {
    storage.kept.set(KEY, raw);
    expect(words.read()).toEqual([]);
  }
  expect([...storage.kept]).toEqual([[`${KEY}_corrupt`, texts[1]]]);
});

it("keeps the readable part of a corrupt value and sets only the rest aside", () => {
  const words = localStore<readonly string[]>({
    key: KEY,
    schema: v.array(v.string()),
    empty: [],
    recover: (stored) => ({
      value: (stored as unknown[]).filter((word) => typeof word === "string"),
      rest: (stored as unknown[]).filter((word) => typeof word !== "string"),
    }),
  });
  storage.kept.set(KEY, '["one",2,"three"]');
  expect(words.read()).toEqual(["one", "three"]);
  expect(words.wasSetAside()).toBe(true);
  expect(stored()).toEqual(["one", "three"]);
  expect(storage.kept.get(`${KEY}_corrupt`)).toBe("[2]");
});

it("leaves no key behind after a value is forgotten", () => {
  const words = list();
  words.update(add("one"));
  words.forget();
  expect(words.read()).toEqual([]);
  expect(storage.kept.size).toBe(0);
});
