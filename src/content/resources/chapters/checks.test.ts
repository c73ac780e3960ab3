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
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { TOPIC_CHECKS } from "@/content/resources/topics/topicChecks";
import { TOPIC_PATHS, TOPICS } from "@/content/resources/topics/topics";
import { WAYS_TO_EARN } from "@/content/resources/topics/waysToEarn";
import { nextLink } from "@/content/today/today";

/** The text of a check: the anchors of its page, and the grades and the longest sentence of its readers. */
interface Text {
  path: string;
  title: string;
  anchors: readonly string[];
  easiest: number;
  hardest: number;
  longest: number;
}
const textOf = (
  { path, title, sections }: { path: string; title: string; sections: readonly { id: string }[] },
  [easiest, hardest, longest]: readonly [number, number, number],
): Text => ({ path, title, anchors: sections.map(({ id }) => id), easiest, hardest, longest });

/** A topic is for several ages: the words of the youngest, with a harder question or two for the oldest. */
const TOPIC_READERS = { "Ages 8-10": [3, 5, 14], "Ages 8-16": [3, 6, 16], "Ages 11-16": [5, 8, 20] } as const;
/** The pages that are not read in sections. */
const OTHER_SECTIONS: Readonly<Record<string, readonly { id: string }[]>> = {
  "/resources/money-words": GLOSSARY.map(({ term }) => ({ id: wordAnchor(term) })),
  "/resources/ways-to-earn": [{ id: "how-earning-works" }, ...Object.values(WAYS_TO_EARN).flat()],
};
const TOPICS_CHECKED = await Promise.all(
  TOPIC_PATHS.map(async (path): Promise<[string, ChapterCheck, Text]> => {
    const sections = OTHER_SECTIONS[path] ?? WRITTEN_TOPICS.find((topic) => topic.path === path)!.sections;
    const { title, ages } = TOPICS[path];
    const text = textOf({ path, title, sections }, TOPIC_READERS[ages]);
    return [path.split("/")[2]!, await TOPIC_CHECKS[path](), text];
  }),
);

const CHECKS: readonly [slug: string, check: ChapterCheck, text: Text][] = [
  ["needs-vs-wants", NEEDS_VS_WANTS_CHECK, textOf(NEEDS_VS_WANTS, [3, 5, 14])],
  ["influence-invasion", INFLUENCE_INVASION_CHECK, textOf(INFLUENCE_INVASION, [5, 7, 18])],
  ["debt-trap", DEBT_TRAP_CHECK, textOf(DEBT_TRAP, [7, 9, 22])],
  ["four-quadrants", FOUR_QUADRANTS_CHECK, textOf(FOUR_QUADRANTS_FOR_PARENTS, [0, 10, 22])],
  ...TOPICS_CHECKED,
];

describe.each(CHECKS)("the check of %s", (slug, check, text) => {
  it("has five questions of its text, each about a section", () => {
    expect(check.path).toBe(text.path);
    // Today's strip knows a text by the beginning of these ids.
    expect(check.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((nth) => `${slug}-${nth}`));
    for (const { section } of check.questions) expect(text.anchors).toContain(section);
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

  it("is named and linked in today's strip as its text is, with a short title", () => {
    const { to, label } = nextLink({ kind: "recall", recall: { source: slug, count: 2 } });
    expect(to).toBe(`${text.path}#check`);
    const [, title] = label.split("Two quick ones from ");
    expect(text.title).toContain(title);
    expect(title!.length).toBeLessThanOrEqual(24);
  });

  it("is written for the readers of its text", () => {
    const texts = check.questions.map(({ question, options }) => [
      question,
      options.map(({ reason }) => reason),
    ]);
    const grade = gradeOf(proseOf(texts));
    expect(grade).toBeGreaterThanOrEqual(text.easiest);
    expect(grade).toBeLessThanOrEqual(text.hardest);
    const lengths = textsOf(texts).flatMap(sentenceLengthsOf);
    expect(lengths.filter(({ words }) => words > text.longest)).toEqual([]);
  });
});
