import type { QuizQuestion } from "@/content/quiz/quizTypes";
import { reasonOf } from "@/content/quiz/reason";

/** A question of the quiz as one that is explained in place. */
export const explained = (question: QuizQuestion, options: readonly string[]) => ({
  id: question.id,
  question: question.question,
  correctAnswer: question.correctAnswer,
  options: options.map((text) => ({ text, reason: reasonOf(question, text) })),
});
