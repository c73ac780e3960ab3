/**
 * Finds what a message is about: a teacher's answer, an entry of the library or small talk. Which one is learnt from its
 * ways of asking (scripts/guide/asks, `npm run rules`); a single word, or one that is mistyped, is found by how alike it
 * is.
 */
import MiniSearch, { type SearchResult } from "minisearch";
import { weigher } from "../_shared/text/classifier.ts";
import { LIBRARY, SMALL_TALK, TEACHER, type LibraryEntry, type TaughtAnswer } from "./library.ts";
import { wordsOf } from "./rows.ts";
import { TARGET_WEIGHTS } from "./weights.ts";
import { isCommon, stem, stemsOf } from "./words.ts";

/** Everything that a message can be about. */
export type Target =
  | { kind: "taught"; taught: TaughtAnswer }
  | { kind: "entry"; entry: LibraryEntry }
  | ({ kind: "talk" } & (typeof SMALL_TALK)[number]);

/** Everything that can be found, in the order of the weights. */
export const TARGETS: readonly Target[] = [
  ...LIBRARY.map((entry) => ({ kind: "entry", entry }) as const),
  ...TEACHER.map((taught) => ({ kind: "taught", taught }) as const),
  ...SMALL_TALK.map((talk) => ({ kind: "talk", ...talk }) as const),
];
/** The ways of asking for a target. */
export function asksFor(target: Target): readonly string[] {
  if (target.kind === "talk") return target.asks;
  return target.kind === "taught" ? target.taught.asks : [target.entry.name, ...target.entry.names];
}

/** `share`: 0 to 1, how much of the question and of the way of asking is the same. */
type Near = { target: Target; share: number };
/** `score`: likelihood and likeness together; `isKnown`: hardly any doubt is left. */
export interface Found {
  target: Target;
  score: number;
  isKnown: boolean;
}

/** A way of asking, and what it asks for. */
interface Ask {
  id: number;
  stems: readonly string[];
  target: Target;
}

const OWN_STEMS = { tokenize: (text: string) => text.split(" "), processTerm: (term: string) => term };

function makeIndex() {
  const asks: Ask[] = TARGETS.flatMap((target) => asksFor(target).map((text) => ({ text, target }))).map(
    ({ text, target }, id) => ({ id, stems: stemsOf(text), target }),
  );
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
    ...LIBRARY.map(({ says }) => says),
    ...TEACHER.flatMap(({ answer, example, plan, pitfall }) => [answer, example, plan, pitfall]),
  ];
  const words =
    prose
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/gu) ?? [];
  return { asks, byAsk, counts, known: new Set([...new Set(words)].map(stem)) };
}

let made: ReturnType<typeof makeIndex> | undefined;
const index = () => (made ??= makeIndex());

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
const [COMMON_SHARE, FIGURE_SHARE, RAREST, UNKNOWN] = [0.06, 0.5, 5, 8];
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

/** The F-measure of the words that are the same: their share of the question, and of the way of asking. */
function alike(asked: readonly string[], { stems }: Ask, result: SearchResult): number {
  const terms = result.terms.filter((term) => isMeant(result, term));
  if (!terms.length) return 0;
  const common = asked.filter((word) => isCommon(word) && stems.includes(word));
  const same = (words: readonly string[]) => weightOf([...new Set([...words, ...common])]);
  const ofAsked = same(result.queryTerms) / weightOf(asked);
  const ofAsk = Math.min(1, same(terms) / weightOf(stems));
  return (2 * ofAsked * ofAsk) / (ofAsk + ofAsked);
}

const NEAREST = 100;

/** @returns the ways of asking that the question is most like, the best first. */
export function nearest(message: string): Near[] {
  const asked = stemsOf(message);
  const telling = asked.filter((word) => !isCommon(word));
  return index()
    .byAsk.search((telling.length ? telling : asked).join(" "), FORGIVING)
    .slice(0, NEAREST)
    .map((result) => {
      const ask = index().asks[result.id as number]!;
      return { target: ask.target, share: alike(asked, ask, result) };
    })
    .toSorted((one, other) => other.share - one.share);
}

/** @returns what the weights of the targets read. */
export const readForFinding = (message: string): string => `^ ${stemsOf(message).join(" ")}`;
const sharesIn = weigher([...TARGETS.keys()], TARGET_WEIGHTS);

/** The share of a likeness in a score; a likeness, and a likelihood, that are beyond doubt. */
const [LIKENESS, SAME, CERTAIN] = [0.6, 0.9, 0.55];

/** @returns the score of each target for a message, in the order of {@link TARGETS}. */
export function scoresOf(message: string): number[] {
  const likeness = new Map<Target, number>();
  for (const { target, share } of nearest(message))
    likeness.set(target, Math.max(likeness.get(target) ?? 0, share));
  const shares = sharesIn(readForFinding(message));
  return TARGETS.map((target, nth) => shares.get(nth)! + LIKENESS * (likeness.get(target) ?? 0));
}

/** @returns the targets with the highest scores, the best first. */
export const best = (scores: readonly number[], most: number): Found[] =>
  scores
    .map((score, nth) => ({ target: TARGETS[nth]!, score, isKnown: false }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);

/** The question by which a chip asks for something; it is found by these words alone. */
export function questionFor(target: Target): string | undefined {
  if (target.kind === "talk") return undefined;
  if (target.kind === "taught") return target.taught.title;
  const { kind, name } = target.entry;
  return kind === "word" ? `What does “${name}” mean?` : kind === "page" ? `Where is “${name}”?` : undefined;
}
const BY_QUESTION = new Map(
  TARGETS.toReversed().flatMap((target) => {
    const question = questionFor(target);
    return question ? [[wordsOf(question), target] as const] : [];
  }),
);
/** @returns what a chip's question asks for, typed or pressed. */
export const askedByChip = (message: string): Target | undefined => BY_QUESTION.get(wordsOf(message));

const DEFINES =
  /^(?:and |so |ok |but )?(?:whats|what is|what are|what does|wots|wot is|explain|define|meaning of|what is meant by) (?:an? )?(?!the )(?<word>\S+(?: \S+)?)(?<! mean)(?: mean)?$/u;
const WORDS = new Map(
  LIBRARY.flatMap((entry) => (entry.kind === "word" ? [[wordsOf(entry.name), entry] as const] : [])),
);
/** @returns the word of the glossary that a question such as "whats a loan" names, whatever was said before. */
export function wordAsked(message: string): Target | undefined {
  const entry = WORDS.get(DEFINES.exec(wordsOf(message))?.groups?.word ?? "");
  return entry && TARGETS.find((target) => target.kind === "entry" && target.entry === entry);
}

/** True if no doubt is left of what a message by itself is about: one thing alone is asked for in nearly these words, or is very likely. */
export function isKnown(message: string, target: Target): boolean {
  const same = nearest(message).filter(({ share }) => share >= SAME);
  const isAlone = same.length > 0 && same.every((near) => near.target === target);
  return isAlone || sharesIn(readForFinding(message)).get(TARGETS.indexOf(target))! >= CERTAIN;
}
