/** A space and, with the joiner after a hyphen, a range at which no line breaks. Blink breaks “8-10” after the hyphen. */
const SPACE = "\u00A0";
const JOINER = "\u2060";

/** Every space in a telephone number; the space before “minutes”, and after a sign of a sum. */
const KEPT_SPACE = /(?<=\b0\d{2,4}(?: \d{3})?) (?=\d{3})|(?<=\d) (?=minutes?\b)|(?<=[×=]) /g;
const RANGE = /(?<=\d)-(?=\d)/g;

/** @returns the text with its telephone numbers, sums, minutes and ranges of ages each in one piece. */
export const keepTogether = (text: string): string =>
  text.replace(KEPT_SPACE, SPACE).replace(RANGE, `-${JOINER}`);
