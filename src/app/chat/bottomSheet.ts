/**
 * Matches screens that the box fills: a phone in either orientation, or a page that is much
 * enlarged. Must match chat.css.
 */
const SHEET_QUERY = "(width < 48rem) or (height < 30rem)";

export const isSheet = (): boolean => matchMedia(SHEET_QUERY).matches;

/** @returns the function that stops listening. */
export function onSheetChange(change: () => void): () => void {
  const sheet = matchMedia(SHEET_QUERY);
  sheet.addEventListener("change", change);
  return () => sheet.removeEventListener("change", change);
}
