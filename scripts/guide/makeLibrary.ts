/**
 * The guide's library as one TypeScript module without imports, because an edge function cannot
 * reach into src/content. Content irrelevant to searching or quoting is left out.
 */
import { readdirSync, readFileSync } from "node:fs";
import { CHAPTERS } from "@/content/resources/downloads";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { GLOSSARY_NAMES } from "@/content/resources/glossary/glossaryNames";
import { WRITTEN_STORIES } from "@/content/stories/allStories";
import { LIBRARY_PAGES, type LibraryPage } from "@/content/questions/libraryPages";
import { LIBRARY_SECTIONS } from "@/content/questions/librarySections";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { GUARDED_PAGES } from "@/content/pages";
import type { ReadingBlock, ReadingSection } from "@/content/reading/reading";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { TEACHER_ANSWERS } from "@/content/questions/teacherAnswers";
import type { LibraryEntry, LibraryPlace, TaughtAnswer } from "#functions/ms-sparkle-chat/library";

const ASKS_FOLDER = "scripts/guide/asks";
export const LIBRARY_FILE = "supabase/functions/ms-sparkle-chat/library.ts";

/** "# talk: thanks" is small talk, answered by TALK.thanks (talk.ts). */
const TALK = "talk: ";

/** The page for a term that has no page of its own, opened at the term. */
const REST = "/resources/money-words";

const placeOf = ({ path, title }: LibraryPage): LibraryPlace => ({
  path,
  title,
  ...(path in GUARDED_PAGES && { signIn: true as const }),
});
const PLACES = new Map<string, LibraryPlace>(LIBRARY_PAGES.map((page) => [page.path, placeOf(page)]));

function placeAt(path: string): LibraryPlace {
  const place = PLACES.get(path);
  if (!place) throw new Error(`src/content/questions/libraryPages.ts does not tell of ${path}.`);
  return place;
}

function textsOf(block: ReadingBlock): readonly string[] {
  if (typeof block === "string") return [block];
  return "list" in block ? block.list : [block.box.title, ...block.box.lines];
}

function sectionEntry(id: string, path: string, name: string, texts: readonly string[]): LibraryEntry {
  const section = LIBRARY_SECTIONS[id];
  if (!section) throw new Error(`src/content/questions/librarySections.ts does not tell of ${id}.`);
  const forParents = LIBRARY_PAGES.find((page) => page.path === path)?.forParents;
  return {
    kind: "section",
    name,
    names: section.names ?? [],
    words: section.words ?? "",
    says: section.gist,
    texts,
    path,
    ...(forParents && { forParents }),
  };
}

const sectionsOf = (path: string, sections: readonly ReadingSection[]) =>
  sections.map(({ id, title, blocks }) => sectionEntry(id, path, title, blocks.flatMap(textsOf)));

/** Further ways of asking, by the name of what they ask for: "# name", then one on each line (asks/*.txt). */
function furtherAsks(): Map<string, string[]> {
  const asks = new Map<string, string[]>();
  for (const file of readdirSync(ASKS_FOLDER).toSorted())
    for (const block of readFileSync(`${ASKS_FOLDER}/${file}`, "utf8").split(/^# /mu).slice(1)) {
      const [name, ...lines] = block.split("\n").filter(Boolean) as [string, ...string[]];
      asks.set(name, [...(asks.get(name) ?? []), ...lines]);
    }
  return asks;
}

/** The name under which a file of asks speaks of an entry. */
const askedAs = ({ kind, name, path }: LibraryEntry): string =>
  kind === "word" ? name : kind === "page" ? path : `${path} > ${name}`;

/** A term whose page needs an account is read among the money words, where every visitor gets an answer. */
const placeOfTerm = (term: string, path: string | undefined): Pick<LibraryEntry, "path" | "anchor"> =>
  path && !(path in GUARDED_PAGES) ? { path } : { path: REST, anchor: wordAnchor(term) };

const buildEntries = (): LibraryEntry[] => [
  ...GLOSSARY.map(({ term, definition, example, path }): LibraryEntry => ({
    kind: "word",
    name: term,
    names: GLOSSARY_NAMES[term] ?? [],
    words: "",
    says: definition,
    ...(example && { example }),
    texts: [],
    ...placeOfTerm(term, path),
  })),
  ...LIBRARY_PAGES.map(({ path, title, about, names, words, forParents }): LibraryEntry => ({
    kind: "page",
    name: title,
    names,
    words,
    says: about,
    texts: [],
    path,
    ...(forParents && { forParents }),
  })),
  ...CHAPTERS.flatMap(({ path, sections, thisWeek }) => [
    ...sectionsOf(path, sections),
    sectionEntry(`this-week:${path}`, path, thisWeek.title, thisWeek.steps),
  ]),
  ...[...WRITTEN_STORIES, ...WRITTEN_TOPICS].flatMap(({ path, sections }) => sectionsOf(path, sections)),
];

const taught = (): TaughtAnswer[] =>
  TEACHER_ANSWERS.map(({ path, ...rest }) => {
    const [page, anchor] = path.split("#");
    return { ...rest, path: page!, ...(anchor && { anchor }) };
  });

/** The whole module as committed. */
export function libraryModule(): string {
  const asks = furtherAsks();
  const take = (name: string): string[] => {
    const own = asks.get(name) ?? [];
    asks.delete(name);
    return own;
  };
  const entries = buildEntries().map((entry) => ({
    ...entry,
    names: [...new Set([...entry.names, ...take(askedAs(entry))])],
  }));
  const answers = taught().map((answer) => ({
    ...answer,
    asks: [...new Set([...answer.asks, ...take(answer.name)])],
  }));
  const talk = [...asks.keys()]
    .filter((name) => name.startsWith(TALK))
    .map((name) => ({ talk: name.slice(TALK.length), asks: take(name) }));
  if (asks.size) throw new Error(`Nothing answers the asks of ${[...asks.keys()].join(", ")}.`);
  const places = [...new Set(entries.map(({ path }) => path))].map(placeAt);
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
  /** Single words that lead here; never shown. */
  words: string;
  /** The guide's sentence about it. */
  says: string;
  example?: string;
  /** The section's own paragraphs, to search and to quote. */
  texts: readonly string[];
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

/** An answer as a teacher would give it, found by the ways in which children ask. */
export interface TaughtAnswer {
  name: string;
  asks: readonly string[];
  answer: string;
  example: string;
  plan: string;
  pitfall: string;
  path: string;
  anchor?: string;
}

export const TEACHER: readonly TaughtAnswer[] = [
${lines(answers)}
];

export const SMALL_TALK = [
${lines(talk)}
] as const;
`;
}
