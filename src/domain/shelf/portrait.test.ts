import { expect, it } from "vitest";
import { levelOfPortrait, LOOKS, meText, PORTRAITS, readMe, wornLook } from "./portrait";

it("keeps a choice through writing and reading", () => {
  for (const portrait of [...PORTRAITS, null])
    for (const { id: look } of LOOKS) expect(readMe(meText({ portrait, look }))).toEqual({ portrait, look });
});

it.each([null, "", "nobody sun", "dreamer", "<b> legend", "dreamer night night", "null undefined"])(
  "reads “%s” without failing",
  (text) => {
    const { portrait, look } = readMe(text);
    expect([...PORTRAITS, null]).toContain(portrait);
    expect(LOOKS.map(({ id }) => id)).toContain(look);
  },
);

it("has four portraits on each of three levels", () => {
  expect(PORTRAITS.map(levelOfPortrait)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
});

it.each([
  ["legend", 19, "sun"],
  ["legend", 20, "legend"],
  ["leaf", 0, "sun"],
  ["leaf", 1, "leaf"],
  ["sun", 0, "sun"],
] as const)("shows the look %s with %s coins as %s", (look, coins, worn) => {
  expect(wornLook({ portrait: null, look }, coins)).toBe(worn);
});
