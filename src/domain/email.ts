/**
 * Checks the rule of the error catalogue and no more (specification part 1, section 5): the text is
 * not empty and contains an at-sign. The at-sign covers both.
 */
export const looksLikeEmail = (text: string): boolean => text.includes("@");
