/**
 * The taught answers as their pages show them, and lists of links. The build runs this and writes its results as
 * data (scripts/site/questionFiles.ts), so that no page loads the facts and titles of the whole site.
 */
import { LIBRARY_PAGES } from "@/content/chat/libraryPages";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { wordAnchor, WORDS_HEAD } from "@/content/resources/glossary/moneyWordsPage";
import type { Fact } from "@/content/resources/facts/fact";
import { FACTS } from "@/content/resources/facts/facts";
import { BANDS } from "@/domain/shelf/portrait";
import { QUESTION_PAGES, type QuestionPage, type QuestionPageName } from "./questionPages";
import { PICTURES } from "./subjectCards";
import type { Reader, TaughtAnswer } from "./taughtAnswer";
import { TAUGHT_BY_PAGE } from "./taughtAnswers";

export interface ReadableAnswer extends Pick<
  TaughtAnswer,
  "id" | "title" | "answer" | "example" | "plan" | "pitfall"
> {
  /** "Ages 8-13", "For parents". */
  readers: string;
  /** The first of those for an age has its name, unless there is one age alone: "From age 8". */
  from?: string;
  /** The page that says more. */
  further: { to: string; title: string };
  facts: readonly Fact[];
}

/** "Ages 8-13 and parents": bands that follow each other are one range. */
export function readersOf(ages: readonly Reader[]): string {
  const bands = BANDS.filter((band) => ages.includes(band));
  const children = bands.length ? `Ages ${bands[0]!.split("-")[0]}-${bands.at(-1)!.split("-")[1]}` : "";
  const grownUps = (["parents", "teachers"] as const).filter((one) => ages.includes(one));
  if (!children) return `For ${grownUps.join(" and ")}`;
  return [children, ...grownUps].join(" and ");
}

const TITLES = new Map<string, string>(LIBRARY_PAGES.map(({ path, title }) => [path, title]));

/** A money word is named itself. */
const WORDS = new Map<string, string>(
  GLOSSARY.map(({ term }) => [`${WORDS_HEAD.path}#${wordAnchor(term)}`, term]),
);

/** The chat hears the reply to a question at the end, and a page does not. */
const withoutReply = (answer: string): string => answer.replace(/ [^.?!]+\?$/u, "");

function furtherOf(page: string): ReadableAnswer["further"] {
  const title = WORDS.get(page) ?? TITLES.get(page.split("#")[0]!);
  if (!title) throw new Error(`libraryPages.ts has no title for ${page}.`);
  return { to: page, title };
}

const readable = ({ page, ages, facts = [], ...answer }: TaughtAnswer): ReadableAnswer => ({
  ...answer,
  answer: withoutReply(answer.answer),
  readers: readersOf(ages),
  further: furtherOf(page),
  facts: facts.map((name) => FACTS[name]),
});

/** The youngest age of the readers; grown-ups come last. */
const youngest = ({ ages }: TaughtAnswer) =>
  Number(BANDS.find((band) => ages.includes(band))?.split("-")[0] ?? 99);

/** The answers of a page by age, so that a child need not look through all of them. */
function byAge(taught: readonly TaughtAnswer[]): ReadableAnswer[] {
  const sorted = taught.toSorted((one, other) => youngest(one) - youngest(other));
  const isOneAge = youngest(sorted[0]!) === youngest(sorted.at(-1)!);
  return sorted.map((answer, nth) => {
    const age = youngest(answer);
    if (isOneAge || (nth && youngest(sorted[nth - 1]!) === age)) return readable(answer);
    return { ...readable(answer), from: age === 99 ? "For grown-ups" : `From age ${age}` };
  });
}

const NAMES = Object.keys(QUESTION_PAGES) as QuestionPageName[];

export interface ReadablePage {
  page: QuestionPage;
  /** At its head. */
  picture: string;
  answers: readonly ReadableAnswer[];
}

export const READABLE: Partial<Record<QuestionPageName, ReadablePage>> = Object.fromEntries(
  NAMES.map((name) => [
    name,
    { page: QUESTION_PAGES[name], picture: PICTURES[name], answers: byAge(TAUGHT_BY_PAGE[name]) },
  ]),
);

/** A page as lists name it. */
export type ListedPage = Pick<QuestionPage, "path" | "title" | "ages"> & { count: number };

/** A way to the first of those answers of a page that are for some readers. */
export interface SubjectLink {
  to: string;
  title: string;
  count: number;
}

const linksTo = (isMeant: (answer: TaughtAnswer, name: QuestionPageName) => boolean): SubjectLink[] =>
  NAMES.flatMap((name) => {
    const answers = TAUGHT_BY_PAGE[name].filter((answer) => isMeant(answer, name));
    const { path, title } = QUESTION_PAGES[name];
    return answers.length ? [{ to: `${path}#${answers[0]!.id}`, title, count: answers.length }] : [];
  });

const isFor = (ages: readonly Reader[], ...readers: Reader[]) => ages.every((one) => readers.includes(one));

export const LISTS = {
  pages: Object.fromEntries(
    NAMES.map((name): [QuestionPageName, ListedPage] => {
      const { path, title, ages } = QUESTION_PAGES[name];
      return [name, { path, title, ages, count: TAUGHT_BY_PAGE[name].length }];
    }),
  ),
  /** Answers that speak to grown-ups alone. */
  parents: linksTo(({ ages }) => ages.includes("parents") && isFor(ages, "parents", "teachers")),
  teachers: linksTo(({ ages }) => ages.includes("teachers") && isFor(ages, "parents", "teachers")),
  /** Answers for 14 to 16 beside those on the page for after Year 11. */
  older: linksTo(
    ({ ages }, name) => name !== "after16" && ages.includes("14-16") && isFor(ages, "14-16", "parents"),
  ),
};
