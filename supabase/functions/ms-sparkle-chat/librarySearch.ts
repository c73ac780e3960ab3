/** Finds the entries of the library that a message is about, or says that there is none. */
import { framedBy } from "./libraryFrames.ts";
import { LIGHT, namedIn, theIndex, understand, weigh, weightOf } from "./libraryIndex.ts";
import { LIBRARY, PLACES, type LibraryEntry, type LibraryPlace } from "./library.ts";
import { FOR_WORRIES, isNotOfMoney, limitOf, onlyWonders, soundsWorried } from "./libraryLimits.ts";

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

const ASKS_AS_PARENT =
  /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kids?|child|children|boy|girl|teen|teenager|pupils|class|students)(?:s|'s|’s)?\b|\b(?:should|are|is|do|can|let|teach|explain to|talk to) (?:a |the |our |your |small |young )*(?:kids|child|children|teens|teenagers)\b|\b(?:year old|parents?|as a (?:mum|dad|carer|teacher))\b/iu;

/** Who says "my parents" is a child. */
export const asksAsParent = (message: string): boolean =>
  ASKS_AS_PARENT.test(message.replaceAll(/\b(?:my|our|both) parents?\b/giu, ""));

/** What a word found in the running text is worth beside one found in a name. */
const IN_TEXT_ONLY = 0.6;

const FOR_PARENTS = 1.6;

/** What a way of asking counts for: more than a name that stands in the message by the way. */
const FRAMED = 400;

/** @returns the entries that a message may be about, the best first. */
export function search(message: string): Found[] {
  const asked = understand(message);
  const { meaning } = asked;
  const total = weightOf(meaning) || 1;
  const isParents = asksAsParent(message);
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
    // A section of a chapter speaks of many things; one word of it proves nothing. What is written for
    // parents answers a child only where the child names it.
    const { kind, forParents } = LIBRARY[id as number]!;
    const supported =
      kind === "section"
        ? telling.length > 1 && (isParents || !forParents)
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
        score: score * (entry.forParents && isParents ? FOR_PARENTS : 1),
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
  if (limitOf(message) || isNotOfMoney(message)) return undefined;
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
