import type { ChapterCheck, CheckQuestion } from "@/content/resources/chapters/checkTypes";
import type { SheetQuestion } from "@/parts/quiz/QuestionSheet";

export const questionsOfCheck = ({ questions }: ChapterCheck): readonly SheetQuestion[] =>
  questions.map(({ question, options, correctAnswer }: CheckQuestion) => ({
    question,
    options: options.map(({ text }) => text),
    correctAnswer,
    explanation: options.find(({ text }) => text === correctAnswer)!.reason,
  }));
