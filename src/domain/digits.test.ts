import { expect, it } from "vitest";
import { asciiDigits } from "./digits";

it.each([
  ["273855", "273855"],
  ["２７３８５５", "273855"],
  ["٢٧٣٨٥٥", "273855"],
  ["۲۷۳۸۵۵", "273855"],
  ["२७३८५५", "273855"],
  ["𝟐𝟕𝟑𝟖𝟓𝟓", "273855"],
  ["9 of ৯", "9 of 9"],
  ["½", "1⁄2"],
  ["", ""],
])("writes %j as %j", (text, written) => {
  expect(asciiDigits(text)).toBe(written);
});
