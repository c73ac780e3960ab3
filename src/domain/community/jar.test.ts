import { expect, it } from "vitest";
import { dropOf, hasArrived, totalWith, totalWithout, withDrop, withEntryBack, type Drop } from "./jar";

const drop = (entry: string, change: Partial<Drop> = {}): Drop => ({
  entry,
  goal: "g",
  amount: 200,
  from: 960,
  state: "in",
  ...change,
});

it("adds figure for figure, and never above what the database takes or below nothing", () => {
  expect(totalWith(960, 200)).toBe(1160);
  expect(totalWith(999_999_900, 200)).toBe(999_999_999);
  expect(totalWithout(1160, 200)).toBe(960);
  expect(totalWithout(100, 200)).toBe(0);
});

it("keeps one record for each entry, and the newest four hundred", () => {
  const many = Array.from({ length: 401 }, (_, nth) => drop(`e${nth}`)).reduce<readonly Drop[]>(withDrop, []);
  expect(many).toHaveLength(400);
  expect(dropOf(many, "e0")).toBeUndefined();
  const again = withDrop(many, drop("e7", { state: "taking" }));
  expect(again).toHaveLength(400);
  expect(dropOf(again, "e7")).toMatchObject({ state: "taking" });
});

it("follows an entry that comes back under another id", () => {
  expect(withEntryBack([drop("a"), drop("b")], "a", "c").map(({ entry }) => entry)).toEqual(["c", "b"]);
});

it("takes a lost answer for one that arrived as soon as the jar holds anything else", () => {
  expect(hasArrived(drop("a", { state: "dropping" }), 960)).toBe(false);
  expect(hasArrived(drop("a", { state: "dropping" }), 1160)).toBe(true);
  expect(hasArrived(drop("a", { state: "dropping" }), 1500)).toBe(true);
  expect(hasArrived(drop("a"), 960)).toBe(true);
});
