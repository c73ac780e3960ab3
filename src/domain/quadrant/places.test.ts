import { expect, it } from "vitest";
import { MAX_PLACES, withPlace, type Place } from "./places";

const place = (day: string, earningScore = 50): Place => ({
  day: day as Place["day"],
  earningScore,
  spendingScore: 50,
});

it("adds each new place to the end of the walk", () => {
  expect(withPlace([place("2026-09-01")], place("2026-10-01", 66))).toEqual([
    place("2026-09-01"),
    place("2026-10-01", 66),
  ]);
});

it("keeps only the last place of a day", () => {
  expect(withPlace([place("2026-09-01"), place("2026-09-02")], place("2026-09-02", 66))).toEqual([
    place("2026-09-01"),
    place("2026-09-02", 66),
  ]);
});

it("forgets the first places of a long walk", () => {
  let walk: Place[] = [];
  for (let nth = 1; nth <= MAX_PLACES + 3; nth += 1)
    walk = withPlace(walk, place(`2026-01-${String(nth).padStart(2, "0")}`));
  expect(walk).toHaveLength(MAX_PLACES);
  expect(walk[0]).toEqual(place("2026-01-04"));
});
