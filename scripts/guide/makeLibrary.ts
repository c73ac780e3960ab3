/**
 * The guide's library as one TypeScript module without imports, because an edge function cannot reach into src/content: the
 * site's content, with the ways of asking for each part of it (asks/*.txt). What is never said is left out.
 */
import { CHAPTERS } from "@/content/resources/downloads";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { WRITTEN_STORIES } from "@/content/stories/allStories";
import { LIBRARY_PAGES, type LibraryPage } from "@/content/chat/libraryPages";
import { LIBRARY_SECTIONS } from "@/content/chat/librarySections";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { GUARDED_PAGES } from "@/content/pages";
import type { ReadingSection } from "@/content/reading/reading";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { QUESTION_PAGES, type QuestionPageName } from "@/content/questions/questionPages";
import { TAUGHT_BY_PAGE, TAUGHT_BY_SUBJECT } from "@/content/questions/taughtAnswers";
import { FACTS, type FactName } from "@/content/resources/facts/facts";
import type { TaughtAnswer as Answer } from "@/content/questions/taughtAnswer";
import { asksByName } from "./asks.ts";
import type { LibraryEntry, LibraryPlace, TaughtAnswer } from "#functions/ms-sparkle-chat/library";

export const LIBRARY_FILE = "supabase/functions/ms-sparkle-chat/library.ts";

/** "# talk: thanks" is small talk, answered by TALK.thanks (talk.ts). */
const TALK = "talk: ";

/** The page for a term that has no page of its own, opened at the term. */
const REST = "/resources/money-words";

const placeOf = ({ path, title }: Pick<LibraryPage, "path" | "title">): LibraryPlace => ({
  path,
  title,
  ...(path in GUARDED_PAGES && { signIn: true as const }),
});
const PLACES = new Map<string, LibraryPlace>(
  [...LIBRARY_PAGES, ...Object.values(QUESTION_PAGES)].map((page) => [page.path, placeOf(page)]),
);

function placeAt(path: string): LibraryPlace {
  const place = PLACES.get(path);
  if (!place) throw new Error(`src/content/chat/libraryPages.ts does not tell of ${path}.`);
  return place;
}

type Unasked = Omit<LibraryEntry, "names">;

function sectionEntry(id: string, path: string, name: string): Unasked {
  const says = LIBRARY_SECTIONS[id];
  if (!says) throw new Error(`src/content/chat/librarySections.ts does not tell of ${id}.`);
  const forParents = LIBRARY_PAGES.find((page) => page.path === path)?.forParents;
  return {
    kind: "section",
    name,
    says,
    path,
    ...(forParents && { forParents }),
  };
}

const sectionsOf = (path: string, sections: readonly ReadingSection[]) =>
  sections.map(({ id, title }) => sectionEntry(id, path, title));

/** The name by which the asks speak of an entry. */
const askedAs = ({ kind, name, path }: Unasked): string =>
  kind === "word" ? name : kind === "page" ? path : `${path} > ${name}`;

/** A term whose page needs an account is read among the money words, where every visitor gets an answer. */
const placeOfTerm = (term: string, path: string | undefined): Pick<LibraryEntry, "path" | "anchor"> =>
  path && !(path in GUARDED_PAGES) ? { path } : { path: REST, anchor: wordAnchor(term) };

const buildEntries = (): Unasked[] => [
  ...GLOSSARY.map(({ term, definition, example, path }): Unasked => ({
    kind: "word",
    name: term,
    says: definition,
    ...(example && { example }),
    ...placeOfTerm(term, path),
  })),
  ...LIBRARY_PAGES.map(({ path, title, about, forParents }): Unasked => ({
    kind: "page",
    name: title,
    says: about,
    path,
    ...(forParents && { forParents }),
  })),
  ...CHAPTERS.flatMap(({ path, sections, thisWeek }) => [
    ...sectionsOf(path, sections),
    sectionEntry(`this-week:${path}`, path, thisWeek.title),
  ]),
  ...[...WRITTEN_STORIES, ...WRITTEN_TOPICS].flatMap(({ path, sections }) => sectionsOf(path, sections)),
];

/** The oldest day on which one of an answer's figures was read. */
const checkedOn = (facts: readonly FactName[]): string | undefined =>
  facts.map((fact) => FACTS[fact].readOn).toSorted()[0];

const NAMES = Object.keys(QUESTION_PAGES) as QuestionPageName[];
/** The page of questions on which an answer stands, under its id. */
const pathOf = (id: string): string =>
  QUESTION_PAGES[NAMES.find((name) => TAUGHT_BY_PAGE[name].some((answer) => answer.id === id))!].path;

const taught = (): Omit<TaughtAnswer, "asks">[] =>
  Object.entries(TAUGHT_BY_SUBJECT).flatMap(([subject, answers]: [string, readonly Answer[]]) =>
    answers.map(({ id, title, ages, answer, example, plan, pitfall, facts = [] }) => {
      const checked = checkedOn(facts);
      const said = { id, title, ages, answer, example, plan, pitfall };
      return { ...said, subject, path: pathOf(id), ...(checked && { checked }) };
    }),
  );

/** The whole module as committed. */
export function libraryModule(): string {
  const byName = asksByName();
  const take = (name: string): string[] => {
    const own = byName.get(name) ?? [];
    byName.delete(name);
    return own;
  };
  const entries = buildEntries().map((entry): LibraryEntry => ({ ...entry, names: take(askedAs(entry)) }));
  const answers = taught().map((answer): TaughtAnswer => ({
    ...answer,
    asks: [answer.title, ...take(answer.id)],
  }));
  const talk = [...byName.keys()]
    .filter((name) => name.startsWith(TALK))
    .map((name) => ({ talk: name.slice(TALK.length), asks: take(name) }));
  if (byName.size) throw new Error(`Nothing answers the asks of ${[...byName.keys()].join(", ")}.`);
  const places = [...new Set([...entries, ...answers].map(({ path }) => path))].map(placeAt);
  const lines = (values: readonly unknown[]) =>
    values.map((value) => `  ${JSON.stringify(value)},`).join("\n");
  return `// Generated by npm run library from src/content. Do not edit.

export interface LibraryPlace {
  path: string;
  /** As the guide names the page: “Title” (/path). */
  title: string;
  /** Only for those who are signed in. */
  signIn?: true;
}

export interface LibraryEntry {
  /** A word of the glossary, a page, or a section of a chapter or the story. */
  kind: "word" | "page" | "section";
  name: string;
  /** Other names for it, as they are typed; never shown. */
  names: readonly string[];
  /** The guide's sentence about it. */
  says: string;
  example?: string;
  /** The page that says more. */
  path: string;
  /** The part of that page, if it is about many words. */
  anchor?: string;
  forParents?: true;
}

export const PLACES: readonly LibraryPlace[] = [
${lines(places)}
];

export const LIBRARY: readonly LibraryEntry[] = [
${lines(entries)}
];

/** An answer as a teacher would give it. */
export interface TaughtAnswer {
  id: string;
  /** The question. */
  title: string;
  subject: string;
  /** Its readers: "8-10", "parents". */
  ages: readonly string[];
  /** With the title. */
  asks: readonly string[];
  answer: string;
  example: string;
  plan: string;
  pitfall: string;
  /** The page on which it stands, under its id. */
  path: string;
  /** The day on which its figures were read, if it has any that change. */
  checked?: string;
}

export const TEACHER: readonly TaughtAnswer[] = [
${lines(answers)}
];

export const SMALL_TALK = [
${lines(talk)}
] as const;
`;
}
