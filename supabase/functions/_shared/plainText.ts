/** Characters that a text brings along from other programs: soft line breaks of Word, form feeds of a PDF, control characters. */

const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/** Controls that are no tab and no line break, and halves of emoji; no database stores them. */
const UNSTORABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** The text with one sign for each kind of line break, and without characters that show nothing and cannot be stored. */
export const plainText = (text: string): string => text.replace(LINE_BREAKS, "\n").replace(UNSTORABLE, "");

/** An address without the marks that a list of contacts puts around it, which show nothing and belong to none. */
export const plainEmail = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");

/** A number as a number field may hand it over (HTML, "valid floating-point number"). */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/iu;

/** A number as it is stored, 9 for "09", "9.0" and "9e0". Any other text stays as it is. */
export const plainNumber = (text: string): string => (NUMBER.test(text) ? String(Number(text)) : text);
