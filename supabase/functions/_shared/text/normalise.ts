/**
 * Undoes tricks that hide a word or number from the rules. The text on show is always the original. The database does
 * the same with the same data (`private.read_text`); one table of cases checks both.
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

/** One text in each reading that the rules use. */
export interface Normalised {
  /** One form for each letter, digit, dash and full stop, nothing hidden, single spaces; capitals are kept. */
  cased: string;
  /** The same in lower case, without accents, with look-alike signs as letters. */
  plain: string;
  /** The same with number words as digits. */
  digits: string;
  /** Words and ends of sentences (" | ") in English: leetspeak, wildcards, spelled-out and stretched words undone. */
  latin: string;
  /** Words and ends of sentences in any script. */
  native: string;
}

/** A digit may be next to it. */
const number = (words: string) => `(?<![${LETTERS}])(?:${words})(?![${LETTERS}])`;

/** Number words become digits, "double" is expanded, and a letter o beside a digit is a zero. */
export const NUMBERS: readonly Step[] = [
  // Times and dates are not part of a phone number.
  ["(?<![0-9:])(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?![0-9:])", "~"],
  ["(?<![0-9/.-])(?:[0-2]?[0-9]|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)[0-9]{2}(?![0-9/])", "~"],
  ["(?<![0-9/.-])(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-[0-3][0-9](?![0-9/])", "~"],
  [number("double|triple|treble"), ""],
  // In English, and in the languages that British children speak most beside it.
  ...[
    "zero|oh|nought|nil|cero|dim|null",
    "one|uno|jeden|unu",
    "two|dos|dwa|dau|deux|doi",
    "three|tres|trzy|tri|trois|trei",
    "four|fower|cuatro|cztery|pedwar|quatre|patru",
    "five|cinco|piec|pump|cinq|cinci",
    "six|seis|szesc|chwech|sase",
    "seven|siete|siedem|saith|sept|sapte",
    "eight|ocho|osiem|wyth|huit|opt",
    "nine|nueve|dziewiec|naw|neuf|noua",
  ].map((words, digit): Step => [number(words), String(digit)]),
  [number("hundred"), "00"],
  // One or several letters o used as zeros, and an l used as a one.
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
/** Apostrophes are removed: "don't" and "dont" are one word to the rules. */
export const APOSTROPHES = `(?<=[${LETTERS}])['’‘\`´ʼ](?=[${LETTERS}])`;
export const NO_WORD = `[^${LETTERS}0-9|+&£$€%@]+`;
/** Letters that become two. */
export const LIGATURES: readonly Step[] = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
];

/** Compatible forms, with nothing hidden; capitals are kept. */
export const withoutHidden = (text: string): string =>
  translate(text.normalize("NFKC").replace(new RegExp(INVISIBLE, "gu"), ""), DIGITS);

/** Removes accents and unifies letters, as for comparing texts. @param text in lower case. */
export const fold = (text: string): string =>
  applySteps(
    translate(text.normalize("NFD").replace(new RegExp(MARKS, "gu"), "").normalize("NFC"), ARABIC_FORMS),
    LIGATURES,
  );

const squash = (text: string): string => text.replace(new RegExp(NO_WORD, "gu"), " ").trim();
const oneBlank = (text: string): string => text.replace(/\s+/gu, " ");

/**
 * Marks ends of sentences as " | ", which no gap of a rule crosses. A single word is not a
 * sentence: "I. Want. To. Die." is read as one.
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

/** Restores each word by itself, then words together: "my self" is also one word. */
const readEnglish = (sentence: string): string =>
  mendWords(squash(mendWords(sentence).split(/\s+/u).map(respell).join(" ")));

const seenIn = (text: string): string => withoutHidden(applySteps(translate(text, BOXED), PICTURES));
const foldedIn = (seen: string): string => fold(translate(seen, CAPITALS));
const withoutApostrophes = (folded: string): string => folded.replace(new RegExp(APOSTROPHES, "gu"), "");
const readLatin = (words: string): string => bySentence(unmask(words), readEnglish);

/** @returns only that reading, which is quicker for many texts. */
export const latinOf = (text: string): string => readLatin(withoutApostrophes(foldedIn(seenIn(text))));

export function normalise(text: string): Normalised {
  const seen = seenIn(text);
  const folded = foldedIn(seen);
  const plain = unmask(oneBlank(folded));
  const words = withoutApostrophes(folded);
  return {
    cased: oneBlank(seen),
    plain,
    digits: applySteps(plain, NUMBERS),
    latin: readLatin(words),
    native: bySentence(words, squash),
  };
}
