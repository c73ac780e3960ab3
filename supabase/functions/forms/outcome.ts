/** The end of a submission, from which the answers to scripts and to browsers without scripts are made. */
export type Outcome = { status: 200 } | Refusal;

export interface Refusal {
  status: 404 | 405 | 413 | 415 | 422 | 429 | 503;
  code: string;
  /** A sentence for the sender. */
  message: string;
  /** The field that is wrong. */
  field?: string;
  /** The part of the form's page that says why, to a browser without scripts. */
  part: Part;
}

/** The ids of these parts (`src/pages/challenge/StatusFromAddress.tsx`). */
export type Part = `not-${string}` | "too-long" | "too-many";

export const ACCEPTED: Outcome = { status: 200 };

const refusal = (
  status: Refusal["status"],
  code: string,
  message: string,
  part: Part = "not-sent",
): Refusal => ({ status, code, message, part });

export const UNKNOWN_FORM = refusal(404, "unknown_form", "There is no form with that name.");
export const WRONG_METHOD = refusal(405, "wrong_method", "Forms must be sent using POST.");
export const WRONG_TYPE = refusal(415, "wrong_type", "Forms must be sent as JSON or as URL-encoded data.");
export const TOO_BIG = refusal(
  413,
  "too_big",
  "That is too long. Please send something shorter.",
  "too-long",
);
export const UNREADABLE = refusal(422, "unreadable", "We could not read what you sent. Please try again.");
export const TOO_MANY = refusal(
  429,
  "too_many_submissions",
  "Too many forms have been sent from here. Please try again later.",
  "too-many",
);
export const SERVICE_UNAVAILABLE = refusal(
  503,
  "unavailable",
  "We could not save what you sent. Please try again in a few minutes.",
  "not-saved",
);

export const invalid = (field: string, message: string): Refusal => ({
  ...refusal(422, "invalid", message, `not-${field}`),
  field,
});

export const tooLong = (field: string, most: number): Refusal => ({
  ...invalid(field, `Please use no more than ${most} characters.`),
  part: "too-long",
});
