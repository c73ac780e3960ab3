/** The beginning of the sentence at a number's field that does not hold all that was typed. */
export const leftOut = (number: string): string =>
  `We left out what does not belong in a number. This says ${number} now: correct it, or send it as it is.`;
