/** Chooses what to quote from an entry: its summary, or the sentences of its text that answer best. */
import type { LibraryEntry } from "./library.ts";
import { isLight, meaningOf } from "./libraryWords.ts";

const SENTENCE = /[^.!?…]+(?:[.!?…](?!\s|[”’"')\]]*(?:\s|$))[^.!?…]*)*[.!?…]*[”’"')\]]*\s*/gu;

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const MOST_QUOTED = 45;
/** A quotation of somebody's speech makes no sense without its scene. */
const canStandAlone = (text: string): boolean =>
  !/[“”]/u.test(text) &&
  /^[\p{Lu}\p{N}£]/u.test(text) &&
  /[.!?]$/u.test(text) &&
  countWords(text) <= MOST_QUOTED;

function answersOf(text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((one, nth) => {
    const next = sentences[nth + 1];
    return next ? [one, `${one} ${next}`] : [one];
  });
}

/** @returns how many of the asked words a text contains. */
function sharedWith(text: string, asked: ReadonlySet<string>): number {
  const own = new Set(meaningOf(text));
  return [...asked].filter((word) => own.has(word)).length;
}

/** @returns one to three whole sentences. */
export function quoteFrom(entry: LibraryEntry, message: string): string {
  // A sentence of the story answers nothing outside its scene.
  if (entry.kind !== "section" || entry.path.startsWith("/short-stories/")) return entry.says;
  const asked = new Set(meaningOf(message).filter((word) => !isLight(word) && !/\d/u.test(word)));
  let best = entry.says;
  // The author's summary gives way only to a sentence that says clearly more about the question.
  let most = Math.max(3, sharedWith(`${entry.name} ${entry.says}`, asked) + 2);
  for (const text of entry.texts)
    for (const answer of answersOf(text)) {
      const shared = canStandAlone(answer) ? sharedWith(answer, asked) : 0;
      if (shared >= most) {
        best = answer;
        most = shared + 1;
      }
    }
  return best;
}

/** The limit for a whole answer. */
const MOST_WORDS = 120;

/** Joins all parts in order, or only the needed ones if all of them are too long. */
export function within(parts: readonly { text: string; needed?: true }[]): string {
  const join = (some: typeof parts) =>
    some
      .map(({ text }) => text)
      .filter(Boolean)
      .join(" ");
  const whole = join(parts);
  return countWords(whole) <= MOST_WORDS ? whole : join(parts.filter(({ needed }) => needed));
}
