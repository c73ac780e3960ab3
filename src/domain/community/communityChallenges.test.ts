import { describe, expect, it } from "vitest";
import { formatAmount, formatDollars, goalEnd, readGoal, readTotal } from "./communityChallenges";
import { progressPercent } from "@/domain/progressPercent";

it.each([
  ["50", 5000],
  ["0.01", 1],
  [".5", 50],
  ["9999999.99", 999_999_999],
  ["0", undefined],
  ["0.00", undefined],
  ["-5", undefined],
  ["", undefined],
  ["ten", undefined],
  ["10000000", undefined],
  ["1.005", undefined],
  ["1e3", undefined],
  ["Infinity", undefined],
  ["NaN", undefined],
])("reads a goal of “%s” as %s", (text, cents) => {
  expect(readGoal(text)).toBe(cents);
});

it("allows a new total of zero, but not less", () => {
  expect(readTotal("0")).toBe(0);
  expect(readTotal("20.5")).toBe(2050);
  expect(readTotal("-1")).toBeUndefined();
  expect(readTotal("")).toBeUndefined();
});

it.each([
  [0, 5000, 0],
  [2500, 5000, 50],
  [1, 3, 33],
  [2, 3, 67],
  [5000, 5000, 100],
  [7500, 5000, 100],
  // A goal that has not been reached is never at 100 percent.
  [4999, 5000, 99],
  [999_999_998, 999_999_999, 99],
])("calculates %i of %i as %i percent", (progress, target, percent) => {
  expect(progressPercent(progress, target)).toBe(percent);
});

it("ends a goal 30 days after the day it was set", () => {
  expect(goalEnd("2026-11-21")).toBe("2026-12-21");
  expect(goalEnd("2028-01-30")).toBe("2028-02-29");
});

describe("amounts", () => {
  it.each([
    [5000, "$50"],
    [2050, "$20.50"],
    [1, "$0.01"],
    [0, "$0"],
    [123_456, "$1,234.56"],
    [999_999_999, "$9,999,999.99"],
  ])("formats %i cents as %s", (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });

  it("shows no currency sign for days and quests", () => {
    expect(formatAmount(700)).toBe("7");
    expect(formatAmount(250)).toBe("2.5");
  });
});
