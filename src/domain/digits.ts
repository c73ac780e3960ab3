const DIGIT = /\p{Nd}/u;
const ASCII_BEFORE_FULL_WIDTH = 0xfee0;

/** Full-width letters, digits and signs, and the wide space, as a keyboard has them. */
const halfWidth = (text: string) =>
  text
    .replaceAll(/[！-～]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - ASCII_BEFORE_FULL_WIDTH))
    .replaceAll("￡", "£")
    .replaceAll("\u3000", " ");

/**
 * The decimal digits of every script as 0 to 9 (full-width, Arabic, Devanagari …), and full-width signs as a keyboard has them.
 * All other signs stay: a small "²" is a power or a footnote, and no digit of the number before it.
 */
export const asciiDigits = (text: string): string =>
  halfWidth(text).replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // Unicode gives each script's ten digits ten codes in a row; some sets of ten follow one another.
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });

/**
 * The text without what nobody can see: soft hyphens, marks of direction, zero-width and control characters. Two kinds stay:
 * controls above ASCII, each a sign in another encoding ("\x80" that of the euro), and those that show a text backwards.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(
    /(?![\s\u0080-\u0084\u0086-\u009F\u202D\u202E])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|\uFEFF/gu,
    "",
  );

/** Each dash, and the minus sign, as the one that a keyboard has. */
export const plainDashes = (text: string): string => text.replaceAll(/[\u2010-\u2015\u2212]/gu, "-");

const CODE_LENGTH = 6;

/**
 * Reads a code of six digits, however it is written: `273-855`, `Code: ２７３ ８５５`, `273855 is your 4MQ code`.
 * @returns undefined if there is none, or more than one.
 */
export function codeIn(text: string): string | undefined {
  const digitsOf = (part: string) => part.replaceAll(/\D/g, "");
  const written = asciiDigits(text);
  const codes = [written, ...written.split(/\p{L}+/u)]
    .map(digitsOf)
    .filter(({ length }) => length === CODE_LENGTH);
  return new Set(codes).size === 1 ? codes[0] : undefined;
}
