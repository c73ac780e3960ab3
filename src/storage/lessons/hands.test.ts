import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { allHands } from "./hands";

const KEY = "4mq_hands";
const LESSON = "/resources/lessons/needs-and-wants";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The store as a page has it that has just been opened. */
async function opened() {
  vi.resetModules();
  return import("./hands");
}
const read = (store: typeof allHands) => store.read()[LESSON];

it("keeps each lesson's hands for a page that is opened again in the tab", async () => {
  const { countHands } = await opened();
  countHands(LESSON, "before-0", 2, 12);
  countHands(LESSON, "before-0", 0, 9);
  countHands(LESSON, "after-0", 1, 0);
  countHands("/resources/lessons/payslip", "before-0", 0, 7);
  countHands(LESSON, "after-0", 1, null);
  const again = await opened();
  expect(read(again.allHands)).toEqual({ "before-0": [9, null, 12], "after-0": [null, null] });
});

it("clears one lesson, and puts its hands back", async () => {
  const { allHands, countHands, handsIn, replaceHands } = await opened();
  countHands(LESSON, "before-0", 0, 9);
  countHands("/resources/lessons/payslip", "before-0", 0, 7);
  const before = handsIn(allHands.read(), LESSON);
  replaceHands(LESSON);
  expect(read(allHands)).toEqual({});
  expect(allHands.read()["/resources/lessons/payslip"]).toEqual({ "before-0": [7] });
  replaceHands(LESSON, before);
  expect(read(allHands)).toEqual({ "before-0": [9] });
});

it.each([
  "no JSON",
  `{"${LESSON}":{"before-0":["Amara"]}}`,
  `{"${LESSON}":{"before-0":[100]}}`,
  `{"${LESSON}":{"before-0":[-1]}}`,
  `{"${LESSON}":{"before-0":[1.5]}}`,
  `{"${LESSON}":{"before-0":[1,2,3,4,5]}}`,
])("sets aside a value that is no count of hands: %s", async (value) => {
  kept.set(KEY, value);
  const { allHands } = await opened();
  expect(allHands.read()).toEqual({});
  expect(kept.get(`${KEY}_corrupt`)).toBe(value);
  expect(kept.has(KEY)).toBe(false);
});
