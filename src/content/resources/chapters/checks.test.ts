/** The checks at the ends of chapters and topics: answerable, without a cue, and at the grade of their readers. */
import { describe, expect, it } from "vitest";
import { DEBT_TRAP } from "./chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "./chapterFourQuadrants";
import { INFLUENCE_INVASION } from "./chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "./chapterNeedsVsWants";
import { DEBT_TRAP_CHECK } from "./checkDebtTrap";
import { FOUR_QUADRANTS_CHECK } from "./checkFourQuadrants";
import { INFLUENCE_INVASION_CHECK } from "./checkInfluenceInvasion";
import { NEEDS_VS_WANTS_CHECK } from "./checkNeedsVsWants";
import type { ChapterCheck } from "./checkTypes";
import { BUDGET_CHECK } from "@/content/resources/topics/checkBudget";
import { INSURANCE_CHECK } from "@/content/resources/topics/checkInsurance";
import { MONEY_THAT_GROWS_CHECK } from "@/content/resources/topics/checkMoneyThatGrows";
import { PRICES_AND_TAX_CHECK } from "@/content/resources/topics/checkPricesAndTax";
import { REFUNDS_CHECK } from "@/content/resources/topics/checkRefunds";
import { BUDGET } from "@/content/resources/topics/topicBudget";
import { INSURANCE } from "@/content/resources/topics/topicInsurance";
import { MONEY_THAT_GROWS } from "@/content/resources/topics/topicMoneyThatGrows";
import { PRICES_AND_TAX } from "@/content/resources/topics/topicPricesAndTax";
import { REFUNDS } from "@/content/resources/topics/topicRefunds";
import { gradeOf, proseOf, sentenceLengthsOf, textsOf } from "@/content/reading/readability";
import type { Chapter } from "@/content/reading/reading";
import { FIRST_PAY_CHECK } from "@/content/resources/topics/checkFirstPay";
import { SCAMS_AND_GAMES_CHECK } from "@/content/resources/topics/checkScamsAndGames";
import type { Topic } from "@/content/resources/topics/topic";
import { FIRST_PAY } from "@/content/resources/topics/topicFirstPay";
import { SCAMS_AND_GAMES } from "@/content/resources/topics/topicScamsAndGames";
import { nextLink } from "@/content/today/today";

/** Each with the grades and the longest sentence of its readers. */
const CHAPTERS: readonly [string, ChapterCheck, Chapter, number, number, number][] = [
  ["needs-vs-wants", NEEDS_VS_WANTS_CHECK, NEEDS_VS_WANTS, 3, 5, 14],
  ["influence-invasion", INFLUENCE_INVASION_CHECK, INFLUENCE_INVASION, 5, 7, 18],
  ["debt-trap", DEBT_TRAP_CHECK, DEBT_TRAP, 7, 9, 22],
  ["four-quadrants", FOUR_QUADRANTS_CHECK, FOUR_QUADRANTS_FOR_PARENTS, 0, 10, 22],
];
const TOPICS: readonly [string, ChapterCheck, Topic, number, number, number][] = [
  ["a-budget-you-can-keep", BUDGET_CHECK, BUDGET, 3, 6, 16],
  ["money-that-grows", MONEY_THAT_GROWS_CHECK, MONEY_THAT_GROWS, 5, 8, 20],
  ["prices-and-tax", PRICES_AND_TAX_CHECK, PRICES_AND_TAX, 5, 8, 20],
  ["refunds-and-subscriptions", REFUNDS_CHECK, REFUNDS, 5, 8, 20],
  ["insurance", INSURANCE_CHECK, INSURANCE, 5, 8, 20],
  ["scams-and-games", SCAMS_AND_GAMES_CHECK, SCAMS_AND_GAMES, 3, 6, 16],
  ["first-pay-first-account", FIRST_PAY_CHECK, FIRST_PAY, 5, 8, 20],
];

describe.each([...CHAPTERS, ...TOPICS])("the check of %s", (slug, check, page, easiest, hardest, longest) => {
  it("has five questions of its page, each about a section", () => {
    expect(check.path).toBe(page.path);
    // Today's strip knows a page by the beginning of these ids.
    expect(check.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((nth) => `${slug}-${nth}`));
    const sections = page.sections.map(({ id }) => id);
    for (const { section } of check.questions) expect(sections).toContain(section);
  });

  it("has one right option in each, and a sentence of its own for each", () => {
    const reasons = check.questions.flatMap(({ options, correctAnswer }) => {
      expect(new Set(options.map(({ text }) => text)).size).toBe(3);
      expect(options.filter(({ text }) => text === correctAnswer)).toHaveLength(1);
      return options.map(({ reason }) => reason);
    });
    expect(new Set(reasons).size).toBe(15);
  });

  it("gives no answer away by its length or its place", () => {
    const places = check.questions.map(({ options, correctAnswer }) =>
      options.findIndex(({ text }) => text === correctAnswer),
    );
    for (const place of [0, 1, 2]) {
      const times = places.filter((one) => one === place).length;
      expect(times).toBeGreaterThanOrEqual(1);
      expect(times).toBeLessThanOrEqual(2);
    }
    const isExtreme = (pick: (...lengths: number[]) => number) =>
      check.questions.filter(({ options, correctAnswer }) => {
        const wrong = options.filter(({ text }) => text !== correctAnswer).map(({ text }) => text.length);
        return (
          pick(correctAnswer.length, ...wrong) === correctAnswer.length &&
          !wrong.includes(correctAnswer.length)
        );
      }).length;
    expect(isExtreme(Math.max)).toBeLessThanOrEqual(2);
    expect(isExtreme(Math.min)).toBeLessThanOrEqual(2);
  });

  it("is written for the readers of its page", () => {
    const texts = check.questions.map(({ question, options }) => [
      question,
      options.map(({ reason }) => reason),
    ]);
    const grade = gradeOf(proseOf(texts));
    expect(grade).toBeGreaterThanOrEqual(easiest);
    expect(grade).toBeLessThanOrEqual(hardest);
    const lengths = textsOf(texts).flatMap(sentenceLengthsOf);
    expect(lengths.filter(({ words }) => words > longest)).toEqual([]);
  });
});

describe.each(CHAPTERS)("the check of %s", (slug, _, chapter) => {
  it("is named and linked in today's strip as its chapter is", () => {
    const recall = { source: slug, count: 2 };
    expect(nextLink({ kind: "recall", recall })).toEqual({
      to: `${chapter.path}#check`,
      label: `Two quick ones from ${chapter.title}`,
    });
  });
});

describe.each(TOPICS)("the check of %s", (_, { questions }, { sections }) => {
  it("asks about as many sections of its topic as it can, in the order of the text", () => {
    const ids = sections.map(({ id }) => id);
    const asked = questions.map(({ section }) => ids.indexOf(section));
    expect(asked).toEqual(asked.toSorted((one, other) => one - other));
    expect(new Set(asked).size).toBe(Math.min(ids.length, questions.length));
  });
});
