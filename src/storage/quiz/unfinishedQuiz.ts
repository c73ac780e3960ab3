/** The key and the time of an unfinished quiz, for its store and for today's strip (known.ts). */

/** The start of the key; the quiz's id follows. */
export const UNFINISHED_QUIZ_KEY = "4mq_quiz_";

/** The time for which it can be taken up again. */
export const UNFINISHED_FOR_MS = 24 * 60 * 60 * 1000;
