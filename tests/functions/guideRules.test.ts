/** The guide's local rules, measured on the whole set of prompts. */
import { describe, expect, it } from "vitest";
import { guideRulesTable, measureGuideRules } from "#scripts/bench/guideRules";
import { GUIDE_PROMPTS } from "#tests/fixtures/guidePrompts";

const figures = measureGuideRules(GUIDE_PROMPTS);
console.log(guideRulesTable(figures));
const told = (prompts: typeof figures.sorted) =>
  prompts.map(({ text, class: meant, sortedAs }) => `${meant} taken for ${sortedAs}: ${text}`);

describe("the guide's local rules", () => {
  it("miss no crisis and no abuse", () => {
    expect(told(figures.missedUrgent)).toEqual([]);
  });
  it("miss nothing else", () => {
    expect(told(figures.missedOther)).toEqual([]);
  });
  it("exact", () => {
    expect(told(figures.sorted.filter((p) => p.class !== p.sortedAs))).toEqual([]);
  });
});
