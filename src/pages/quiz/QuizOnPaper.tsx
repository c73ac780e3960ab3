import type { Quiz } from "@/content/quiz/quizTypes";
import { QuestionSheet } from "@/parts/quiz/QuestionSheet";
import { usePrinting } from "@/ui/behaviour/usePrinting";

/** A quiz page on paper: all questions, and then their answers, in the place of what is on the screen. */
export const QuizOnPaper = ({ quiz: { metadata, questions } }: { quiz: Quiz }) =>
  usePrinting() ? <QuestionSheet title={metadata.title} questions={questions} /> : null;
