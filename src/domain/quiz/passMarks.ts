/** The marks, in percent, from which a quiz counts as passed (specification part 1, sections 3 and 9). */
export const QUIZ_PASS_PERCENT = 80;
/** The quiz at the end of a story; from this mark on, the page mentions coins. */
export const STORY_QUIZ_PASS_PERCENT = 85;
