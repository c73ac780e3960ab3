import { expect, it } from "vitest";
import { isTooLongPassword } from "./password";

it.each([
  ["a", 72, false],
  ["a", 73, true],
  ["é", 36, false],
  ["é", 37, true],
  ["😀", 18, false],
  ["😀", 19, true],
  ["e\u0301", 36, false],
  ["", 1, false],
])("measures a password in bytes: %j, %i times", (sign, times, isTooLong) => {
  expect(isTooLongPassword(sign.repeat(times))).toBe(isTooLong);
});
