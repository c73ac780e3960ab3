/** The minimum length of a password in characters (specification part 1, section 5). */
export const MIN_PASSWORD_LENGTH = 6;
