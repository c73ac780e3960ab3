/** Finds where the words that a text explains occur first. */

/** A word of a text with its meaning. */
export interface ExplainedWord {
  /** As it is written in the text, in small letters. */
  word: string;
  /** The heading of its note. */
  title: string;
  meaning: string;
  example?: string | undefined;
}

export interface WordPlace {
  /** Characters from `from` up to, but not including, `to`. */
  from: number;
  to: number;
  word: ExplainedWord;
}

/** A word by itself: “rent” is in no “parents” and in no “rent-free”. */
const wordAlone = (word: string) => new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, "iu");

/** @returns for each paragraph the words that occur there for the first time in the text, in their order. */
export function wordPlaces(
  paragraphs: readonly string[],
  words: readonly ExplainedWord[],
): ReadonlyMap<string, readonly WordPlace[]> {
  const places = new Map<string, WordPlace[]>();
  for (const word of words) {
    const pattern = wordAlone(word.word);
    const paragraph = paragraphs.find((text) => pattern.test(text));
    const found = paragraph && pattern.exec(paragraph);
    if (!found) continue;
    const place = { from: found.index, to: found.index + found[0].length, word };
    places.set(
      paragraph,
      [...(places.get(paragraph) ?? []), place].sort((a, b) => a.from - b.from),
    );
  }
  return places;
}
