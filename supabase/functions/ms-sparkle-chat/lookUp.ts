/** Finds what a question is about: a teacher's answer or an entry of the library, by how alike the words are. */
import MiniSearch, { type SearchResult } from "minisearch";
import { LIBRARY, TEACHER, type LibraryEntry, type TaughtAnswer } from "./library.ts";
import { isCommon, stem, stemsOf } from "./words.ts";

export type Found =
  | { kind: "taught"; taught: TaughtAnswer; share: number }
  /** `share`: 0 to 1, how much of the question and of the way of asking is the same. */
  | { kind: "entry"; entry: LibraryEntry; share: number };

/** A way of asking, and what it asks for. */
interface Ask {
  id: number;
  stems: readonly string[];
  found: { kind: "taught"; taught: TaughtAnswer } | { kind: "entry"; entry: LibraryEntry };
}

const OWN_STEMS = { tokenize: (text: string) => text.split(" "), processTerm: (term: string) => term };

function makeIndex() {
  const asks: Ask[] = [
    ...LIBRARY.flatMap((entry) =>
      [entry.name, ...entry.names].map((text) => ({ text, found: { kind: "entry", entry } as const })),
    ),
    ...TEACHER.flatMap((taught) =>
      taught.asks.map((text) => ({ text, found: { kind: "taught", taught } as const })),
    ),
  ].map(({ text, found }, id) => ({ id, stems: stemsOf(text), found }));
  const byAsk = new MiniSearch<Ask>({
    fields: ["stems"],
    extractField: ({ id, stems }, field) => (field === "id" ? id : stems.join(" ")) as string,
    ...OWN_STEMS,
  });
  byAsk.addAll(asks);
  const counts = new Map<string, number>();
  for (const { stems } of asks) for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  // The site's own prose is spelt well, so its words are no typing mistakes.
  const prose = [
    ...LIBRARY.flatMap(({ says, texts }) => [says, ...texts]),
    ...TEACHER.map(({ answer }) => answer),
  ];
  const words =
    prose
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/gu) ?? [];
  return { asks, byAsk, counts, known: new Set([...new Set(words)].map(stem)) };
}

function makeTextIndex() {
  const byText = new MiniSearch<LibraryEntry & { id: number }>({
    fields: ["name", "names", "words", "says", "texts"],
    extractField: (entry, field) =>
      (field === "id" ? entry.id : stemsOf([entry[field as "name"]].flat().join(" ")).join(" ")) as string,
    ...OWN_STEMS,
    searchOptions: { boost: { name: 6, names: 4, words: 3, says: 1.6 } },
  });
  byText.addAll(LIBRARY.map((entry, id) => ({ ...entry, id })));
  return byText;
}

let [made, madeOfTexts]: [ReturnType<typeof makeIndex>?, ReturnType<typeof makeTextIndex>?] = [];
const index = () => (made ??= makeIndex());
const textIndex = () => (madeOfTexts ??= makeTextIndex());

/** A word in so many ways of asking is no typing mistake. */
const OFTEN = 4;
/** Only a word that the library does not contain may be a typing mistake, or the beginning of a longer word. */
const isUnknown = (word: string): boolean =>
  !index().known.has(word) && (index().counts.get(word) ?? 0) < OFTEN;
const FORGIVING = {
  fuzzy: (term: string) => (isUnknown(term) && term.length > 3 ? 0.25 : false),
  prefix: (term: string) => isUnknown(term) && term.length > 4,
};

/** A word that no way of asking has is probably what the question is about, so it weighs most. */
const [COMMON_SHARE, FIGURE_SHARE, RAREST, UNKNOWN] = [0.12, 0.5, 5, 8];
/** A rare word says more about a question than a common one. */
function weigh(word: string): number {
  const { asks, counts } = index();
  const count = counts.get(word);
  const rarity = count ? Math.min(RAREST, Math.log(1 + asks.length / (count + 1))) : UNKNOWN;
  return rarity * (isCommon(word) ? COMMON_SHARE : /^[£#\d]/u.test(word) ? FIGURE_SHARE : 1);
}
const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + weigh(word), 0);

/** A child mistypes the middle of a word, hardly ever its first letter. */
const isMeant = ({ queryTerms }: SearchResult, term: string): boolean =>
  queryTerms.some((typed) => typed[0] === term[0]);

/** How much more it counts that a name is whole in the question than that the question is whole in the name. */
const NAME = 0.5;

/** The F-measure of the words that are the same: their share of the question, and of the way of asking. */
function alike(asked: readonly string[], ask: Ask, result: SearchResult): number {
  const terms = result.terms.filter((term) => isMeant(result, term));
  if (!terms.length) return 0;
  const common = asked.filter((word) => isCommon(word) && ask.stems.includes(word));
  const same = (words: readonly string[]) => weightOf([...new Set([...words, ...common])]);
  const ofAsked = same(result.queryTerms) / weightOf(asked);
  const ofAsk = Math.min(1, same(terms) / weightOf(ask.stems));
  const square = ask.found.kind === "taught" ? 1 : NAME ** 2;
  return ((1 + square) * ofAsked * ofAsk) / (square * ofAsk + ofAsked);
}

const AS_PARENT =
  /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kids?|child|children|teen|teenager|pupils|class)\b|\bas a (?:parent|mum|dad|teacher)\b/iu;
const FOR_PARENTS = 1.15;
/** A reviewed answer to the whole question comes before a name that is in it. */
const TAUGHT = 1.08;

function fit(found: Ask["found"], isParents: boolean): number {
  if (found.kind === "taught") return isParents ? 1 : TAUGHT;
  return found.entry.forParents ? (isParents ? FOR_PARENTS : 1 / FOR_PARENTS) : 1;
}

const NEAREST = 100;

/** @returns what the question is most like, the best first. */
export function nearest(message: string): Found[] {
  const asked = stemsOf(message);
  const telling = asked.filter((word) => !isCommon(word));
  const isParents = AS_PARENT.test(message);
  return index()
    .byAsk.search((telling.length ? telling : asked).join(" "), FORGIVING)
    .slice(0, NEAREST)
    .map((result) => {
      const ask = index().asks[result.id as number]!;
      return { ...ask.found, share: Math.min(1, alike(asked, ask, result) * fit(ask.found, isParents)) };
    })
    .toSorted((one, other) => other.share - one.share);
}

/** @returns the entries whose texts are nearest to a message, the best first. */
export const search = (message: string, most: number): LibraryEntry[] =>
  textIndex()
    .search(
      stemsOf(message)
        .filter((word) => !isCommon(word))
        .join(" "),
    )
    .slice(0, most)
    .map(({ id }) => LIBRARY[id as number]!);
