/** Where the box fills the screen: on a phone, held either way, and on a page that is much enlarged. As in chat.css. */
const SHEET_QUERY = "(width < 48rem) or (height < 30rem)";

export const isSheet = (): boolean => matchMedia(SHEET_QUERY).matches;

/** @returns the function that stops following it. */
export function onSheetChange(change: () => void): () => void {
  const sheet = matchMedia(SHEET_QUERY);
  sheet.addEventListener("change", change);
  return () => sheet.removeEventListener("change", change);
}
