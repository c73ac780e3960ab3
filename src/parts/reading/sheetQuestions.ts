import type { ChapterCheck, CheckQuestion } from "@/content/resources/chapters/checkTypes";
import type { Quiz } from "@/content/quiz/quizTypes";
import type { SheetQuestion } from "./PrintButton";

export const questionsOfQuiz = ({ questions }: Quiz): readonly SheetQuestion[] =>
  questions.map(({ explanation, ...question }) => ({ ...question, reason: explanation }));

export const questionsOfCheck = ({ questions }: ChapterCheck): readonly SheetQuestion[] =>
  questions.map(({ question, options, correctAnswer }: CheckQuestion) => ({
    question,
    options: options.map(({ text }) => text),
    correctAnswer,
    reason: options.find(({ text }) => text === correctAnswer)!.reason,
  }));
