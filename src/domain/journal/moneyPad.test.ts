import { expect, it } from "vitest";
import { padKeyOf, padOf, padText, pressed, type PadKey } from "./moneyPad";

const press = (keys: readonly string[], from = "") =>
  padText((keys as PadKey[]).reduce(pressed, padOf(from)));

it.each([
  [["2"], "2"],
  [["1", "pence", "8", "0"], "1.80"],
  [["pence", "5", "0"], "0.50"],
  [["1", "pence"], "1.00"],
  // As it is said: one pound and five pence.
  [["1", "pence", "5"], "1.05"],
  [["1", "pence", "8", "0", "5"], "1.80"],
  [["0", "5"], "5"],
  [["0"], "0"],
  [["1", "pence", "pence"], "1.00"],
  [["9", "9", "9", "9", "9", "9", "9", "9", "pence", "9", "9", "9"], "9999999.99"],
])("writes %j as %s", (keys, text) => {
  expect(press(keys)).toBe(text);
});

it.each([
  ["1.80", 1, "1.08"],
  ["1.80", 2, "1.00"],
  ["1.80", 3, "1"],
  ["1.80", 4, ""],
  ["", 1, ""],
])("takes back from %s, %i times, to “%s”", (from, times, text) => {
  expect(
    press(
      Array.from({ length: times }, () => "back"),
      from,
    ),
  ).toBe(text);
});

it.each([
  ["1.5", "1.50"],
  ["007", "7"],
  [".5", "0.50"],
  ["12", "12"],
])("goes on from %s, which was typed, as from %s", (typed, text) => {
  expect(padText(padOf(typed))).toBe(text);
});

it("takes the figures, the point and Backspace of a keyboard for its own keys, and no other", () => {
  expect(["7", ".", ",", "Backspace", "e", "-", "Tab", "F1"].map(padKeyOf)).toEqual([
    "7",
    "pence",
    "pence",
    "back",
    ...Array.from({ length: 4 }),
  ]);
});
