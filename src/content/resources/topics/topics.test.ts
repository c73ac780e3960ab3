/** Guarantees of the topic pages to their readers: reading grades, sentence lengths, links and addresses. */
import { describe, expect, it } from "vitest";
import type { Fact } from "@/content/resources/facts/fact";
import { BUYING_FACTS } from "@/content/resources/facts/factsOfBuying";
import { RENTING_FACTS } from "@/content/resources/facts/factsOfRenting";
import { SAVING_FACTS } from "@/content/resources/facts/factsOfSaving";
import { WORK_FACTS } from "@/content/resources/facts/factsOfWork";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import { count, gradeOf, proseOf, sentenceLengthsOf, textsOf } from "@/content/reading/readability";
import { titleOf, TOPIC_TEXTS, topicPicture, TOPIC_PATHS, TOPICS } from "./topics";
import { EARNING_FACTS, EARNING_TEXTS, sumText, WAYS_TO_EARN } from "./waysToEarn";
import { minutesFor } from "@/content/reading/readingTime";
import { TOPIC_HEADS, WRITTEN_TOPICS } from "@/content/resources/allTopics";

/** The grade of each age group, and the most words in one of its sentences. */
const BANDS = {
  "8-10": { lowest: 3, highest: 5, words: 14 },
  "8-16": { lowest: 3, highest: 5, words: 14 },
  "11-13": { lowest: 5, highest: 7, words: 18 },
  "11-16": { lowest: 5, highest: 7, words: 18 },
  "14-16": { lowest: 7, highest: 9, words: 22 },
} as const;
type Ages = keyof typeof BANDS;

/** Each text with its readers: a section with an age of its own, or all sections of a page for one age group. */
const TEXTS: readonly (readonly [name: string, ages: Ages, content: unknown])[] = [
  ...WRITTEN_TOPICS.flatMap(({ path, sections }) => {
    const pageAges = TOPICS[path].ages.replace("Ages ", "") as Ages;
    const own = sections.filter(({ ages }) => ages);
    const shared = sections.filter(({ ages }) => !ages);
    return [
      ...own.map(({ id, ages, blocks }) => [`${path}#${id}`, ages as Ages, blocks] as const),
      ...(shared.length ? [[path, pageAges, shared] as const] : []),
    ];
  }),
  ["how earning works", "8-16", [EARNING_TEXTS.how, EARNING_TEXTS.safety]],
  ...Object.entries(WAYS_TO_EARN).map(
    ([ages, ways]) =>
      [
        `the ways to earn for ages ${ages}`,
        ages as Ages,
        ways.map(({ what, firstStep, needs, sum, safety }) => [what, firstStep, needs, sumText(sum), safety]),
      ] as const,
  ),
];

describe("each text for its age", () => {
  it.each(TEXTS)("keeps %s at a reading grade for ages %s", (_, ages, content) => {
    const grade = gradeOf(proseOf(content));
    expect(grade).toBeGreaterThanOrEqual(BANDS[ages].lowest);
    expect(grade).toBeLessThanOrEqual(BANDS[ages].highest);
  });

  it.each(TEXTS)("keeps the sentences of %s short enough for ages %s", (_, ages, content) => {
    const lengths = textsOf(content).flatMap(sentenceLengthsOf);
    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths.filter(({ words }) => words > BANDS[ages].words)).toEqual([]);
  });

  it.each([
    ["/resources/coins-and-banks", 380],
    ["/resources/scams-and-games", 1300],
    ["/resources/a-budget-you-can-keep", 1100],
    ["/resources/first-pay-first-account", 1000],
    ["/resources/money-that-grows", 700],
    ["/resources/giving", 380],
    ["/resources/prices-and-tax", 380],
    ["/resources/refunds-and-subscriptions", 240],
    ["/resources/insurance", 240],
  ])("gives %s at least %i words", (path, least) => {
    const topic = WRITTEN_TOPICS.find((candidate) => candidate.path === path)!;
    expect(count(textsOf(topic.sections)).words).toBeGreaterThanOrEqual(least);
  });
});

const DRAWINGS = Object.keys(import.meta.glob("/public/art/topics/*.svg"));

describe("each page", () => {
  const PATHS = new Set([...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)]);

  it("has a text for every topic in the list", () => {
    expect(TOPIC_HEADS.map(({ path }) => path).toSorted()).toEqual(TOPIC_PATHS.toSorted());
  });

  it.each(TOPIC_HEADS.map((head) => [head.path, head] as const))(
    "leads from %s to pages that exist and have a title",
    (path, { readNext }) => {
      expect(readNext.length).toBeGreaterThanOrEqual(2);
      expect(readNext.filter((to) => !PATHS.has(to) || (to as string) === path)).toEqual([]);
      for (const to of readNext) expect(titleOf(to)).not.toBe("");
    },
  );

  it.each(TOPIC_HEADS.map(({ path, pictureAlt }) => [path, pictureAlt] as const))(
    "has a drawing for %s, and describes it",
    (path, alt) => {
      expect(DRAWINGS).toContain(`/public${topicPicture(path)}`);
      expect(alt.split(" ").length).toBeGreaterThan(5);
    },
  );

  it("says in a list how many minutes its parts take together", () => {
    const briefs = WRITTEN_TOPICS.map(({ path }) => TOPICS[path].brief.split(",")[0]);
    const minutes = WRITTEN_TOPICS.map(({ sections }) =>
      sections.reduce((sum, { blocks }) => sum + minutesFor(blocks), 0),
    );
    expect(briefs).toEqual(minutes.map((count) => `${count} minutes`));
  });

  it("is in the list of its ages", () => {
    const groups = Object.keys(TOPIC_TEXTS.groups);
    expect(TOPIC_PATHS.filter((path) => !groups.includes(TOPICS[path].ages))).toEqual([]);
  });

  it("uses an address part only once on a page", () => {
    for (const { sections } of WRITTEN_TOPICS) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const ways = Object.values(WAYS_TO_EARN).flat();
    expect(ways).toHaveLength(20);
    expect(new Set(ways.map(({ id }) => id)).size).toBe(20);
  });

  it.each(WRITTEN_TOPICS.map((topic) => [topic.path, topic] as const))(
    "lists at the end of %s the changing figures of its text",
    (_, { sections, facts }) => {
      const text = textsOf(sections).join("\n");
      const isWritten = ({ figure }: Fact) => text.includes(figure);
      expect(facts.filter((fact) => !isWritten(fact))).toEqual([]);
      // A short figure, such as 12 or 20%, may be written with another meaning.
      const telling = Object.values<Fact>({
        ...WORK_FACTS,
        ...BUYING_FACTS,
        ...SAVING_FACTS,
        ...RENTING_FACTS,
      }).filter(({ figure }) => figure.length > 3);
      const listed = new Set(facts.map(({ figure }) => figure));
      expect(telling.filter((fact) => isWritten(fact) && !listed.has(fact.figure))).toEqual([]);
    },
  );

  it("lists the changing figures of the ways to earn", () => {
    const text = textsOf([EARNING_TEXTS, WAYS_TO_EARN]).join("\n");
    expect(EARNING_FACTS.filter(({ figure }) => !text.includes(figure))).toEqual([]);
  });
});
