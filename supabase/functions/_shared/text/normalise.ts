/**
 * Undoes the tricks that hide a word or a number from a list, for the rules to read. What is shown is always the
 * original. The database does the same with the same data (`private.read_text`); both are held to one table of cases.
 */
import { mendWords, respell } from "./respell.ts";
import {
  ARABIC_FORMS,
  BOXED,
  CAPITALS,
  DIGITS,
  LETTERS,
  MARKS,
  PICTURES,
  applySteps,
  translate,
  INVISIBLE,
  unmask,
  WORD_BEGINS,
  type Step,
} from "./signs.ts";

export const READINGS = ["cased", "plain", "digits", "latin", "native"] as const;

/** One text, as the rules read it. */
export interface Normalised {
  /** One look for each letter, digit, dash and point, nothing hidden, single blanks; letters keep their case. */
  cased: string;
  /** The same in lower case, without accents, in the letters that its signs look like. */
  plain: string;
  /** The same with number words as digits. */
  digits: string;
  /** Words and ends of sentences (" | ") in English: leetspeak, wildcards, spelled-out and stretched words undone. */
  latin: string;
  /** Words and ends of sentences in any script. */
  native: string;
}

/** A digit may stand beside it. */
const number = (words: string) => `(?<![${LETTERS}])(?:${words})(?![${LETTERS}])`;

/** Number words are digits here, two of the same count as one, and so is a letter o beside a digit. */
export const NUMBERS: readonly Step[] = [
  // A time and a date are no part of a phone number.
  ["(?<![0-9:])(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?![0-9:])", "~"],
  ["(?<![0-9/.-])(?:[0-2]?[0-9]|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)[0-9]{2}(?![0-9/])", "~"],
  ["(?<![0-9/.-])(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-[0-3][0-9](?![0-9/])", "~"],
  [number("double|triple|treble"), ""],
  ...["zero|oh|nought|nil", "one", "two", "three", "four|fower", "five", "six", "seven", "eight", "nine"].map(
    (words, digit): Step => [number(words), String(digit)],
  ),
  [number("hundred"), "00"],
  // A letter o that stands for a nought, or several, and an l for a one.
  ["(?<=[0-9])o|o(?=[0-9])", "0"],
  ["(?<=[0-9])o", "0"],
  [`${WORD_BEGINS}o(?=[^a-z0-9]{1,2}[0-9])`, "0"],
  [`(?<=[0-9])[il](?![a-z])|${WORD_BEGINS}[il](?=[0-9])`, "1"],
  // "07700 and then 900"
  [
    "(?<=[0-9])[^a-z0-9]{1,2}(?:(?:and|then|its|is|dot|dash|space|next|comes|followed by|minus|stroke|gap)[^a-z0-9]{1,2})+(?=[0-9])",
    " ",
  ],
];

export const SENTENCE_END = String.raw`(?<!\.)[.!?](?=\s|$)|[!?]{2,}|[;\n。！？؟।]+`;
/** Apostrophes go without a trace: "don't" and "dont" are one word to the rules. */
export const APOSTROPHES = `(?<=[${LETTERS}])['’‘\`´ʼ](?=[${LETTERS}])`;
export const NO_WORD = `[^${LETTERS}0-9|+&£$€%@]+`;
/** Letters that are two. */
export const LIGATURES: readonly Step[] = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
];

/** Compatible forms and nothing hidden; letters keep their case. */
export const withoutHidden = (text: string): string =>
  translate(text.normalize("NFKC").replace(new RegExp(INVISIBLE, "gu"), ""), DIGITS);

/** Without accents, and with one form of each letter, as texts are compared. @param text in lower case. */
export const fold = (text: string): string =>
  applySteps(
    translate(text.normalize("NFD").replace(new RegExp(MARKS, "gu"), "").normalize("NFC"), ARABIC_FORMS),
    LIGATURES,
  );

const squash = (text: string): string => text.replace(new RegExp(NO_WORD, "gu"), " ").trim();
const oneBlank = (text: string): string => text.replace(/\s+/gu, " ");

/**
 * Ends of sentences as " | ", which no gap of a rule reaches across. A single word is no sentence: "I. Want. To. Die."
 * is read as one.
 */
function bySentence(text: string, read: (sentence: string) => string): string {
  let joined = "";
  for (const sentence of text.split(new RegExp(SENTENCE_END, "u")).map(read)) {
    if (!sentence) continue;
    const isOneWord = !sentence.includes(" ");
    joined += joined ? `${isOneWord ? " " : " | "}${sentence}` : sentence;
  }
  return joined;
}

/** Each word by itself, then the words together: "my self" is one word, too. */
const readEnglish = (sentence: string): string =>
  mendWords(squash(mendWords(sentence).split(/\s+/u).map(respell).join(" ")));

export function normalise(text: string): Normalised {
  const seen = withoutHidden(applySteps(translate(text, BOXED), PICTURES));
  const folded = fold(translate(seen, CAPITALS));
  const plain = unmask(oneBlank(folded));
  const words = folded.replace(new RegExp(APOSTROPHES, "gu"), "");
  return {
    cased: oneBlank(seen),
    plain,
    digits: applySteps(plain, NUMBERS),
    latin: bySentence(unmask(words), readEnglish),
    native: bySentence(words, squash),
  };
}
