import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays, dayOf, type Day } from "@/domain/calendar";
import {
  currentDays,
  earnedBadge,
  hasPassed,
  isOutOfStep,
  lastDays,
  logDay,
  streakState,
  streakStart,
  type Streak,
} from "./habits";

const NEW: Streak = { current: 0, best: 0, lastLogged: null };
const streak = (current: number, lastLogged: Day, best = current): Streak => ({ current, best, lastLogged });
const log = (...days: Day[]) => days.reduce(logDay, NEW);

describe("a log", () => {
  it("starts a streak of one day with the first log", () => {
    expect(logDay(NEW, "2026-11-21")).toEqual(streak(1, "2026-11-21"));
  });

  it("ignores a second log on the same day", () => {
    const before = streak(4, "2026-11-21", 9);
    expect(logDay(before, "2026-11-21")).toBe(before);
  });

  it.each([
    ["the next day", "2026-11-20", "2026-11-21"],
    ["over the end of a month", "2026-04-30", "2026-05-01"],
    ["over the end of a year", "2026-12-31", "2027-01-01"],
    ["over the leap day, first step", "2028-02-28", "2028-02-29"],
    ["over the leap day, second step", "2028-02-29", "2028-03-01"],
    ["from 28 February where there is no leap day", "2027-02-28", "2027-03-01"],
  ])("continues the streak exactly a day after the last log: %s", (_, last, today) => {
    expect(logDay(streak(5, last), today)).toEqual(streak(6, today));
  });

  it.each([
    ["two days", "2026-11-19", "2026-11-21"],
    ["a week", "2026-11-14", "2026-11-21"],
    ["28 February to 1 March of a leap year", "2028-02-28", "2028-03-01"],
    ["a year", "2025-11-21", "2026-11-21"],
  ])("starts again after a gap, and keeps the best streak: %s", (_, last, today) => {
    expect(logDay(streak(5, last, 12), today)).toEqual(streak(1, today, 12));
  });

  it("ignores a log before the last one, because the clock went back", () => {
    const ahead = streak(3, "2026-11-22");
    expect(logDay(ahead, "2026-11-21")).toBe(ahead);
  });

  it("keeps the longest streak as the best", () => {
    expect(log("2026-11-01", "2026-11-02", "2026-11-03", "2026-11-10", "2026-11-11")).toEqual(
      streak(2, "2026-11-11", 3),
    );
    expect(logDay(streak(3, "2026-11-20", 3), "2026-11-21").best).toBe(4);
    expect(logDay(streak(2, "2026-11-20", 7), "2026-11-21").best).toBe(7);
  });
});

it.each([
  ["the last day of the streak", "2026-11-21", false],
  ["its first day", "2026-11-20", false],
  ["the day before it", "2026-11-19", true],
  ["a day to come", "2026-11-22", false],
])("tells if a day can no longer be logged: %s", (_, day, isOver) => {
  expect(hasPassed(streak(2, "2026-11-21"), day)).toBe(isOver);
  expect(hasPassed(NEW, day)).toBe(false);
});

describe.each([
  ["Europe/London", "2026-03-29", "the clocks go forward"],
  ["Europe/London", "2026-10-25", "the clocks go back"],
  ["America/Sao_Paulo", "2018-11-04", "midnight itself is skipped"],
  ["Pacific/Kiritimati", "2026-11-21", "UTC+14"],
  ["Pacific/Pago_Pago", "2026-11-21", "UTC-11"],
])("in %s around %s (%s)", (zone, day) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    process.env.TZ = before;
  });

  it("counts a log a minute before midnight and one a minute after as two days in a row", () => {
    const [year, month, date] = day.split("-").map(Number) as [number, number, number];
    const late = dayOf(new Date(year, month - 1, date - 1, 23, 59));
    const early = dayOf(new Date(year, month - 1, date, 1, 1));
    expect([late, early]).toEqual([addDays(day, -1), day]);
    expect(log(late, early, dayOf(new Date(year, month - 1, date, 23, 59)))).toEqual(streak(2, day));
  });

  it("counts every day of that week once", () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index - 3));
    expect(log(...week)).toEqual(streak(7, addDays(day, 3)));
  });
});

