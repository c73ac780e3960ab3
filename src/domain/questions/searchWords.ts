/** The words of a title or of what was typed, in small letters and without apostrophes. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .match(/[\p{L}\d]+/gu) ?? [];

/** Words without which a question asks the same. */
const SMALL = new Set(
  "a about am an and any are as at be by can did do does for from get have how i if im in is it its me my of on or should so that the their them there they this to was we what whats when where which who why will with would you your".split(
    " ",
  ),
);

/** The words that tell what is looked for; all of them if none does. */
export function tellingWords(typed: string): string[] {
  const words = searchWords(typed);
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length ? telling : words;
}
