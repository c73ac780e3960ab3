/** The problem of a text without exactly one code in it. */
export const NOT_SIX_DIGITS = "A code has six digits. Please check what you typed.";
