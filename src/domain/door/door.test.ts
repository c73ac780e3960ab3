import { expect, it } from "vitest";
import { addDays, type Day } from "@/domain/calendar";
import { openingOn, thingOfDay, withOpening, withStart, type Door } from "./door";

const ROW = Array.from({ length: 70 }, (_, nth) => `word:${nth}`);
const START = "2026-11-20";
const NEW: Door = { start: START, opened: [] };
const on = (nth: number): Day => addDays(START, nth);
const openedOn = (door: Door, nth: number) =>
  withOpening(door, { thing: thingOfDay(ROW, door, on(nth)), day: on(nth), option: 0 });

it("shows the next thing of the row each day, opened or not", () => {
  expect([0, 1, 69].map((nth) => thingOfDay(ROW, NEW, on(nth)))).toEqual(["word:0", "word:1", "word:69"]);
  expect(thingOfDay(ROW, openedOn(NEW, 0), on(1))).toBe("word:1");
  // Somebody who sees it for the first time.
  expect(thingOfDay(ROW, { start: null, opened: [] }, on(3))).toBe("word:0");
});

it("shows what was not opened again, in order, once the row has ended", () => {
  const door = [0, 2, 5].reduce(openedOn, NEW);
  expect([70, 71, 72, 73].map((nth) => thingOfDay(ROW, door, on(nth)))).toEqual([
    "word:1",
    "word:3",
    "word:4",
    "word:6",
  ]);
  // An opening of this pass is no part of the next.
  expect(thingOfDay(ROW, openedOn(door, 70), on(70 + 67))).toBe("word:3");
});

it("begins the whole row again when fewer things than a month has days are left", () => {
  const openedAll = Array.from({ length: 70 }, (_, nth) => nth).reduce(openedOn, NEW);
  expect(thingOfDay(ROW, openedAll, on(70))).toBe("word:0");
  const openedMost = Array.from({ length: 60 }, (_, nth) => nth).reduce(openedOn, NEW);
  expect(thingOfDay(ROW, openedMost, on(70))).toBe("word:0");
});

it("opens one a day, and keeps the first of two", () => {
  const door = openedOn(NEW, 0);
  const again = withOpening(door, { thing: "word:9", day: on(0), option: 1 });
  expect(again).toBe(door);
  expect(openingOn(again, on(0))).toEqual({ thing: "word:0", day: on(0), option: 0 });
  expect(openingOn(again, on(1))).toBeUndefined();
});

it("keeps its first day", () => {
  expect(withStart({ start: null, opened: [] }, on(4)).start).toBe(on(4));
  expect(withStart(NEW, on(4))).toBe(NEW);
});

it("has another thing each day for a clock that was set back, and keeps what was opened in order", () => {
  const days = [-3, -2, -1, 0, 1].map((nth) => thingOfDay(ROW, NEW, on(nth)));
  expect(days).toEqual(["word:67", "word:68", "word:69", "word:0", "word:1"]);
  expect(thingOfDay(ROW, NEW, on(-70))).toBe("word:0");
  const door = openedOn(openedOn(NEW, 2), -1);
  expect(door.opened.map(({ day }) => day)).toEqual([on(-1), on(2)]);
  expect(thingOfDay(ROW, door, on(3))).toBe("word:3");
});
