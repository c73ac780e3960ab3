/**
 * Keys and limits of values that have two readers: their own store, which parses them with a schema, and one that does
 * without (known.ts, visitorMark.ts).
 */
export const EARNINGS_KEY = "userEarnings";
export const TRACKER_KEY = "4mq_tracker";
export const QUADRANT_KEY = "4mq_quadrant";
/** The start of the key of an unfinished quiz. */
export const UNFINISHED_QUIZ_KEY = "4mq_quiz_";

/** No child can earn more, so a larger number is invalid. */
export const MAX_COINS = 1_000_000;

/** The time for which an unfinished quiz can be taken up again. */
export const UNFINISHED_FOR_MS = 24 * 60 * 60 * 1000;