it("counts the child's own day, not the server's", () => {
  const before = process.env.TZ;
  const moment = new Date("2026-11-21T10:30:00Z");
  process.env.TZ = "Pacific/Kiritimati";
  expect(dayOf(moment)).toBe("2026-11-22");
  process.env.TZ = "Pacific/Pago_Pago";
  expect(dayOf(moment)).toBe("2026-11-20");
  process.env.TZ = before;
});

describe("how a habit stands", () => {
  it.each([
    [NEW, "new", 0],
    [streak(3, "2026-11-21"), "done", 3],
    [streak(3, "2026-11-22"), "done", 3],
    [streak(3, "2026-11-20"), "running", 3],
    [streak(3, "2026-11-19"), "resting", 0],
  ] as const)("%j", (habit, standing, days) => {
    expect(streakState(habit, "2026-11-21")).toBe(standing);
    expect(currentDays(habit, "2026-11-21")).toBe(days);
  });
});

it("takes no journey for a reason when the last log is more than two days ahead", () => {
  expect(isOutOfStep(NEW, "2026-11-21")).toBe(false);
  expect(isOutOfStep(streak(3, "2026-11-23"), "2026-11-21")).toBe(false);
  expect(isOutOfStep(streak(3, "2026-11-24"), "2026-11-21")).toBe(true);
});

describe("the row of days", () => {
  const row = (habit: Streak) =>
    lastDays(habit, "2026-11-21")
      .map(({ inStreak }) => (inStreak ? "x" : "-"))
      .join("");

  it.each([
    [NEW, "-------"],
    [streak(1, "2026-11-21"), "------x"],
    [streak(3, "2026-11-20"), "---xxx-"],
    [streak(2, "2026-11-17"), "-xx----"],
    [streak(90, "2026-11-21"), "xxxxxxx"],
    [streak(5, "2026-11-15"), "x------"],
    [streak(5, "2026-11-10"), "-------"],
    // The last log is for tomorrow, because it was made before a journey westwards.
    [streak(2, "2026-11-22"), "------x"],
    [streak(1, "2026-11-22"), "------x"],
    [streak(1, "2026-11-23"), "------x"],
  ])("shows the row of days for %j as %s", (habit, days) => {
    expect(row(habit)).toBe(days);
  });

  it("ends the row today, and finds the first day of a streak", () => {
    expect(lastDays(NEW, "2026-03-02").map(({ day }) => day)).toEqual([
      "2026-02-24",
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
    expect(streakStart(NEW)).toBeNull();
    expect(streakStart(streak(1, "2026-11-21"))).toBe("2026-11-21");
    expect(streakStart(streak(30, "2028-03-01"))).toBe("2028-02-01");
  });
});

describe("a badge", () => {
  const TODAY = "2026-11-21";
  it.each([
    [6, undefined],
    [7, ["streak_champ", "bronze"]],
    [29, undefined],
    [30, ["streak_master", "silver"]],
    [89, undefined],
    [90, ["streak_legend", "gold"]],
    [92, undefined],
  ])("a streak that today makes %i days earns %j", (days, expected) => {
    const badge = earnedBadge(streak(days, TODAY), TODAY);
    expect(badge && [badge.type, badge.level]).toEqual(expected);
  });

  it("allows a claim on the next day, logged or not, and no later", () => {
    expect(earnedBadge(streak(7, "2026-11-20"), TODAY)?.days).toBe(7);
    expect(earnedBadge(streak(8, TODAY), TODAY)?.days).toBe(7);
    expect(earnedBadge(streak(9, TODAY), TODAY)).toBeUndefined();
    expect(earnedBadge(streak(7, "2026-11-19"), TODAY)).toBeUndefined();
    expect(earnedBadge(NEW, TODAY)).toBeUndefined();
  });
});
