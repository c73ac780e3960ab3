/** Finds the entries of the library that a message is about, or says that there is none. */
import MiniSearch from "minisearch";
import { framedBy } from "./libraryFrames.ts";
import { LIBRARY, PLACES, type LibraryEntry, type LibraryPlace } from "./library.ts";
import { FOR_WORRIES, hasOtherMeanings, limitOf, onlyWonders, soundsWorried } from "./libraryLimits.ts";
import { isFiller, isLight, isStop, meaningOf, mend, stem, wordsOf } from "./libraryWords.ts";

export interface Found {
  entry: LibraryEntry;
  /** Higher is surer; comparable within one message only. */
  score: number;
  /** Of the message's meaning, how much this entry speaks of: 0 to 1. */
  share: number;
  /** It was asked for by name. */
  surely: boolean;
  /** It was named by a word that has no other meaning. */
  plainly: boolean;
  /** A name of it stands in the message. */
  named: boolean;
  /** A name of it stands in the message, or at least two of its words lead there. */
  supported: boolean;
  /** A second word that it asks to be compared with. */
  other?: LibraryEntry;
}

/** A message of a thousand letters needs no more than this to be understood. */
const MOST_WORDS = 60;

const FIELDS = ["name", "names", "words", "says", "texts"] as const;
const BOOST = { name: 6, names: 4, words: 3, says: 1.6, texts: 1 };

interface Index {
  search: MiniSearch;
  /** In how many entries each word stands. */
  known: ReadonlyMap<string, number>;
  /** Of them, those that name something: only these is a typing slip taken for. */
  naming: ReadonlyMap<string, number>;
  /** Names as rows of compared words, the longest first. */
  names: readonly { words: readonly string[]; entry: number; own: boolean }[];
}

function makeIndex(): Index {
  const search = new MiniSearch({
    fields: [...FIELDS],
    extractField: (entry: Record<string, unknown>, field) => {
      const value = entry[field];
      return Array.isArray(value) ? value.join(" ") : value;
    },
    // A figure in a sentence says nothing of what the sentence is about.
    tokenize: (text, field) =>
      field === "says" || field === "texts"
        ? meaningOf(text).filter((word) => !/^\d/u.test(word))
        : meaningOf(text),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (text) => text.split(" "), combineWith: "OR" },
  });
  const known = new Map<string, number>();
  const naming = new Map<string, number>();
  const names: Index["names"][number][] = [];
  for (const [id, entry] of LIBRARY.entries()) {
    search.add({ id, ...entry });
    const texts = [entry.name, ...entry.names, entry.words, entry.says, entry.example ?? "", ...entry.texts];
    for (const word of new Set(meaningOf(texts.join(" ")))) known.set(word, (known.get(word) ?? 0) + 1);
    for (const word of new Set(wordsOf([entry.name, ...entry.names, entry.words].join(" "))))
      naming.set(word, (naming.get(word) ?? 0) + 1);
    for (const [nth, name] of [entry.name, ...entry.names].entries())
      names.push({ words: wordsOf(name).map(stem), entry: id, own: nth === 0 });
  }
  return { search, known, naming, names };
}

let index: Index | undefined;
const theIndex = (): Index => (index ??= makeIndex());

/** "I want to", "needs to", "broke my…": the verbs, not the words of the library. */
const VERBS =
  /\b(?:want|need)(?:s|ed|ing)? (?=to\b|help\b|you\b)|\bbroke (?=my\b|his\b|her\b|our\b|the\b|it\b|up\b)/gu;

interface Asked {
  /** All words, to find names in. */
  all: readonly string[];
  /** Those that carry the meaning, once each. */
  meaning: readonly string[];
}

