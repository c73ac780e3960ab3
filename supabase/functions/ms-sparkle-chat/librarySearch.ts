/** Finds the entries of the library that a message is about, or none. */
import { framedBy } from "./libraryFrames.ts";
import { LIGHT, namedIn, theIndex, understand, weigh, weightOf } from "./libraryIndex.ts";
import { LIBRARY, PLACES, type LibraryEntry, type LibraryPlace } from "./library.ts";
import { FOR_WORRIES, isNotOfMoney, limitOf, onlyWonders, soundsWorried } from "./libraryLimits.ts";

export interface Found {
  entry: LibraryEntry;
  /** Higher is surer. Scores compare only within one message. */
  score: number;
  /** The share of the message's meaning that this entry covers, 0 to 1. */
  share: number;
  /** The message asked for it by name. */
  surely: boolean;
  /** A word with no other meaning named it. */
  plainly: boolean;
  /** The message contains one of its names. */
  named: boolean;
  /** The message contains one of its names, or at least two words that lead there. */
  supported: boolean;
  /** The second term of a comparison. */
  other?: LibraryEntry;
}

const ASKS_AS_PARENT =
  /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kids?|child|children|boy|girl|teen|teenager|pupils|class|students)(?:s|'s|’s)?\b|\b(?:should|are|is|do|can|let|teach|explain to|talk to) (?:a |the |our |your |small |young )*(?:kids|child|children|teens|teenagers)\b|\b(?:year old|parents?|as a (?:mum|dad|carer|teacher))\b/iu;

/** A person who says "my parents" is a child. */
export const asksAsParent = (message: string): boolean =>
  ASKS_AS_PARENT.test(message.replaceAll(/\b(?:my|our|both) parents?\b/giu, ""));

/** The weight of a word in the running text, compared with one in a name. */
const IN_TEXT_ONLY = 0.6;

const FOR_PARENTS = 1.6;

/** The score for a way of asking, which beats a name that the message only mentions. */
const FRAMED = 400;

/** @returns the entries that a message may be about, best first. */
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
    // One word proves nothing about a section, which speaks of many things. Entries for parents answer a child only if
    // the child names them.
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
/** A plain money word carries a long message on its own, unless most of the message is about something else. */
const LEAST_SHARE_PLAIN = 0.15;
const LEAST_SCORE = 40;

const isClear = ({ surely, plainly, named, supported, share, score }: Found): boolean => {
  const least = plainly ? LEAST_SHARE_PLAIN : named ? LEAST_SHARE_OTHER : LEAST_SHARE;
  return score >= LEAST_SCORE && supported && (surely || share >= least);
};

const COMPARES = /\b(?:vs|versus|diff\w*|compared?)\b/iu;

/** The next best entry may answer if the best is unclear, but not if it is far behind. */
const NEAR = 0.6;
const MOST_TRIED = 3;

/** @returns whether the entry suits a worried message, or the message only wonders about a money word it names. */
const mayComfort = ({ entry, named, plainly, share }: Found, message: string): boolean =>
  (named && FOR_WORRIES.has(entry.name)) ||
  (entry.kind === "word" && plainly && share >= 0.5 && onlyWonders(message));

/** @returns what the message is about, if that is clear enough to answer. */
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
export const placeAt = (path: string): LibraryPlace => PLACE_AT.get(path)!;
export const placeOf = ({ path }: LibraryEntry): LibraryPlace => placeAt(path);
