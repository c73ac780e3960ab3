/** The longest answers, in characters: a field accepts no more, and its receiver refuses more. */

/** The limits of the forms function (supabase/functions/forms/registry.ts), by kind of answer. */
export const NAME_MAX_CHARACTERS = 200;
export const EMAIL_MAX_CHARACTERS = 254;
export const MESSAGE_MAX_CHARACTERS = 5000;

/** The limit for a first or last name of an account, which the database checks. */
export const ACCOUNT_NAME_MAX_CHARACTERS = 100;