function understand(message: string): Asked {
  const { known, naming } = theIndex();
  const mended = (word: string) => (known.has(stem(word)) ? stem(word) : stem(mend(word, naming)));
  const plain = wordsOf(message.slice(0, 2000)).slice(0, MOST_WORDS).join(" ").replace(VERBS, "");
  const words = plain.split(" ").filter(Boolean);
  const all = words.map((word) => (isStop(word) ? stem(word) : mended(word)));
  return { all, meaning: [...new Set(all.filter((_, nth) => !isStop(words[nth]!)))] };
}

const UNKNOWN = 3;
/** "Money" stands in half of all entries, and is still what a message is about. */
const LEAST_KNOWN = 2.2;
const LIGHT = 1;
function rarity(word: string): number {
  if (isLight(word) || /^(?:\d+|£)$/u.test(word)) return LIGHT;
  const count = theIndex().known.get(word);
  return count ? Math.log(1 + LIBRARY.length / count) : UNKNOWN;
}
const weigh = (word: string): number =>
  rarity(word) === LIGHT ? LIGHT : Math.max(LEAST_KNOWN, rarity(word));

const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + weigh(word), 0);

const startOf = (all: readonly string[], row: readonly string[]): number =>
  all.findIndex((_, start) => row.every((word, nth) => all[start + nth] === word));

interface Named {
  weight: number;
  share: number;
  /** Asked for by name: "what is a pension", or a name of several words that hardly stands there by chance. */
  surely: boolean;
  /** By a word that has nothing but its meaning in money. */
  plainly: boolean;
}

/** "…mean", "…explained" right after a name. */
const AFTER = new Set(["mean", "means", "meaning", "explained", "definition", "work", "works"].map(stem));
const ASKING = new Set(["what", "wat", "wot", "defin", "explain", "meaning", "mean"].map(stem));
const BETWEEN = new Set(["is", "are", "a", "an", "the", "doe", "do", "whats", "wats", "wots"].map(stem));

