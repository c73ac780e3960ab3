import type { QuizQuestion } from "./quizTypes";

/** Why an option is wrong, or the right one right. */
export const reasonOf = ({ explanation, whyNot }: QuizQuestion, option: string): string =>
  whyNot[option] ?? explanation;
