import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readAloudMemory } from "./readAloud";

const KEY = "4mq_read_aloud";
let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const inStorage = () => JSON.parse(stored.get(KEY)!) as unknown;

it("starts every text at its beginning, at the voice's own speed", () => {
  expect(readAloudMemory.load("keeper-of-embers")).toEqual({ place: 0, speed: 1 });
});

it("keeps a place for each text and one speed for all", () => {
  readAloudMemory.save("keeper-of-embers", { place: 12, speed: 1 });
  readAloudMemory.save("/resources/sample-chapter", { place: 3, speed: 1.25 });
  expect(readAloudMemory.load("keeper-of-embers")).toEqual({ place: 12, speed: 1.25 });
  expect(inStorage()).toEqual({
    speed: 1.25,
    places: { "keeper-of-embers": 12, "/resources/sample-chapter": 3 },
  });
});

it("forgets the place of a text that was read to its end", () => {
  readAloudMemory.save("keeper-of-embers", { place: 12, speed: 1 });
  readAloudMemory.save("keeper-of-embers", { place: 0, speed: 1 });
  expect(inStorage()).toEqual({ speed: 1, places: {} });
});

it("keeps the places of the twenty most recent texts", () => {
  for (let text = 1; text <= 20; text += 1) readAloudMemory.save(`text-${text}`, { place: text, speed: 1 });
  readAloudMemory.save("text-1", { place: 100, speed: 1 });
  readAloudMemory.save("text-21", { place: 21, speed: 1 });
  expect(readAloudMemory.load("text-1").place).toBe(100);
  expect(readAloudMemory.load("text-2").place).toBe(0);
  expect(readAloudMemory.load("text-3").place).toBe(3);
});

it("does not overwrite another tab's places", () => {
  readAloudMemory.save("keeper-of-embers", { place: 12, speed: 1 });
  stored.set(KEY, '{"speed":1.5,"places":{"keeper-of-embers":12,"other":4}}');
  readAloudMemory.save("keeper-of-embers", { place: 13, speed: 1 });
  expect(readAloudMemory.load("other").place).toBe(4);
});

it.each([
  "not JSON",
  "null",
  "7",
  "[]",
  '"text"',
  '{"speed":"fast","places":7}',
  '{"speed":"1.5"}',
  '{"speed":1e308,"places":null}',
  '{"speed":-1,"places":{"story":-3}}',
  '{"speed":0,"places":{"story":1.5}}',
  '{"places":{"story":"12"}}',
  '{"places":{"story":1e308}}',
  '{"places":["story"]}',
])("ignores a stored bookmark that cannot be right: %s", (value) => {
  stored.set(KEY, value);
  expect(readAloudMemory.load("story")).toEqual({ place: 0, speed: 1 });
  readAloudMemory.save("story", { place: 2, speed: 1 });
  expect(readAloudMemory.load("story")).toEqual({ place: 2, speed: 1 });
});

it("keeps the other places if one is invalid", () => {
  stored.set(KEY, '{"speed":0.75,"places":{"a":"x","b":5}}');
  expect(readAloudMemory.load("b")).toEqual({ place: 5, speed: 0.75 });
  expect(readAloudMemory.load("a").place).toBe(0);
});

it("has no place for a text named like a property of every object", () => {
  for (const name of ["__proto__", "constructor", "toString"])
    expect(readAloudMemory.load(name).place).toBe(0);
  readAloudMemory.save("__proto__", { place: 4, speed: 1 });
  expect(readAloudMemory.load("__proto__").place).toBe(4);
  expect(({} as { place?: number }).place).toBeUndefined();
});

it("keeps places while the page is open if storage is blocked or full", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {},
  });
  readAloudMemory.save("story", { place: 9, speed: 1.5 });
  expect(readAloudMemory.load("story")).toEqual({ place: 9, speed: 1.5 });
});
