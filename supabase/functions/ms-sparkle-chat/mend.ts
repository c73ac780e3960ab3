/**
 * Mends the spelling of words of harm before a message is weighed: "paracetmol" speaks for as much as the word it is meant
 * for. Only words that no example has taught are mended, towards a taught one with the same beginning that has one letter
 * more, fewer, changed or swapped.
 */
import { taughtWords } from "../_shared/text/classifier.ts";
import { isTaughtWord } from "./taughtWord.ts";
import { MESSAGE_WEIGHTS } from "./weights.ts";

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 5;
const MENDABLE = new RegExp(`^[a-z]{${MIN_LETTERS},}$`, "u");

/** @returns the word, and the word without each of its letters but the first. */
const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2)),
];

/** @returns true if one letter more, fewer, changed or swapped makes one word of the other. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const isSame = (a: number, b: number) => one.slice(start + a) === other.slice(start + b);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start] && isSame(2, 2);
  return isSame(1, 1) || isSame(1, 0) || isSame(0, 1) || isSwapped;
}

/** @returns the words of harm by what is left of them without a letter. */
function harmWords(kinds: ReadonlySet<number>): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const word of taughtWords(MESSAGE_WEIGHTS, kinds))
    if (MENDABLE.test(word))
      for (const remains of withoutOne(word)) made.set(remains, [...(made.get(remains) ?? []), word]);
  return made;
}

/**
 * @param kinds the numbers of the kinds of harm in the weights.
 * @returns mends the reading of a message. Its words of harm are collected with the first one.
 */
export function harmMender(kinds: ReadonlySet<number>): (words: string) => string {
  let byRemains: Map<string, string[]> | undefined;
  const mend = (word: string): string => {
    if (!MENDABLE.test(word) || isTaughtWord(word)) return word;
    byRemains ??= harmWords(kinds);
    const near = withoutOne(word).flatMap((remains) => byRemains!.get(remains) ?? []);
    return near.find((meant) => isNear(word, meant)) ?? word;
  };
  return (words) => words.split(" ").map(mend).join(" ");
}
