/** The parts of a lesson: a page for the teacher, screens for the class, and sheets of paper come from one source. */
import type { PageMeta } from "@/content/pageMeta";
import type { PageLink, Picture } from "@/content/reading/reading";
import type { LessonPath } from "./lessons";

/** Something that the class reads on the big screen: one idea in at most 25 words, its choices among them. */
export interface Screen {
  /** A line each. */
  lines: readonly string[];
  picture?: Picture;
  /** Two to four, each for hands to go up. */
  choices?: readonly string[];
  /** The place of the right choice among them, from 0. Choices without one are a matter of opinion. */
  answer?: number;
  /** It takes the place of the lines once the answer is shown. */
  reason?: string;
}

/** The letter of a choice, for which hands go up. */
export const letterOf = (choice: number): string => "ABCD".charAt(choice);

export interface Block {
  /** The part of the address after #, in kebab-case. */
  id: string;
  name: string;
  minutes: number;
  /** The teacher's words and steps, in order. */
  says: readonly string[];
  pupils: string;
  /** "before" asks the lesson's five questions without their answers, "after" asks them again with the answers. */
  screens: readonly Screen[] | "before" | "after";
}

/** A question that is asked at the start and at the end, with a right choice and the reason. */
export interface HandsQuestion {
  question: string;
  choices: readonly string[];
  /** From 0. */
  answer: number;
  reason: string;
}

/** One thing on a sheet. A string is a paragraph. */
export type SheetPart =
  | string
  /** Two or three boxes side by side, each a word and its meaning. */
  | { boxes: readonly (readonly [word: string, meaning: string])[] }
  /** Shares are the widths of the columns. A cell of "☐" is a box to tick, an empty one is to write in. */
  | { table: { shares: readonly number[]; head: readonly string[]; rows: readonly (readonly string[])[] } }
  /** Lines to write on, side by side, each after its label. */
  | { fields: readonly string[] }
  /** Empty lines to write on. */
  | { lines: number };

export interface SheetTask {
  title: string;
  parts: readonly SheetPart[];
}

export interface Handout {
  /** Below the title, before the first task. */
  intro: readonly SheetPart[];
  tasks: readonly SheetTask[];
  /** For each task, in order. */
  answers: readonly (readonly string[])[];
}

/** A statutory or official text that the lesson serves, in its own words. */
export interface CurriculumLine {
  nation: "England" | "Scotland" | "Wales" | "Northern Ireland";
  source: string;
  url: `http${string}`;
  words: string;
}

/** Everything on the lesson's page and its screens. */
export interface LessonPlan {
  path: LessonPath;
  meta: PageMeta;
  /** The school years of each nation. */
  years: string;
  /** By the end, in a child's words and in a teacher's. */
  objective: { pupils: string; teacher: string };
  need: string;
  blocks: readonly Block[];
  questions: readonly [HandsQuestion, HandsQuestion, HandsQuestion, HandsQuestion, HandsQuestion];
  /** A thing that pupils often get wrong, and what helps. */
  mistakes: readonly { wrong: string; helps: string }[];
  easier: string;
  harder: string;
  words: readonly (readonly [word: string, meaning: string])[];
  /** On pupils who have little at home. */
  littleAtHome: string;
  /** On what a pupil may tell you, and whom to tell. */
  disclosure: string;
  homework: string;
  /** A story to play with the class, if one has the same sums. */
  play?: PageLink;
  /** The texts that it was made from. */
  from: readonly PageLink[];
  curriculum: readonly CurriculumLine[];
  /** The day on which the facts and sums were last checked, `yyyy-MM-dd`. */
  checkedOn: string;
}

/** The sheets are in the PDF files alone, so that the page need not bring them along. */
export interface Lesson extends LessonPlan {
  handout: Handout;
  /** The passage that the teacher reads to the class, as far as she reads it. */
  aloud?: { title: string; paragraphs: readonly string[] };
}

/** The most that a class reads at a time. */
export const MOST_WORDS = 25;

export const wordsIn = (...texts: readonly string[]): number =>
  texts
    .join(" ")
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Every screen of a block, in order. */
export function screensOf(
  { questions }: Pick<LessonPlan, "questions">,
  { screens }: Block,
): readonly Screen[] {
  if (typeof screens !== "string") return screens;
  return questions.map(({ question, choices, answer, reason }) =>
    screens === "before" ? { lines: [question], choices } : { lines: [question], choices, answer, reason },
  );
}

/** The place of a block's first screen among all of the lesson's, from 0. */
export const firstScreenOf = (lesson: Pick<LessonPlan, "blocks" | "questions">, nth: number): number =>
  lesson.blocks.slice(0, nth).reduce((sum, block) => sum + screensOf(lesson, block).length, 0);
