/** All outcomes of the five scenes: every answer combined with every other. */
import { describe, expect, it } from "vitest";
import { quadrantOf, scoresOf } from "@/domain/quadrant";
import type { Assessment } from "@/domain/scorecard";
import { QUADRANTS } from "./quadrants";
import { SCENARIOS, type ScenarioOption } from "./scenarios";

const everyWay: readonly (readonly ScenarioOption[])[] = SCENARIOS.reduce<
  readonly (readonly ScenarioOption[])[]
>((ways, { options }) => ways.flatMap((way) => options.map((option) => [...way, option])), [[]]);
const results: readonly Assessment[] = everyWay.map(scoresOf);
const earning = results.map(({ earningScore }) => earningScore);
const spending = results.map(({ spendingScore }) => spendingScore);
const shareOf = (isMeant: (result: Assessment) => boolean) => results.filter(isMeant).length / results.length;

describe("the five scenes", () => {
  it("are five, each with a character of its own and four answers of its own", () => {
    expect(SCENARIOS).toHaveLength(5);
    expect(everyWay).toHaveLength(4 ** 5);
    for (const name of ["id", "character", "scenario", "symbol"] as const)
      expect(new Set(SCENARIOS.map((scenario) => scenario[name])).size, name).toBe(5);
    const texts = SCENARIOS.flatMap(({ options }) => options.map(({ text }) => text));
    expect(new Set(texts).size).toBe(20);
  });

  it("have one answer for each tile of the map, so that no tile is the right one", () => {
    for (const { id, options } of SCENARIOS)
      expect(options.map((option) => quadrantOf(scoresOf([option]))).toSorted(), id).toEqual([
        "QI",
        "QII",
        "QIII",
        "QIV",
      ]);
  });

  it("do not offer the tiles in the same order twice", () => {
    const orders = SCENARIOS.map(({ options }) =>
      options.map((option) => quadrantOf(scoresOf([option]))).join(),
    );
    expect(new Set(orders).size).toBe(5);
  });

  it("have their pictures", () => {
    const [art] = Object.values(
      import.meta.glob<string>("/public/art/scenarios.svg", {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    );
    for (const { symbol } of SCENARIOS) expect(art).toContain(`<symbol id="${symbol}"`);
  });
});

describe("all answers together", () => {
  it("can reach both ends of both scales", () => {
    for (const scores of [earning, spending])
      expect([Math.min(...scores), Math.max(...scores)]).toEqual([0, 100]);
  });

  it.each([
    [0, 0],
    [0, 100],
    [100, 0],
    [100, 100],
  ])("can reach the corner of earning %i and spending %i", (earningScore, spendingScore) => {
    expect(results).toContainEqual({ earningScore, spendingScore });
  });

  it("can end exactly in the middle of either scale, and of both", () => {
    expect(earning).toContain(50);
    expect(spending).toContain(50);
    expect(results).toContainEqual({ earningScore: 50, spendingScore: 50 });
  });

  it.each(QUADRANTS)("lead to %s about as often as to the other three", (quadrant) => {
    const share = shareOf((result) => quadrantOf(result) === quadrant);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.32);
  });

  it("lean neither to more nor to less", () => {
    const mean = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
    for (const scores of [earning, spending]) {
      expect(mean(scores)).toBeGreaterThan(45);
      expect(mean(scores)).toBeLessThan(55);
    }
  });
});
