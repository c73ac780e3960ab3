import { expect, it } from "vitest";
import { fitsAges } from "./fitsAges";

it.each([
  ["Ages 8-10", "8-10", true],
  ["Ages 8-10", "11-13", false],
  ["Ages 8-16", "14-16", true],
  ["Ages 11-16", "8-10", false],
  ["Ages 11-16", "14-16", true],
  ["For parents", "8-10", true],
  ["Ages 14-16", null, true],
])("knows whether %s is for %s", (label, ages, fits) => {
  expect(fitsAges(label, ages)).toBe(fits);
});
