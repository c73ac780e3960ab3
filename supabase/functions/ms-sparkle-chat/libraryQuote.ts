/** Chooses what to quote of an entry: its own words on it, or the sentences of its text that answer best. */
import type { LibraryEntry } from "./library.ts";
import { isLight, meaningOf } from "./libraryWords.ts";

const SENTENCE = /[^.!?…]+(?:[.!?…](?!\s|[”’"')\]]*(?:\s|$))[^.!?…]*)*[.!?…]*[”’"')\]]*\s*/gu;

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

const MOST_QUOTED = 45;
/** A quotation of somebody's speech makes no sense without the scene around it. */
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

/** Of the asked words, how many stand in a text. */
function sharedWith(text: string, asked: ReadonlySet<string>): number {
  const own = new Set(meaningOf(text));
  return [...asked].filter((word) => own.has(word)).length;
}

/** @returns one to three whole sentences. */
export function quoteFrom(entry: LibraryEntry, message: string): string {
  // A story's sentence stands in its scene; torn out, it answers nobody.
  if (entry.kind !== "section" || entry.path.startsWith("/short-stories/")) return entry.says;
  const asked = new Set(meaningOf(message).filter((word) => !isLight(word) && !/\d/u.test(word)));
  let best = entry.says;
  // The author's short version is left only for a sentence that plainly speaks of more of what was asked.
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

/** Of a whole answer. */
const MOST_WORDS = 120;

/** All parts in order; when they are too long together, only those that are needed. */
export function within(parts: readonly { text: string; needed?: true }[]): string {
  const join = (some: typeof parts) =>
    some
      .map(({ text }) => text)
      .filter(Boolean)
      .join(" ");
  const whole = join(parts);
  return countWords(whole) <= MOST_WORDS ? whole : join(parts.filter(({ needed }) => needed));
}
