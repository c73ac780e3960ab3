/** The words about a text that the database has not judged: it is judging another one, or has judged many today. */
const HELP = "If something is wrong, don’t wait: call Childline free on 0800 1111. In danger now? Call 999.";

export const JUDGING_TEXTS = {
  busy: `We are still reading something else that you sent. We will send this again by ourselves. ${HELP}`,
  tooManyTries: `We have read a lot from you today, so we cannot read any more. You can send this tomorrow. ${HELP}`,
} as const;
