/** The five questions at a chapter's end. They are no registered quiz: nothing is scored and no coin is earned. */

export interface CheckOption {
  text: string;
  /** The reason why it is right or wrong, shown as soon as it is chosen. */
  reason: string;
}

export interface CheckQuestion {
  /** The browser keeps it when the question was missed, so it never changes its meaning. */
  id: string;
  question: string;
  options: readonly [CheckOption, CheckOption, CheckOption];
  /** The exact text of the right option. */
  correctAnswer: string;
  /** The id of the chapter's section in which the answer stands. */
  section: string;
}

export interface ChapterCheck {
  /** The chapter's route. */
  path: string;
  questions: readonly [CheckQuestion, CheckQuestion, CheckQuestion, CheckQuestion, CheckQuestion];
}
