/**
 * Hears what no list of phrases can name: how far the words of a text, together, speak of need, contact, sex, danger or
 * unkindness. The weights are learnt from examples (`npm run rules`); the database weighs by the same rows
 * (`private.taught_in`). Only words that an example has taught count, never length, rarity or nonsense.
 */
import { translate } from "./signs.ts";

/** The worst first, as two of the same weight are told apart. */
export const LEARNT_KINDS = ["worry", "hint", "sexual", "unsafe", "unkind"] as const;
export type LearntKind = (typeof LEARNT_KINDS)[number];

/** Each feature's weight, in hundredths, for each of LEARNT_KINDS and against a harmless text. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** Single letters, one after the other, are one word. */
export const BETWEEN_LETTERS = "(?<=(?<![a-z0-9])[a-z0-9]) (?=[a-z0-9](?![a-z0-9]))";
/** Digits and signs inside a word are letters. */
export const DISGUISED_WORD = "^[a-z]+[0-9@$£€+]+[a-z]+$";
export const DISGUISES = { from: "0134578@$£€+", to: "oieastbaslet" };
/** A word with more letters than these is also known by its beginning. */
const BEGINNING = 5;

const wordsOf = (sentence: string): string[] =>
  sentence
    .split(" ")
    .filter(Boolean)
    .map((word) => (new RegExp(DISGUISED_WORD, "u").test(word) ? translate(word, DISGUISES) : word))
    .map((word) => word.replace(/[0-9]+/gu, "#"));

/**
 * @param read a text with " | " between its sentences.
 * @returns each once: its words, the beginnings of the long ones, and pairs, side by side ("a b") or with one word between
 *   them ("a _ b").
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

/** The evidence that a kind needs, in hundredths: without evidence there is no doubt. */
export const MIN_EVIDENCE = 200;
/** All together may be this far below nought, in hundredths for each root of the number of signs: doubt is heard. */
export const MAX_COUNTER_EVIDENCE = 12;

/** @returns the kind that the text speaks of most, if a grown-up should look at it. */
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
