/** How a submission ended; the answer to a script and to a browser without scripts are made from it. */
export type Outcome = { status: 200 } | Refusal;

export interface Refusal {
  status: 404 | 405 | 413 | 415 | 422 | 429 | 503;
  code: string;
  /** A sentence for the person who sent it. */
  message: string;
  /** Which field is to blame. */
  field?: string;
}

export const ACCEPTED: Outcome = { status: 200 };

export const UNKNOWN_FORM: Refusal = {
  status: 404,
  code: "unknown_form",
  message: "There is no such form.",
};
export const WRONG_METHOD: Refusal = {
  status: 405,
  code: "wrong_method",
  message: "A form is sent with POST.",
};
export const WRONG_TYPE: Refusal = {
  status: 415,
  code: "wrong_type",
  message: "A form is sent as JSON or urlencoded.",
};
export const TOO_BIG: Refusal = {
  status: 413,
  code: "too_big",
  message: "That is too long. Please send a shorter text.",
};
export const UNREADABLE: Refusal = {
  status: 422,
  code: "unreadable",
  message: "What was sent could not be read.",
};
export const TOO_MANY: Refusal = {
  status: 429,
  code: "too_many_submissions",
  message: "Too many submissions. Please try again later.",
};
export const SERVICE_UNAVAILABLE: Refusal = {
  status: 503,
  code: "unavailable",
  message: "We could not keep what you sent. Please try again in a few minutes.",
};

export const invalid = (field: string, message: string): Refusal => ({
  status: 422,
  code: "invalid",
  message,
  field,
});
