import { numberFormat } from "@/domain/numberFormat";

const written = numberFormat("en-GB", {});

/** The words about a text with a limit. */
export const COUNTER = {
  count: (count: number, max: number) => `${written(count)} of ${written(max)} characters`,
  nearly: "You have fewer than 20 characters left.",
  over: "That is too long.",
  tooLong: (max: number) => `That is too long. Please make it ${written(max)} characters or fewer.`,
} as const;
