/**
 * Checks the rule of the error catalogue (specification part 1, section 5): the text is not empty and contains an at-sign;
 * and that it is one address, because a comma or a line break would begin a second one in a letter's head, and a question mark other fields of a link.
 */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s,;:?%<>@，；＜＞＠]*@[^\s,;:?%<>@，；＜＞＠]*$/u.test(text.trim());
