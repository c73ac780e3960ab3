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
