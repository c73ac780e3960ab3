/** The longest answers, in characters: a field takes no more, and what receives them refuses more. */

/** Of the forms function (supabase/functions/forms/registry.ts), by what is asked for. */
export const NAME_MAX_CHARACTERS = 200;
export const EMAIL_MAX_CHARACTERS = 254;
export const MESSAGE_MAX_CHARACTERS = 5000;

/** A first or a last name of an account, as the database checks. */
export const ACCOUNT_NAME_MAX_CHARACTERS = 100;
