/**
 * Matches screens that the box fills: a phone in either orientation, or a page that is much
 * enlarged. Must match chat.css.
 */
export const SHEET_QUERY = "(width < 48rem) or (height < 30rem)";

export const isSheet = (): boolean => matchMedia(SHEET_QUERY).matches;
