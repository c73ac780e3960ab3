/**
 * Finds need, contact, sex, danger or unkindness that no list of phrases can name, by weighing all words of a text
 * together. The weights are learnt from examples (`npm run rules`); the database uses the same rows
 * (`private.taught_in`). Only words that an example has taught count, never length, rarity or nonsense.
 */
import { translate } from "./signs.ts";

/** The worst kind first, which decides between equal weights. */
export const LEARNT_KINDS = ["worry", "hint", "sexual", "unsafe", "unkind"] as const;
export type LearntKind = (typeof LEARNT_KINDS)[number];

/** Each feature's weight, in hundredths, for each of LEARNT_KINDS and against a harmless text. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** Single letters in a row are read as one word. */
export const BETWEEN_LETTERS = "(?<=(?<![a-z0-9])[a-z0-9]) (?=[a-z0-9](?![a-z0-9]))";
/** Digits and signs inside a word are read as letters. */
export const DISGUISED_WORD = "^[a-z]+[0-9@$£€+]+[a-z]+$";
export const DISGUISES = { from: "0134578@$£€+", to: "oieastbaslet" };
/** A word with more letters than these is also known by its first letters. */
const BEGINNING = 5;

const wordsOf = (sentence: string): string[] =>
  sentence
    .split(" ")
    .filter(Boolean)
    .map((word) => (new RegExp(DISGUISED_WORD, "u").test(word) ? translate(word, DISGUISES) : word))
    .map((word) => word.replace(/[0-9]+/gu, "#"));

/**
 * @param read a text with " | " between its sentences.
 * @returns the features, once each: words, the beginnings of long words, and pairs of words that
 * are adjacent ("a b") or have one word between ("a _ b").
 */
export function featuresOf(read: string): ReadonlySet<string> {
  const signs = new Set<string>();
  for (const sentence of read.replace(new RegExp(BETWEEN_LETTERS, "gu"), "").split("|")) {
    const words = wordsOf(sentence);
    words.forEach((word, at) => {
      const letters = Array.from(word);
      signs.add(word);
      if (letters.length > BEGINNING) signs.add(`${letters.slice(0, BEGINNING).join("")}*`);
      if (at + 1 < words.length) signs.add(`${word} ${words[at + 1]!}`);
      if (at + 2 < words.length) signs.add(`${word} _ ${words[at + 2]!}`);
    });
  }
  return signs;
}

/** A long text has more signs, but they do not make it more certain. */
export const LENGTH_SCALE = 6;

/** A weight of one is written as so many. */
export const WEIGHT_UNITS = 20;

type KindWeights = readonly (readonly [kind: number, weight: number])[];
/** The weights of a sign stay text until a message has it, because most are never needed. */
type SignTable = Map<string, string | KindWeights>;
const TABLES = new WeakMap<readonly string[], SignTable>();

/** The lines are read when they are first needed, once for all who ask. */
function tableOf(lines: readonly string[]): SignTable {
  const known = TABLES.get(lines);
  if (known) return known;
  const made: SignTable = new Map(
    lines.flatMap((line) =>
      line.split(";").map((one) => {
        const end = one.indexOf("=");
        return [one.slice(0, end), one.slice(end + 1)] as const;
      }),
    ),
  );
  TABLES.set(lines, made);
  return made;
}

/** @returns whether any example has taught the sign. */
export const isTaught = (sign: string, lines: readonly string[]): boolean => tableOf(lines).has(sign);

function weightsOf(sign: string, table: SignTable): KindWeights {
  const found = table.get(sign) ?? [];
  if (typeof found !== "string") return found;
  const pairs = found.split("=").map((pair) => pair.split(":").map(Number) as [number, number]);
  table.set(sign, pairs);
  return pairs;
}

/** A sign that speaks for a kind at least so much is a word of it. */
const WORD_OF_KIND = 0.5 * WEIGHT_UNITS;

/** @returns the single words that speak for one of these kinds. */
export const taughtWords = (lines: readonly string[], kinds: ReadonlySet<number>): string[] => {
  const table = tableOf(lines);
  return [...table.keys()].filter(
    (sign) =>
      /^[a-z]+$/u.test(sign) &&
      weightsOf(sign, table).some(([kind, weight]) => kinds.has(kind) && weight >= WORD_OF_KIND),
  );
};

/**
 * @param lines each with signs, and each sign with the weights of the kinds that it speaks for or against
 * @returns tells how likely each kind is for a text; together 1.
 */
export function weigher<Kind extends string | number>(kinds: readonly Kind[], lines: readonly string[]) {
  return (read: string): ReadonlyMap<Kind, number> => {
    const table = tableOf(lines);
    const signs = featuresOf(read);
    const scores = kinds.map(() => 0);
    for (const sign of signs)
      for (const [kind, weight] of weightsOf(sign, table)) scores[kind]! += weight / WEIGHT_UNITS;
    const powers = scores.map((score) => Math.exp((score * LENGTH_SCALE) / Math.sqrt(signs.size + 1)));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return new Map(kinds.map((kind, nth) => [kind, powers[nth]! / total]));
  };
}

/** The evidence that a kind needs, in hundredths; without any evidence a text is never doubted. */
export const MIN_EVIDENCE = 200;
/**
 * The total may be this far below zero, in hundredths for each root of the number of signs, so that
 * doubtful texts are also caught.
 */
export const MAX_COUNTER_EVIDENCE = 12;

/** @returns the kind with the most evidence, if a grown-up should look at the text. */
export function weighText(read: string, weights: Weights): LearntKind | undefined {
  const signs = featuresOf(read);
  const [all, heard] = [LEARNT_KINDS.map(() => 0), LEARNT_KINDS.map(() => 0)];
  for (const sign of signs)
    weights.get(sign)?.forEach((weight, kind) => {
      all[kind]! += weight;
      heard[kind]! += Math.max(0, weight);
    });
  const most = Math.max(...all);
  const kind = all.indexOf(most);
  const isInDoubt = most >= 0 || most * most < MAX_COUNTER_EVIDENCE * MAX_COUNTER_EVIDENCE * (signs.size + 1);
  return isInDoubt && heard[kind]! >= MIN_EVIDENCE ? LEARNT_KINDS[kind] : undefined;
}
