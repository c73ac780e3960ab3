import fc from "fast-check";
import { expect, it } from "vitest";
import { quadrantOf, scoresOf } from "./quadrant";

const answer = (earningImpact: number, spendingImpact: number) => ({ earningImpact, spendingImpact });

it.each([
  [0, 50],
  [1, 58],
  [-1, 42],
  [6, 98],
  [-6, 2],
  // The scale ends from here on.
  [7, 100],
  [-7, 0],
  [10, 100],
  [-10, 0],
])("turns a sum of %i into a score of %i, on either axis", (sum, score) => {
  expect(scoresOf([answer(sum, 0)])).toEqual({ earningScore: score, spendingScore: 50 });
  expect(scoresOf([answer(0, sum)])).toEqual({ earningScore: 50, spendingScore: score });
});

it("adds up the impacts of all answers before limiting the score", () => {
  const answers = [answer(9, -9), answer(-8, 8), answer(1, -2)];
  expect(scoresOf(answers)).toEqual({ earningScore: 66, spendingScore: 26 });
});

it("puts both scores in the middle without an answer", () => {
  expect(scoresOf([])).toEqual({ earningScore: 50, spendingScore: 50 });
});

it.each([
  [50, 50, "QI"],
  [100, 100, "QI"],
  [50, 49, "QII"],
  [100, 0, "QII"],
  [49, 49, "QIII"],
  [0, 0, "QIII"],
  [49, 50, "QIV"],
  [0, 100, "QIV"],
])(
  "puts an earning score of %i and a spending score of %i into %s",
  (earningScore, spendingScore, quadrant) => {
    expect(quadrantOf({ earningScore, spendingScore })).toBe(quadrant);
  },
);

it("gives whole scores from 0 to 100 for any answers", () => {
  const impact = fc.integer({ min: -3, max: 3 });
  const answers = fc.array(fc.record({ earningImpact: impact, spendingImpact: impact }), { maxLength: 9 });
  fc.assert(
    fc.property(answers, (given) => {
      for (const score of Object.values(scoresOf(given))) {
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }),
  );
});
