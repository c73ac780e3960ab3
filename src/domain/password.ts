/** Characters that a password has at least (specification part 1, section 5). */
export const MIN_PASSWORD_LENGTH = 6;
