/** The end of a submission, from which the answers to scripts and to browsers without scripts are made. */
export type Outcome = { status: 200 } | Refusal;

export interface Refusal {
  status: 404 | 405 | 413 | 415 | 422 | 429 | 503;
  code: string;
  /** A sentence for the sender. */
  message: string;
  /** The field that is wrong. */
  field?: string;
}

export const ACCEPTED: Outcome = { status: 200 };

export const UNKNOWN_FORM: Refusal = {
  status: 404,
  code: "unknown_form",
  message: "There is no form with that name.",
};
export const WRONG_METHOD: Refusal = {
  status: 405,
  code: "wrong_method",
  message: "Forms must be sent with POST.",
};
export const WRONG_TYPE: Refusal = {
  status: 415,
  code: "wrong_type",
  message: "Forms must be sent as JSON or URL-encoded.",
};
export const TOO_BIG: Refusal = {
  status: 413,
  code: "too_big",
  message: "That is too long. Please send a shorter text.",
};
export const UNREADABLE: Refusal = {
  status: 422,
  code: "unreadable",
  message: "We could not read what you sent. Please try again.",
};
export const TOO_MANY: Refusal = {
  status: 429,
  code: "too_many_submissions",
  message: "Too many submissions. Please try again later.",
};
export const SERVICE_UNAVAILABLE: Refusal = {
  status: 503,
  code: "unavailable",
  message: "We could not save what you sent. Please try again in a few minutes.",
};

export const invalid = (field: string, message: string): Refusal => ({
  status: 422,
  code: "invalid",
  message,
  field,
});
