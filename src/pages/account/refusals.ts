import type { Refusal } from "@/backend/account/account";
import { PASSWORD_TOO_LONG } from "@/content/auth/newPassword";
import { ACCOUNT_TEXTS, EMAIL_TEXTS, PASSWORD_TEXTS } from "@/content/account/account";

/** Each refusal in a sentence that says what to do. */
export const REFUSAL_TEXTS = {
  wrongPassword: ACCOUNT_TEXTS.wrongPassword,
  samePassword: PASSWORD_TEXTS.same,
  weakPassword: PASSWORD_TEXTS.weak,
  longPassword: PASSWORD_TOO_LONG,
  emailTaken: EMAIL_TEXTS.taken,
  badEmail: EMAIL_TEXTS.bad,
  tooOften: ACCOUNT_TEXTS.tooOften,
  notAPerson: ACCOUNT_TEXTS.notAPerson,
  signInAgain: ACCOUNT_TEXTS.signInAgain,
  failed: ACCOUNT_TEXTS.failed,
} as const satisfies Record<Refusal, string>;
