/** The minimum length of a password in characters (specification part 1, section 5). */
export const MIN_PASSWORD_LENGTH = 6;

/** bcrypt, by which the accounts server keeps passwords, takes no more bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72;

export const isTooLongPassword = (password: string): boolean =>
  new TextEncoder().encode(password.normalize("NFC")).length > MAX_PASSWORD_BYTES;
