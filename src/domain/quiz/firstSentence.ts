/** The end of a sentence, with the quotes that close with it; “Look!” he says goes on, and £1.45 has no space in it. */
const FIRST = /^.*?[.!?][”’)]*(?=\s+[^\s\p{Ll}–—]|\s*$)/su;

/** The first sentence of a reason: one line of it is read beside the next question. */
export const firstSentence = (text: string): string => FIRST.exec(text)?.[0] ?? text;
