/** The pages for parents and teachers: what they promise must be on the site. */
import { expect, it } from "vitest";
import { TALK_QUESTIONS } from "@/content/grown-up/talkQuestions";
import { minutesFor } from "@/content/reading/readingTime";
import { gradeOf, sentenceLengthsOf, textsOf } from "@/content/reading/readability";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { CHAPTERS } from "@/content/resources/downloads";
import { TOPIC_PATHS } from "@/content/resources/topics/topics";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";
import { whoSeesForParents } from "@/content/whoSees";
import * as parents from "./forParents";
import * as teachers from "./forTeachers";

const { scenes, story, jar, week, older } = parents.TEN_MINUTES;
const STORY = "/short-stories/keeper-of-embers";
const partAt = (to: string) => KEEPER_OF_THE_EMBERS.sections.find(({ id }) => `${STORY}#${id}` === to)!;
const chapterAt = (path: string) => CHAPTERS.find((chapter) => path.startsWith(chapter.path))!;

it("makes ten minutes of the four things, with the story's part as long as it is", () => {
  expect(scenes.minutes + story.minutes + jar.minutes + week.minutes).toBe(10);
  expect(story.minutes).toBe(minutesFor(partAt(story.to).blocks));
  expect(story.text).toContain(`“${partAt(story.to).title}”`);
});

it("takes the jar's words from the part that it names", () => {
  const part = partAt(jar.to);
  expect(textsOf(part.blocks).join(" ")).toContain("JUST IN CASE");
  expect(jar.text).toContain(`part ${KEEPER_OF_THE_EMBERS.sections.indexOf(part as never) + 1} `);
});

it("leads to parts of chapters that exist, under the chapters' names and ages", () => {
  const links = [...older.links, ...teachers.CLASS_TEXTS.map(({ task }) => task)];
  for (const { to } of links) {
    const ids = chapterAt(to).sections.map(({ id }) => id);
    expect(ids).toContain(to.split("#")[1]);
  }
  for (const { to, label } of older.links)
    expect(label).toBe(`${chapterAt(to).title}, ages ${chapterAt(to).ages}`);
  for (const { to, title, ages } of teachers.CLASS_TEXTS)
    expect([title, ages]).toEqual([chapterAt(to).title, `Ages ${chapterAt(to).ages}`]);
  const { to, title, text } = parents.PARENT_CHAPTER;
  expect(title).toBe(chapterAt(to).title);
  expect(text).toContain(`Chapter ${chapterAt(to).chapterNumber},`);
});

it("counts questions, topics, parts and things to sort rightly", () => {
  expect(TALK_QUESTIONS).toHaveLength(13);
  expect(TOPIC_PATHS).toHaveLength(11);
  expect(WRITTEN_TOPICS.filter(({ outcomes }) => outcomes.length > 0)).toHaveLength(9);
  expect(KEEPER_OF_THE_EMBERS.sections).toHaveLength(7);
  const [needs] = teachers.CLASS_TEXTS;
  const sorting = chapterAt(needs!.to).sections.find(({ id }) => needs!.task.to.endsWith(`#${id}`))!;
  const lists = sorting.blocks.flatMap((block) =>
    typeof block === "object" && "list" in block ? block.list : [],
  );
  expect(lists).toHaveLength(9);
});

it.each([
  [
    "parents",
    [
      parents.PARENTS_TEXTS,
      parents.TEN_MINUTES,
      parents.AGREEMENT_TEXTS,
      parents.PARENT_CHAPTER,
      parents.PARENTS_WHO_SEES,
      whoSeesForParents(),
    ],
  ],
  [
    "teachers",
    [
      teachers.LESSONS_TEXTS,
      teachers.OPEN_WITH,
      teachers.CHOOSE_TEXT,
      teachers.ON_PAPER,
      teachers.READ_ALOUD,
      teachers.BEFORE_CLASS,
    ],
  ],
])("writes for %s in short sentences that are easy to read", (_, content) => {
  const sentences = textsOf(content).filter((text) => /[.?!]$/u.test(text));
  expect(gradeOf(sentences)).toBeLessThanOrEqual(10);
  const long = sentences.flatMap(sentenceLengthsOf).filter(({ words }) => words > 22);
  expect(long).toEqual([]);
});
