/** A number as the limits are written: 5,000. */
export const numberOf = (count: number): string => count.toLocaleString("en-GB");

/** The words about a text with a limit. */
export const COUNTER = {
  count: (count: number, max: number) => `${numberOf(count)} of ${numberOf(max)} characters`,
  nearly: "You have fewer than 20 characters left.",
  over: "That is too long.",
  tooLong: (max: number) => `That is too long. Please make it ${numberOf(max)} characters or fewer.`,
} as const;
