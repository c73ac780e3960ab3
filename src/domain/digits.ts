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

/** Six digits that stand by themselves, with at most one sign or space in their middle. */
const STANDING_CODE = /(?<!\d)(?<!\d[-.])\d{3}[^\p{L}\d\n]?\d{3}(?!\d)(?![-.]\d)/gu;

/**
 * Reads a code of six digits, however it is written: `273-855`, `Code: ２７３ ８５５`, `273855 is your 4MQ code`, and beside
 * other numbers, if it stands by itself: `2026-11-28 273855`.
 * @returns undefined if there is none, or more than one.
 */
export function codeIn(text: string): string | undefined {
  const digitsOf = (part: string) => part.replaceAll(/\D/g, "");
  const written = asciiDigits(text);
  const standing = written.match(STANDING_CODE)?.map(digitsOf) ?? [];
  const joined = [written, ...written.split(/\p{L}+/u)]
    .map(digitsOf)
    .filter(({ length }) => length === CODE_LENGTH);
  const codes = new Set(standing.length ? standing : joined);
  return codes.size === 1 ? [...codes][0] : undefined;
}
