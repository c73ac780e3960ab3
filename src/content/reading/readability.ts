/**
 * Measures how hard a text is to read: its Flesch-Kincaid grade (the school grade that can follow
 * it) and its sentence lengths.
 */
import type { Ages } from "@/content/levels";

/**
 * A sentence ends at . ! ? … and any closing marks, before a space or the end; so never inside "£3.50" or "www.gov.uk".
 */
const SENTENCE_END = /[.!?…]+[”’"')\]]*(?=\s|$)/gu;
/** A word is letters and figures with the marks inside them: "don’t", "£3.50" and "eight-year-old" (three words). */
const WORD = /[\p{L}\p{N}£$%]+(?:[.,’'/@][\p{L}\p{N}%]+)*/gu;

export const sentencesOf = (text: string): number => Math.max(1, text.match(SENTENCE_END)?.length ?? 0);
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Direct speech closes on a mark of its own: “Yes,” or “Yes!”. A quoted phrase (“pay in three”) does not. */
const SPEECH = /“[^”]*[,.!?…]”/gu;

interface SentenceLength {
  sentence: string;
  words: number;
}

/**
 * The length of each sentence. Speech and the narration around it count apart, and the longer of the two is the length:
 * a reader hears “I have ten sticks,” said Nila as four words from one voice and two from another.
 */
export function sentenceLengthsOf(text: string): SentenceLength[] {
  const speeches = [...text.matchAll(SPEECH)].map(({ index, 0: speech }) => [index, index + speech.length]);
  const isSpoken = (at: number) => speeches.some(([start, end]) => at >= start! && at < end!);
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
  return [0, ...ends].flatMap((start, index) => {
    const end = ends[index] ?? text.length;
    const sentence = text.slice(start, end);
    const words = [...sentence.matchAll(WORD)].map((word) => start + word.index);
    const spoken = words.filter(isSpoken).length;
    return words.length
      ? [{ sentence: sentence.trim(), words: Math.max(spoken, words.length - spoken) }]
      : [];
  });
}

/** Frequent words that the rules below would count wrongly. */
const EXCEPTIONS: Record<string, number> = {
  any: 2,
  area: 3,
  being: 2,
  business: 2,
  diary: 3,
  doing: 2,
  going: 2,
  hundred: 2,
  idea: 3,
  ideas: 3,
  people: 2,
  quiet: 2,
  seeing: 2,
  something: 2,
  someone: 2,
  sometimes: 2,
  somebody: 3,
  careful: 2,
  every: 2,
  everybody: 4,
  everyone: 3,
  everything: 3,
  evening: 2,
  science: 2,
  trying: 2,
  used: 1,
  video: 3,
};

export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[’']s?$/u, "");
  const known = EXCEPTIONS[plain];
  if (known) return known;
  // A figure counts once for each of its groups: "£3.50" is two.
  if (/\d/u.test(plain)) return plain.match(/\d+/gu)!.length;
  const letters = plain.normalize("NFD").replace(/[^a-z]/gu, "");
  if (letters.length <= 2) return 1;
  const spoken = letters
    // A silent e inside a word: careful, statement, surely.
    .replace(/(?<=[aeiouy].*)e(?=(ly|ful|less|ment)s?$)/u, "")
    // A silent e at the end of a word: made, makes, called; but table, tables, handled, and wanted, prices.
    .replace(/(?<=[aeiouy].*[^aeiouytd])(?<![^aeiouylr]l)ed$/u, "d")
    .replace(/(?<=[aeiouy].*[^aeiouyscxzgh])(?<![^aeiouylr]l)es$/u, "s")
    .replace(/(?<=[aeiouy].*[^aeiouy])(?<![^aeiouylr]l)e$/u, "");
  const groups = spoken.match(/[aeiouy]+/gu)?.length ?? 1;
  // Two vowels pronounced separately: create, radio, serious, situation, influence, flying; but special, nation.
  const apart =
    letters.match(/creat(?!ure)|(?<![ct])ia|i(o(?![un])|um)|(?<![ctx])iou|tua|sual|(?<!q)uen|[uy]ing/gu)
      ?.length ?? 0;
  // Did-n’t, could-n’t; but don’t.
  const shortNot = /[ds]n[’']t$/u.test(plain) ? 1 : 0;
  return Math.max(1, groups + apart + shortNot);
}

interface Counts {
  sentences: number;
  words: number;
  syllables: number;
}

export function count(texts: readonly string[]): Counts {
  const words = texts.flatMap(wordsOf);
  return {
    sentences: texts.reduce((sum, text) => sum + sentencesOf(text), 0),
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

export function gradeOf(texts: readonly string[]): number {
  const { sentences, words, syllables } = count(texts);
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** Fields that hold addresses and keys, whose words a reader never sees. */
const SKIPPED_KEYS = new Set([
  "id",
  "to",
  "path",
  "link",
  "route",
  "src",
  "key",
  "symbol",
  "icon",
  "color",
  "cover",
]);

/** The most words of a sentence for readers of these ages. */
export const LONGEST_SENTENCE: Record<`Ages ${Ages}`, number> = {
  "Ages 8-10": 14,
  "Ages 11-13": 18,
  "Ages 14-16": 22,
};

/** Every text of a piece of content that a reader sees, however deeply nested, headings included. */
export function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => (SKIPPED_KEYS.has(name) ? [] : textsOf(value)));
}

/** Complete sentences only. Headings, labels and topics are so short that they would make the page look easier. */
export const proseOf = (content: unknown): string[] =>
  textsOf(content).filter((text) => /[.!?…:][”’"')]*$/u.test(text));
