import { expect, it } from "vitest";
import { asciiDigits, codeIn } from "./digits";

it.each([
  ["273855", "273855"],
  ["２７３８５５", "273855"],
  ["٢٧٣٨٥٥", "273855"],
  ["۲۷۳۸۵۵", "273855"],
  ["२७३८५५", "273855"],
  ["𝟐𝟕𝟑𝟖𝟓𝟓", "273855"],
  ["9 of ৯", "9 of 9"],
  ["𝟘𝟡", "09"],
  ["￡４．５０　－（ＧＢＰ）", "£4.50 -(GBP)"],
  ["½", "½"],
  ["4⁵⁰", "4⁵⁰"],
  ["①₂", "①₂"],
  ["", ""],
])("writes %j as %j", (text, written) => {
  expect(asciiDigits(text)).toBe(written);
});

it.each([
  ["273855", "273855"],
  ["273-855", "273855"],
  ["273 – 855.", "273855"],
  ["273\u200b855", "273855"],
  ["２７３ ８５５", "273855"],
  ["٢٧٣٨٥٥", "273855"],
  ["२७३-८५५", "273855"],
  ["Code: 273855", "273855"],
  ["G-273855", "273855"],
  ["273 855 is your 4MQ code", "273855"],
  ["27385", undefined],
  ["2738556", undefined],
  ["273855 or 273856", undefined],
  ["27385⁵", undefined],
  ["four", undefined],
  ["", undefined],
])("reads the code in %j as %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});
