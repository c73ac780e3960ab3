/** The longest answers, in characters: a field tells of more, and its receiver refuses more. */
import { plainText } from "./visibleText";

/** The limits of the forms function (supabase/functions/forms/registry.ts), by kind of answer. */
export const NAME_MAX_CHARACTERS = 200;
export const EMAIL_MAX_CHARACTERS = 254;
export const MESSAGE_MAX_CHARACTERS = 5000;

/** The limit for a first or last name of an account, which the database checks. */
export const ACCOUNT_NAME_MAX_CHARACTERS = 100;

/** The length of an answer as it is sent, in UTF-16 code units, which its receiver counts. */
export const answerLength = (text: string): number => plainText(text).trim().length;
