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
import { gradeOf, proseOf, sentenceLengthsOf, textsOf } from "@/content/reading/readability";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { COINS_AND_BANKS_CHECK } from "@/content/resources/topics/checkCoinsAndBanks";
import { MONEY_WORDS_CHECK } from "@/content/resources/topics/checkMoneyWords";
import { WAYS_TO_EARN_CHECK } from "@/content/resources/topics/checkWaysToEarn";
import { COINS_AND_BANKS } from "@/content/resources/topics/topicCoinsAndBanks";
import { WAYS_TO_EARN } from "@/content/resources/topics/waysToEarn";
import { nextLink } from "@/content/today/today";

/** The page of a check, with everything on it that has an address of its own. */
interface Page {
  path: string;
  sections: readonly { id: string }[];
}
const MONEY_WORDS = {
  path: "/resources/money-words",
  sections: GLOSSARY.map(({ term }) => ({ id: wordAnchor(term) })),
};
const EARNING = {
  path: "/resources/ways-to-earn",
  sections: [{ id: "how-earning-works" }, ...Object.values(WAYS_TO_EARN).flat()],
};

/** Each with the grades and the longest sentence of its readers. */
const CHAPTER_CHECKS = [
  ["needs-vs-wants", NEEDS_VS_WANTS_CHECK, NEEDS_VS_WANTS, 3, 5, 14],
  ["influence-invasion", INFLUENCE_INVASION_CHECK, INFLUENCE_INVASION, 5, 7, 18],
  ["debt-trap", DEBT_TRAP_CHECK, DEBT_TRAP, 7, 9, 22],
  ["four-quadrants", FOUR_QUADRANTS_CHECK, FOUR_QUADRANTS_FOR_PARENTS, 0, 10, 22],
] as const;
const CHECKS: readonly [string, ChapterCheck, Page, number, number, number][] = [
  ...CHAPTER_CHECKS.map((row): (typeof CHECKS)[number] => [...row]),
  ["coins-and-banks", COINS_AND_BANKS_CHECK, COINS_AND_BANKS, 3, 5, 14],
  ["money-words", MONEY_WORDS_CHECK, MONEY_WORDS, 3, 6, 16],
  ["ways-to-earn", WAYS_TO_EARN_CHECK, EARNING, 3, 6, 16],
];

describe.each(CHECKS)("the check of %s", (slug, check, page, easiest, hardest, longest) => {
  it("has five questions of its page, each about a part of it", () => {
    expect(check.path).toBe(page.path);
    // Today's strip knows a text by the beginning of these ids.
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

it.each(CHAPTER_CHECKS)(
  "names and links the check of %s in today's strip as its chapter",
  (slug, _, chapter) => {
    const recall = { source: slug, count: 2 };
    expect(nextLink({ kind: "recall", recall })).toEqual({
      to: `${chapter.path}#check`,
      label: `Two quick ones from ${chapter.title}`,
    });
  },
);
