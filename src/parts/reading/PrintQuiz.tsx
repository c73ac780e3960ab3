import type { Quiz } from "@/content/quiz/quizTypes";
import { PrintButton, type PrintButtonProps } from "./PrintButton";
import { questionsOfQuiz } from "./sheetQuestions";

type PrintQuizProps = Omit<PrintButtonProps, "load"> & { load: () => Promise<Quiz> };

/** The questions of a quiz, for a class or a kitchen table; a story's page prints them after the story. */
export const PrintQuiz = ({ load, ...rest }: PrintQuizProps) => (
  <PrintButton {...rest} load={async () => questionsOfQuiz(await load())} />
);
