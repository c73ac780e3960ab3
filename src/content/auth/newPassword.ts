import { isTooLongPassword } from "@/domain/auth/password";

export const PASSWORD_TOO_LONG =
  "Choose a shorter password: at most 72 letters, fewer with emoji, accents or other alphabets.";

/** @returns what is wrong with a password that somebody is choosing. */
export const newPasswordProblem = (password: string): string | undefined =>
  isTooLongPassword(password) ? PASSWORD_TOO_LONG : undefined;
