/** The search over the titles of all answers, in the browser alone. */
import MiniSearch from "minisearch";
// oxlint-disable-next-line import/default -- made by the build (scripts/site/questionFiles.ts)
import LIST from "@/content/questions/searchList.ts?search";
import { SEARCH_TEXTS } from "@/content/questions/questionsTexts";
import { searchWords, tellingWords } from "@/domain/questions/searchWords";
import type { QuestionPageName } from "@/content/questions/questionPages";
import { PAGES } from "./pages";

export interface Result {
  to: string;
  /** The title in pieces, every second of which has a word that was looked for. */
  pieces: readonly string[];
  subject: string;
}

interface Entry {
  id: string;
  title: string;
  /** Set if it speaks to grown-ups alone. */
  readers: keyof typeof SEARCH_TEXTS.readers | undefined;
  /** Words that the title does not have. */
  also: string;
  page: QuestionPageName;
}

/** "isa-at-16 What is an ISA…", "help-to-save*p What is …", and after a tab other words (content/questions/searchList.ts). */
const LINE = /^([\w-]+)(?:\*([pt]))? ([^\t]*)\t?(.*)$/u;

const ENTRIES: readonly Entry[] = LIST.split("\n\n").flatMap((block) => {
  const [page, ...lines] = block.split("\n") as [QuestionPageName, ...string[]];
  return lines.map((line) => {
    const [, id, readers, title, also] = LINE.exec(line) as unknown as [
      string,
      string,
      Entry["readers"],
      string,
      string,
    ];
    return { id, readers, title, also, page };
  });
});
const BY_ID = new Map(ENTRIES.map((entry) => [entry.id, entry]));

const index = new MiniSearch<Entry>({
  fields: ["title", "also"],
  tokenize: searchWords,
  processTerm: (term) => term,
});
index.addAll(ENTRIES);

/** A letter of a long word may be wrong, and the last word may be half typed. */
const OPTIONS = { prefix: true, fuzzy: (term: string) => (term.length > 3 ? 0.25 : false), maxFuzzy: 1 };

const LETTERS = /[\p{L}\d’']+/gu;

function piecesOf(title: string, found: ReadonlySet<string>): string[] {
  const pieces = [""];
  let end = 0;
  for (const { 0: word, index: at } of title.matchAll(LETTERS)) {
    if (!searchWords(word).some((one) => found.has(one))) continue;
    pieces[pieces.length - 1] += title.slice(end, at);
    pieces.push(word, "");
    end = at + word.length;
  }
  pieces[pieces.length - 1] += title.slice(end);
  return pieces;
}

/**
 * @returns the answers whose titles have the typed words, the likeliest first: those with all of them or, where there is none,
 * those with some (`hasAll` is false).
 */
export function searchQuestions(typed: string): { results: Result[]; hasAll: boolean } {
  const asked = tellingWords(typed).join(" ");
  const all = index.search(asked, { ...OPTIONS, combineWith: "AND" });
  const found = all.length ? all : index.search(asked, OPTIONS);
  const results = found.map(({ id, terms }) => {
    const { page, title, readers } = BY_ID.get(id as string)!;
    const { path, title: subject } = PAGES[page];
    return {
      to: `${path}#${id as string}`,
      pieces: piecesOf(title, new Set(terms)),
      subject: [subject, ...(readers ? [SEARCH_TEXTS.readers[readers]] : [])].join(" · "),
    };
  });
  return { results, hasAll: all.length > 0 || results.length === 0 };
}
