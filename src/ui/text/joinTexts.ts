/** One text of those that are there: only a text alone in its element survives a browser that translates the page. */
export const joinTexts = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(" ");
