/** The search over the titles of all answers, in the browser alone. */
import MiniSearch from "minisearch";
// oxlint-disable-next-line import/default -- made by the build (scripts/site/questionFiles.ts)
import LIST from "@/content/questions/searchList.ts?search";
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
  /** Words that the title does not have. */
  also: string;
  page: QuestionPageName;
}

const ENTRIES: readonly Entry[] = LIST.split("\n\n").flatMap((block) => {
  const [page, ...lines] = block.split("\n") as [QuestionPageName, ...string[]];
  return lines.map((line) => {
    const [asked, also = ""] = line.split("\t") as [string, string?];
    const gap = asked.indexOf(" ");
    return { id: asked.slice(0, gap), title: asked.slice(gap + 1), also, page };
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
const OPTIONS = { prefix: true, fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) };

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

/** @returns the answers whose titles have the typed words, the likeliest first; those with all of them, if there are any. */
export function searchQuestions(typed: string): Result[] {
  const asked = tellingWords(typed).join(" ");
  const all = index.search(asked, { ...OPTIONS, combineWith: "AND" });
  const found = all.length ? all : index.search(asked, OPTIONS);
  return found.map(({ id, terms }) => {
    const { page, title } = BY_ID.get(id as string)!;
    const { path, title: subject } = PAGES[page];
    return { to: `${path}#${id as string}`, pieces: piecesOf(title, new Set(terms)), subject };
  });
}
