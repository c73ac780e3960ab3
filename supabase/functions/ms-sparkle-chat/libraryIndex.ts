/** The library's search index, and how a message is compared with it. */
import MiniSearch from "minisearch";
import { LIBRARY } from "./library.ts";
import { hasOtherMeanings } from "./libraryLimits.ts";
import { isFiller, isLight, isStop, meaningOf, mend, stem, wordsOf } from "./libraryWords.ts";

/** A message's first words are enough to understand it, however long it is. */
const MOST_WORDS = 60;

const FIELDS = ["name", "names", "words", "says", "texts"] as const;
const BOOST = { name: 6, names: 4, words: 3, says: 1.6, texts: 1 };

interface Index {
  search: MiniSearch;
  /** The number of entries that contain each word. */
  known: ReadonlyMap<string, number>;
  /** The words in names, grouped by first letter: only these can be what a typing slip meant. */
  naming: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Names as rows of stemmed words. */
  names: readonly { words: readonly string[]; entry: number; own: boolean }[];
}

function makeIndex(): Index {
  const search = new MiniSearch({
    fields: [...FIELDS],
    extractField: (entry: Record<string, unknown>, field) => {
      const value = entry[field];
      return Array.isArray(value) ? value.join(" ") : value;
    },
    // A figure says nothing about the topic of its sentence.
    tokenize: (text, field) =>
      field === "says" || field === "texts"
        ? meaningOf(text).filter((word) => !/^\d/u.test(word))
        : meaningOf(text),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (text) => text.split(" "), combineWith: "OR" },
  });
  const known = new Map<string, number>();
  const naming = new Map<string, Map<string, number>>();
  const names: Index["names"][number][] = [];
  for (const [id, entry] of LIBRARY.entries()) {
    search.add({ id, ...entry });
    const texts = [entry.name, ...entry.names, entry.words, entry.says, entry.example ?? "", ...entry.texts];
    for (const word of new Set(meaningOf(texts.join(" ")))) known.set(word, (known.get(word) ?? 0) + 1);
    for (const word of new Set(wordsOf([entry.name, ...entry.names, entry.words].join(" ")))) {
      const alike = naming.get(word[0]!) ?? new Map<string, number>();
      naming.set(word[0]!, alike.set(word, (alike.get(word) ?? 0) + 1));
    }
    for (const [nth, name] of [entry.name, ...entry.names].entries())
      names.push({ words: wordsOf(name).map(stem), entry: id, own: nth === 0 });
  }
  return { search, known, naming, names };
}

let index: Index | undefined;
export const theIndex = (): Index => (index ??= makeIndex());

/** Verbs such as "I want to" and "broke my…", which are not the terms “Want” and “Skint”. */
const VERBS =
  /\b(?:want|need)(?:s|ed|ing)? (?=to\b|help\b|you\b)|\bbroke (?=my\b|his\b|her\b|our\b|the\b|it\b|up\b)/gu;

interface Asked {
  /** Every word, for finding names. */
  all: readonly string[];
  /** The words that carry the meaning, once each. */
  meaning: readonly string[];
}

export function understand(message: string): Asked {
  const { known, naming } = theIndex();
  const mended = (word: string) =>
    known.has(stem(word)) ? stem(word) : stem(mend(word, naming.get(word[0]!)));
  const plain = wordsOf(message.slice(0, 2000)).slice(0, MOST_WORDS).join(" ").replace(VERBS, "");
  const words = plain.split(" ").filter(Boolean);
  const all = words.map((word) => (isStop(word) ? stem(word) : mended(word)));
  return { all, meaning: [...new Set(all.filter((_, nth) => !isStop(words[nth]!)))] };
}

const UNKNOWN = 3;
/** "Money" is in half of all entries, and is still what a message is about. */
const LEAST_KNOWN = 2.2;
export const LIGHT = 1;
function rarity(word: string): number {
  if (isLight(word) || /^(?:\d+|£)$/u.test(word)) return LIGHT;
  const count = theIndex().known.get(word);
  return count ? Math.log(1 + LIBRARY.length / count) : UNKNOWN;
}
export const weigh = (word: string): number =>
  rarity(word) === LIGHT ? LIGHT : Math.max(LEAST_KNOWN, rarity(word));

export const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + weigh(word), 0);

const startOf = (all: readonly string[], row: readonly string[]): number =>
  all.findIndex((_, start) => row.every((word, nth) => all[start + nth] === word));

interface Named {
  weight: number;
  share: number;
  /**
   * The question asks for the term by name: "what is a pension", or a name of several words that is
   * hardly there by chance.
   */
  surely: boolean;
  /** The question uses a word that has no meaning other than its money meaning. */
  plainly: boolean;
}

/** Matches "…mean" and "…explained" right after a name. */
const AFTER = new Set(["mean", "means", "meaning", "explained", "definition", "work", "works"].map(stem));
const ASKING = new Set(["what", "wat", "wot", "defin", "explain", "meaning", "mean"].map(stem));
const BETWEEN = new Set(["is", "are", "a", "an", "the", "doe", "do", "whats", "wats", "wots"].map(stem));

/** @returns whether "what is a…", "whats" or "explain the…" comes right before this place. */
function isAskedAt(all: readonly string[], start: number): boolean {
  for (let place = start - 1; place >= 0 && place >= start - 3; place--) {
    const word = all[place]!;
    if (ASKING.has(word) || /^wh?[ao]ts?$/u.test(word)) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** The extra weight for a message that is this name and nothing else. */
const IS_ALL = 5;

/** Weighs each entry by the longest of its names that the message contains. */
export function namedIn({ all, meaning }: Asked): Map<number, Named> {
  const total = weightOf(meaning);
  const found = new Map<number, Named>();
  for (const { words, entry, own } of theIndex().names) {
    const start = startOf(all, words);
    const telling = [...new Set(words)].filter((word) => meaning.includes(word));
    if (start < 0) {
      // All the telling words of the name are there with others between: "start a small business".
      if (telling.length < 2 || !words.every((word) => telling.includes(word) || isFiller(word))) continue;
      const scattered = 0.7 * telling.reduce((sum, word) => sum + rarity(word), 0);
      if (scattered <= (found.get(entry)?.weight ?? 0)) continue;
      found.set(entry, { weight: scattered, share: weightOf(telling) / total, surely: false, plainly: true });
      continue;
    }
    if (!telling.length && words.length < 2) continue;
    const covered = weightOf(telling);
    const weight =
      telling.reduce((sum, word) => sum + rarity(word), 0) + 1.5 * (words.length - 1) + (own ? 1.5 : 0);
    const plainly = words.length > 1 || !hasOtherMeanings(words[0]!);
    const isAll =
      telling.length > 0 && telling.length === meaning.length && (plainly || all.length === words.length);
    if (weight + (isAll ? IS_ALL : 0) <= (found.get(entry)?.weight ?? 0)) continue;
    const surely =
      isAll ||
      isAskedAt(all, start) ||
      AFTER.has(all[start + words.length] ?? "") ||
      (words.length > 1 && weight >= 5);
    found.set(entry, {
      weight: weight + (isAll ? IS_ALL : 0),
      share: meaning.length ? covered / total : 1,
      surely,
      plainly,
    });
  }
  return found;
}
