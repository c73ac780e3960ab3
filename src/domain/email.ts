/**
 * The rule of the error catalogue (specification part 1, section 5): not empty, and with an at-sign, which makes it not
 * empty. No more.
 */
export const looksLikeEmail = (text: string): boolean => text.includes("@");
