/** The words that the texts explain: each is in its text, and in the glossary. */
import { expect, it } from "vitest";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { CHAPTERS } from "@/content/resources/downloads";
import { WORDS_OF_TEXTS } from "@/content/resources/glossary/glossaryOfTexts";
import { WRITTEN_STORIES } from "@/content/stories/allStories";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";
import type { ReadingSection } from "@/content/reading/reading";
import { minutesFor } from "@/content/reading/readingTime";
import { READING_WAYS } from "@/content/reading/readingWays";
import { TEXT_WORDS } from "@/content/reading/textWords";
import { wordPlaces } from "@/ui/reading/wordPlaces";

const TEXTS = new Map<string, readonly ReadingSection[]>(
  [...WRITTEN_STORIES, ...CHAPTERS, ...WRITTEN_TOPICS].map(({ path, sections }) => [path, sections]),
);

it("explains words in every text", () => {
  expect(Object.keys(TEXT_WORDS).toSorted()).toEqual([...TEXTS.keys()].toSorted());
  for (const path of TEXTS.keys()) expect({ ...PUBLIC_PAGES, ...GUARDED_PAGES }).toHaveProperty([path]);
});

it.each(Object.entries(TEXT_WORDS))(
  "finds each word of %s in a paragraph, and its meaning",
  (path, words) => {
    const paragraphs = TEXTS.get(path)!.flatMap(({ blocks }) =>
      blocks.filter((block) => typeof block === "string"),
    );
    for (const [word, name] of Object.entries(words)) {
      expect(wordPlaces(paragraphs, [{ word, title: word, meaning: "" }]).size, word).toBe(1);
      expect(WORDS_OF_TEXTS.map(({ term }) => term)).toContain(name);
    }
  },
);

it("says in words how many parts each text has, with the task at a chapter's end", () => {
  for (const sections of TEXTS.values())
    expect(READING_WAYS.parts(sections.length + 1)).toMatch(/^(?!undefined)[A-Z]\w+ parts$/);
});

it("keeps the story within the 15 to 20 minutes that its page promises", () => {
  const minutes = minutesFor(
    KEEPER_OF_THE_EMBERS.sections.flatMap(({ blocks }): ReadingSection["blocks"] => blocks),
  );
  expect(minutes).toBeGreaterThanOrEqual(15);
  expect(minutes).toBeLessThanOrEqual(20);
});
