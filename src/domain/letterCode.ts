/** The code in a letter: typed by whoever reads the letter elsewhere, in place of opening its link. */

/** As supabase/config.toml says (`otp_length`). */
export const CODE_DIGITS = 6;

/** What a code may be written with that is none of it: spaces, dashes, and marks that nobody sees. */
const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;
const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** @returns the digits, however they were spaced; undefined when that is no code. */
export function readLetterCode(typed: string): string | undefined {
  const digits = typed.normalize("NFKC").replace(BETWEEN, "");
  return CODE.test(digits) ? digits : undefined;
}