/** "What is a…", "whats", "explain the…" right before this place. */
function isAskedAt(all: readonly string[], start: number): boolean {
  for (let place = start - 1; place >= 0 && place >= start - 3; place--) {
    const word = all[place]!;
    if (ASKING.has(word) || /^wh?[ao]ts?$/u.test(word)) return true;
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** The message is this name and nothing else. */
const IS_ALL = 5;

/** How much of a message each entry is named by: the longest of its names that stands in it. */
function namedIn({ all, meaning }: Asked): Map<number, Named> {
  const total = weightOf(meaning);
  const found = new Map<number, Named>();
  for (const { words, entry, own } of theIndex().names) {
    const start = startOf(all, words);
    const telling = [...new Set(words)].filter((word) => meaning.includes(word));
    if (start < 0) {
      // All that tells something in the name, with other words between: "start a small business".
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

const ASKS_AS_PARENT =
  /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kids?|child|children|boy|girl|teen|teenager|pupils|class|students)(?:s|'s|’s)?\b|\b(?:should|are|is|do|can|let|teach|explain to|talk to) (?:a |the |our |your |small |young )*(?:kids|child|children|teens|teenagers)\b|\b(?:year old|parents?|as a (?:mum|dad|carer|teacher))\b/iu;

/** What a word found in the running text is worth beside one found in a name. */
const IN_TEXT_ONLY = 0.6;

const FOR_PARENTS = 1.6;
const NOT_FOR_CHILDREN = 0.6;

/** What a way of asking counts for: more than a name that stands in the message by the way. */
const FRAMED = 400;

/** @returns the entries that a message may be about, the best first. */
export function search(message: string): Found[] {
  const asked = understand(message);
  const { meaning } = asked;
  const total = weightOf(meaning) || 1;
  const forParents = ASKS_AS_PARENT.test(message);
  const found = new Map<number, Omit<Found, "entry">>();
  const results = meaning.length
    ? theIndex().search.search(meaning.join(" "), {
        prefix: (term) => term.length > 4,
        boostTerm: (term) => (weigh(term) > LIGHT ? 1 : 0.25),
      })
    : [];
  for (const { id, score, match, queryTerms } of results) {
    const inText = new Set(
      Object.keys(match).filter((term) => match[term]!.every((field) => field === "texts")),
    );
    const share =
      queryTerms.reduce((sum, word) => sum + weigh(word) * (inText.has(word) ? IN_TEXT_ONLY : 1), 0) / total;
    const telling = queryTerms.filter((word) => weigh(word) > LIGHT);
    const curated = telling.some((word) =>
      match[word]?.some((field) => field === "name" || field === "words"),
    );
    // A section of a chapter speaks of many things; one word of it proves nothing.
    const supported =
      LIBRARY[id as number]!.kind === "section"
        ? telling.length > 1
        : telling.length > 0 && (queryTerms.length > 1 || (curated && share > 0.9));
    found.set(id as number, {
      score: score * (0.4 + 0.6 * share),
      share,
      surely: false,
      plainly: false,
      named: false,
      supported,
    });
  }
  for (const [id, { weight, share, surely, plainly }] of namedIn(asked)) {
    const before = found.get(id) ?? { score: 0, share: 0 };
    const score = before.score + (plainly ? 25 : 16) * weight * (0.4 + 0.6 * share);
    found.set(id, {
      score,
      share: Math.max(share, before.share),
      surely,
      plainly,
      named: true,
      supported: true,
    });
  }
  const framed = framedBy(message);
  const id = LIBRARY.findIndex(
    ({ name, path, kind }) => name === framed || (kind === "page" && path === framed),
  );
  if (id >= 0) {
    const score = FRAMED + (found.get(id)?.score ?? 0);
    found.set(id, { score, share: 1, surely: true, plainly: true, named: true, supported: true });
  }
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([id, { score, ...rest }]) => {
      const entry = LIBRARY[id]!;
      return {
        ...rest,
        entry,
        score: score * (entry.forParents ? (forParents || rest.surely ? FOR_PARENTS : NOT_FOR_CHILDREN) : 1),
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

const LEAST_SHARE = 0.42;
/** A word with other meanings has to be most of the message. */
const LEAST_SHARE_OTHER = 0.5;
/** A plain money word carries a long message alone, unless most of the message is of something else. */
const LEAST_SHARE_PLAIN = 0.15;
const LEAST_SCORE = 40;

const isClear = ({ surely, plainly, named, supported, share, score }: Found): boolean => {
  const least = plainly ? LEAST_SHARE_PLAIN : named ? LEAST_SHARE_OTHER : LEAST_SHARE;
  return score >= LEAST_SCORE && supported && (surely || share >= least);
};

const COMPARES = /\b(?:vs|versus|diff\w*|compared?)\b/iu;

/** The next best may answer when the best is unclear, but not what is far behind. */
const NEAR = 0.6;
const MOST_TRIED = 3;

/** An entry for such days, or a money word that the message worries about by name. */
const mayComfort = ({ entry, named, plainly, share }: Found, message: string): boolean =>
  (named && FOR_WORRIES.has(entry.name)) ||
  (entry.kind === "word" && plainly && share >= 0.5 && onlyWonders(message));

/** @returns what the message is about, when that is clear enough to answer. */
export function lookUp(message: string): Found | undefined {
  if (limitOf(message)) return undefined;
  const found = search(message).slice(0, MOST_TRIED);
  const clear = found.find((one) => one.score >= NEAR * found[0]!.score && isClear(one));
  if (clear && soundsWorried(message) && !mayComfort(clear, message)) return undefined;
  const second = found.find(
    ({ entry, plainly }) => plainly && entry.kind === "word" && entry !== clear?.entry,
  );
  const two = clear?.plainly && clear.entry.kind === "word" && second && COMPARES.test(message);
  return two ? { ...clear, other: second.entry } : clear;
}

const PLACE_AT = new Map(PLACES.map((place) => [place.path, place]));
export const placeOf = ({ path }: LibraryEntry): LibraryPlace => PLACE_AT.get(path)!;
