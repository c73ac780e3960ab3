import { describe, expect, it } from "vitest";
import { formatPence, formatPenceBriefly, MAX_PENCE, parsePounds, penceOf, poundsOf } from "./money";

describe("an amount as a person types it", () => {
  it.each([
    ["0", 0],
    ["4", 400],
    ["4.5", 450],
    ["4.50", 450],
    ["4.05", 405],
    [".5", 50],
    [".05", 5],
    ["0.07", 7],
    [" 4.5 ", 450],
    ["0004", 400],
    ["00.50", 50],
    ["000000000000", 0],
    ["1.15", 115], // 114.99999999999999 when multiplied as a fraction
    ["9999999.99", MAX_PENCE],
  ])("reads %j as %i pence", (text, pence) => {
    expect(parsePounds(text)).toBe(pence);
  });

  it.each([
    "",
    " ",
    ".",
    "4.",
    "four",
    "£4",
    "4 5",
    "1e3",
    "0x10",
    "-1",
    "+1",
    "-0",
    "1,50",
    "1,000",
    "1.005",
    "1.2.3",
    "4.5p",
    "10000000",
    "NaN",
    "Infinity",
    "٢",
    "4\n5",
  ])("rejects %j as an amount", (text) => {
    expect(parsePounds(text)).toBeUndefined();
  });
});

describe("pounds of the database", () => {
  it.each([
    [0, 0],
    [1.15, 115],
    [8.2, 820],
    [0.07, 7],
    [9_999_999.99, MAX_PENCE],
  ])("converts %d pounds into %i pence and back", (pounds, pence) => {
    expect(penceOf(pounds)).toBe(pence);
    expect(poundsOf(pence)).toBe(pounds);
  });
});

describe("an amount as a person reads it", () => {
  it.each([
    [0, "£0.00"],
    [5, "£0.05"],
    [123_450, "£1,234.50"],
    [-120, "-£1.20"],
    [MAX_PENCE, "£9,999,999.99"],
  ])("formats %i pence as %s", (pence, text) => {
    expect(formatPence(pence)).toBe(text);
  });
});

it.each([
  [0, "£0"],
  [50, "£0.50"],
  [4_000, "£40"],
  [1_230, "£12.30"],
  [99_999, "£999.99"],
  [100_000, "£1k"],
  [120_000, "£1.2k"],
  [125_000, "£1.25k"],
  [MAX_PENCE, "£10m"],
])("labels %i pence on a chart's axis as %s", (pence, text) => {
  expect(formatPenceBriefly(pence).toLowerCase()).toBe(text);
});
