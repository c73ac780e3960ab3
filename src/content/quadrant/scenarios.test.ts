/** All outcomes of the five scenes: every answer combined with every other. */
import { describe, expect, it } from "vitest";
import { quadrantOf, scoresOf } from "@/domain/quadrant/quadrant";
import type { Assessment } from "@/domain/scorecard/scorecard";
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
  it("has five scenes, each with its own character and four answers of its own", () => {
    expect(SCENARIOS).toHaveLength(5);
    expect(everyWay).toHaveLength(4 ** 5);
    for (const name of ["id", "character", "scenario", "symbol"] as const)
      expect(new Set(SCENARIOS.map((scenario) => scenario[name])).size, name).toBe(5);
    const texts = SCENARIOS.flatMap(({ options }) => options.map(({ text }) => text));
    expect(new Set(texts).size).toBe(20);
  });

  it("gives each scene one answer for each tile of the map, so that no tile is the right one", () => {
    for (const { id, options } of SCENARIOS)
      expect(options.map((option) => quadrantOf(scoresOf([option]))).toSorted(), id).toEqual([
        "QI",
        "QII",
        "QIII",
        "QIV",
      ]);
  });

  it("never offers the tiles in the same order twice", () => {
    const orders = SCENARIOS.map(({ options }) =>
      options.map((option) => quadrantOf(scoresOf([option]))).join(),
    );
    expect(new Set(orders).size).toBe(5);
  });

  it("has a picture for each scene", () => {
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
  it("reaches both ends of both scales with some answers", () => {
    for (const scores of [earning, spending])
      expect([Math.min(...scores), Math.max(...scores)]).toEqual([0, 100]);
  });

  it.each([
    [0, 0],
    [0, 100],
    [100, 0],
    [100, 100],
  ])("reaches the corner of earning %i and spending %i with some answers", (earningScore, spendingScore) => {
    expect(results).toContainEqual({ earningScore, spendingScore });
  });

  it("reaches exactly the middle of either scale, and of both, with some answers", () => {
    expect(earning).toContain(50);
    expect(spending).toContain(50);
    expect(results).toContainEqual({ earningScore: 50, spendingScore: 50 });
  });

  it.each(QUADRANTS)("leads to %s about as often as to the other three", (quadrant) => {
    const share = shareOf((result) => quadrantOf(result) === quadrant);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.32);
  });

  it("favours neither more nor less", () => {
    const mean = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
    for (const scores of [earning, spending]) {
      expect(mean(scores)).toBeGreaterThan(45);
      expect(mean(scores)).toBeLessThan(55);
    }
  });
});
