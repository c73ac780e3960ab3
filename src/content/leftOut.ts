/** At an amount with more than two digits behind its point, such as 1,500. */
export const TOO_MANY_PENCE = "A comma counts as the point before the pence, so type 1500 for 1,500.";

/** The beginning of the sentence at a number's field that does not hold all that was typed. */
export const leftOut = (number: string): string =>
  `We left out what does not belong in a number. This says ${number} now: correct it, or send it as it is.`;
