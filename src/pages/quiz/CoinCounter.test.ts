import { expect, it } from "vitest";
import { COUNT_UP_STEPS, countUp } from "./CoinCounter";

it("counts up from zero to the total in twenty steps and never goes back", () => {
  expect(COUNT_UP_STEPS).toBe(20);
  for (const total of [0, 1, 7, 20, 137]) {
    const shown = Array.from({ length: 21 }, (_, step) => countUp(total, step));
    expect(shown[0]).toBe(0);
    expect(shown[20]).toBe(total);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  }
});
