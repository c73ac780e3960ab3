const DIGIT = /\p{Nd}/u;

/** The digits of every script as 0 to 9 (full-width, Arabic, Devanagari …); all other signs stay. */
export const asciiDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // Unicode gives each script's ten digits ten codes in a row.
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

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
