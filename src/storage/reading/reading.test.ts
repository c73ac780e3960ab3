import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readingPlace } from "@/storage/known";
import { readingMemory, takeVisitorsPlaces, textPlaces } from "./reading";

const SPEED_KEY = "4mq_read_aloud";
const PLACES_KEY = "4mq_reading";
const STORY = "/short-stories/keeper-of-embers";
const CHAPTER = "/resources/sample-chapter";
const SNOW = { id: "snow-surprise", title: "Snow Surprise!" };
let stored = new Map<string, string>();
let userId: string | undefined;
const memory = readingMemory(() => userId);

beforeEach(() => {
  userId = undefined;
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const inStorage = (key: string) => JSON.parse(stored.get(key)!) as unknown;

it("starts every text at its beginning, at the voice's own speed", () => {
  expect(memory.load(STORY)).toEqual({ place: 0, speed: 1, spoken: false });
});

it("keeps a place for each text and one speed for all", () => {
  memory.save(STORY, { place: 12, speed: 1, spoken: false });
  memory.save(CHAPTER, { place: 3, speed: 1.25, spoken: false });
  expect(memory.load(STORY)).toEqual({ place: 12, speed: 1.25, spoken: false });
  expect(inStorage(SPEED_KEY)).toEqual({ speed: 1.25 });
  expect(inStorage(PLACES_KEY)).toEqual({ places: { [STORY]: 12, [CHAPTER]: 3 } });
});

it("tells today's strip in which part the last text was left, until that text alone is read", () => {
  memory.save(STORY, { place: 12, speed: 1, spoken: false, part: SNOW });
  expect(readingPlace(undefined)).toEqual({ to: `${STORY}#snow-surprise`, title: "Snow Surprise!" });
  memory.save(CHAPTER, {
    place: "end",
    speed: 1,
    spoken: false,
    part: { id: "this-week", title: "This week" },
  });
  expect(readingPlace(undefined)?.title).toBe("Snow Surprise!");
  memory.save(STORY, { place: "end", speed: 1, spoken: false, part: SNOW });
  expect(readingPlace(undefined)).toBeUndefined();
  expect(memory.load(STORY).place).toBe("end");
});

it("forgets the place of a text that is begun again", () => {
  memory.save(STORY, { place: 12, speed: 1, spoken: false, part: SNOW });
  memory.save(STORY, { place: 0, speed: 1, spoken: false, part: SNOW });
  expect(readingPlace(undefined)).toBeUndefined();
  expect(memory.load(STORY).place).toBe(0);
});

it("knows whether the voice or the eye was there last", () => {
  memory.save(STORY, { place: 12, speed: 1, spoken: true });
  expect(memory.load(STORY).spoken).toBe(true);
  expect(memory.load(CHAPTER).spoken).toBe(false);
  memory.save(CHAPTER, { place: 3, speed: 1, spoken: false });
  expect(memory.load(STORY).spoken).toBe(true);
  memory.save(STORY, { place: 14, speed: 1, spoken: false });
  expect(memory.load(STORY).spoken).toBe(false);
});

it("keeps the places of each user apart", () => {
  userId = "ann";
  memory.save(STORY, { place: 12, speed: 1, spoken: false });
  userId = "bob";
  expect(memory.load(STORY).place).toBe(0);
  expect(textPlaces("ann")).toEqual({ [STORY]: 12 });
});

it("adds a visitor's places to a user's, and goes on with the visitor's text", () => {
  memory.save(STORY, { place: 12, speed: 1, spoken: false, part: SNOW });
  userId = "ann";
  memory.save(CHAPTER, { place: 3, speed: 1, spoken: false, part: { id: "two-words", title: "Two words" } });
  memory.save(STORY, { place: 2, speed: 1, spoken: false });
  takeVisitorsPlaces("ann");
  expect(textPlaces("ann")).toEqual({ [STORY]: 12, [CHAPTER]: 3 });
  expect(readingPlace("ann")?.title).toBe("Snow Surprise!");
});

it("keeps the places of the twenty most recent texts", () => {
  for (let text = 1; text <= 20; text += 1)
    memory.save(`/text-${text}`, { place: text, speed: 1, spoken: false });
  memory.save("/text-1", { place: 100, speed: 1, spoken: false });
  memory.save("/text-21", { place: 21, speed: 1, spoken: false });
  expect(memory.load("/text-1").place).toBe(100);
  expect(memory.load("/text-2").place).toBe(0);
  expect(memory.load("/text-3").place).toBe(3);
});

it("does not overwrite another tab's places", () => {
  memory.save(STORY, { place: 12, speed: 1, spoken: false });
  stored.set(PLACES_KEY, JSON.stringify({ places: { [STORY]: 12, other: 4 } }));
  memory.save(STORY, { place: 13, speed: 1, spoken: false });
  expect(memory.load("other").place).toBe(4);
});

it("knows the text that an earlier version of the site left, by its part", () => {
  stored.set(PLACES_KEY, JSON.stringify({ to: `${STORY}#snow-surprise`, title: "Snow Surprise!" }));
  expect(memory.load(STORY).place).toBe(0);
  memory.save(CHAPTER, { place: "end", speed: 1, spoken: false });
  expect(readingPlace(undefined)?.title).toBe("Snow Surprise!");
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
  stored.set(SPEED_KEY, value);
  stored.set(PLACES_KEY, value);
  expect(memory.load("story")).toEqual({ place: 0, speed: 1, spoken: false });
  memory.save("story", { place: 2, speed: 1, spoken: false });
  expect(memory.load("story")).toEqual({ place: 2, speed: 1, spoken: false });
});

it("keeps the other places if one is invalid", () => {
  stored.set(PLACES_KEY, '{"places":{"a":"x","b":5}}');
  expect(memory.load("b").place).toBe(5);
  expect(memory.load("a").place).toBe(0);
});

it("has no place for a text named like a property of every object", () => {
  for (const name of ["__proto__", "constructor", "toString"]) expect(memory.load(name).place).toBe(0);
  memory.save("__proto__", { place: 4, speed: 1, spoken: false });
  expect(memory.load("__proto__").place).toBe(4);
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
  memory.save("story", { place: 9, speed: 1.5, spoken: false });
  expect(memory.load("story")).toEqual({ place: 9, speed: 1.5, spoken: false });
});
