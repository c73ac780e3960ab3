/** The home page promises what exists: its first texts are compared with the pages that they name. */
import { expect, it } from "vitest";
import { fullDayName } from "@/domain/calendar";
import { PRIVACY } from "@/content/info/privacy";
import { TERMS } from "@/content/info/terms";
import { minutesFor } from "@/content/reading/readingTime";
import type { ReadingSection } from "@/content/reading/reading";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import { FACTS } from "@/content/resources/facts/facts";
import { TOPIC_PATHS } from "@/content/resources/topics/topics";
import { STORY_FILES } from "@/content/stories/storyFiles";
import { STORIES, type StoryId } from "@/content/stories/stories";
import { PLAYS } from "@/content/play/plays";
import { HERO, READ_TODAY } from "./home";

type Text = { path?: string; checkedOn?: string; sections?: readonly ReadingSection[] };

/** The chapters and the topics, whatever the name of their file. */
const texts = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ["/src/content/resources/{chapters,topics}/*.ts", "!**/*.test.ts"],
    {
      eager: true,
    },
  ),
)
  .flatMap((file) => Object.values(file) as (Text | undefined)[])
  .filter((value): value is Text => Boolean(value) && typeof (value as Text).checkedOn === "string");

async function sectionAt(to: string): Promise<ReadingSection | undefined> {
  const [path, id] = to.split("#") as [string, string];
  const story = STORIES.find(({ route }) => route === path);
  const sections = story
    ? (await STORY_FILES[story.id as StoryId]()).sections
    : texts.find((text) => text.path === path)?.sections;
  return sections?.find((section) => section.id === id);
}

it.each(READ_TODAY.parts.map((part) => [part.title, part] as const))(
  "leads to the part “%s” by its own title, and says how long it takes",
  async (title, { to, minutes, ages }) => {
    const section = (await sectionAt(to))!;
    expect(section.title).toBe(title);
    expect(minutesFor(section.blocks)).toBe(minutes);
    if ("ages" in section) expect(section.ages).toBe(ages);
  },
);

it("has one part for each age", () => {
  expect(READ_TODAY.parts.map(({ ages }) => ages)).toEqual(["8-10", "11-13", "14-16"]);
});

it("names the day on which the oldest page or figure was checked", () => {
  // The money words have no figure that changes, and the ways to earn only those of the table.
  expect(texts).toHaveLength(CHAPTER_LINKS.length + TOPIC_PATHS.length - 2);
  const days = [
    ...texts.map(({ checkedOn }) => checkedOn!),
    TERMS.checkedOn,
    PRIVACY.checkedOn,
    ...Object.values(FACTS).map(({ readOn }) => readOn),
  ];
  expect(READ_TODAY.checked).toContain(fullDayName(days.toSorted()[0]!));
});

it("counts the texts in the hero", () => {
  const names = "no a two three four five six seven eight nine ten eleven".split(" ");
  const [story, chapters, guides] = [STORIES, CHAPTER_LINKS, TOPIC_PATHS].map(({ length }) => names[length]!);
  expect(HERO.text).toBe(
    `Four Money Quadrants: ${story} ${STORIES.length === 1 ? "story" : "stories"}, ${chapters} chapters and ${guides} short guides, for ages 8-16.`,
  );
});

it("leads to the stories to play by their own titles and ages", () => {
  expect(READ_TODAY.play.stories).toEqual(
    Object.entries(PLAYS).map(([to, { title, ages }]) => ({ to, label: `${title}, ages ${ages}` })),
  );
});
