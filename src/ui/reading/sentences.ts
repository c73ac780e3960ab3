/** Finds the sentences of a text, for a voice that reads them one by one. */

/** Characters from `from` up to, but not including, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Some voices fall silent after about fifteen seconds, so a longer sentence is read in parts. */
export const MAX_PART_CHARACTERS = 200;

/**
 * A word, the marks after it and the quotes that close with them. Without a following space they do
 * not end a sentence: £3.50.
 */
const END = /([^\s“‘"'(]*?)([.!?…]+)([”’"')\]]*)(?=\s|$)/gu;
/** A full stop after one of these, or after an initial, is part of it. “No.” is a sentence, “No. 4” is not. */
const SHORT_FORM = /^(?:Mrs?|Ms|Dr|St|Prof|Rev|vs|approx|e\.g|i\.e|(?:\p{Lu}\.)*[A-HJ-Z])$/u;
/** The sentence goes on: “Look!” she said. “Look!” – and off he went. */
const CONTINUES = /^\s+[\p{Ll}–—]/u;
/** The same with the name first: “Look!” Ben cried. */
const QUOTED_SPEAKER =
  /^(?:\s\p{Lu}[\p{L}’'-]*){1,2}\s(?:said|says|asked|asks|cried|called|shouted|whispered|agreed|answered|replied|laughed)\b/u;
const CLAUSE_END = /[,;:–—][”’)]*\s+/gu;

export function splitSentences(text: string, mostCharacters = MAX_PART_CHARACTERS): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length;
    const [, word = "", marks, quotes] = match;
    const rest = text.slice(to);
    const isFirstWord = !text.slice(from, match.index).trim();
    const isShortForm =
      marks === "." &&
      (SHORT_FORM.test(word) ||
        (word === "No" && /^\s\d/.test(rest)) ||
        // The number of a list: "1. Write it down."
        (isFirstWord && /^\d+$/.test(word)));
    if (isShortForm || CONTINUES.test(rest) || (quotes && QUOTED_SPEAKER.test(rest))) continue;
    addParts(spans, text, from, to, mostCharacters);
    from = to;
  }
  addParts(spans, text, from, text.length, mostCharacters);
  return spans;
}

/** A text as it is, or in parts of at most so many characters. */
export const partsToSay = (text: string, mostCharacters: number): string[] =>
  text.length <= mostCharacters
    ? [text]
    : splitSentences(text, mostCharacters).map(({ from, to }) => text.slice(from, to));

/** Splits at the end of a clause, or at least of a word, nearest to the middle, until every part is short enough. */
function addParts(spans: Span[], text: string, start: number, end: number, most: number) {
  const part = text.slice(start, end);
  const from = end - part.trimStart().length;
  const to = start + part.trimEnd().length;
  if (from >= to) return;
  const cut =
    to - from > most && (middleCut(text, from, to, CLAUSE_END) ?? middleCut(text, from, to, /\s+/g));
  if (!cut) return void spans.push({ from, to });
  addParts(spans, text, from, cut, most);
  addParts(spans, text, cut, to, most);
}

function middleCut(text: string, from: number, to: number, pattern: RegExp): number | undefined {
  const cuts = [...text.slice(from, to).matchAll(pattern)].map(
    (match) => from + match.index + match[0].trimEnd().length,
  );
  const fromMiddle = (cut: number) => Math.abs(cut - (from + to) / 2);
  return cuts.sort((a, b) => fromMiddle(a) - fromMiddle(b))[0];
}
