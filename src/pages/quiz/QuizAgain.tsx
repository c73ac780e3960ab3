import { useLikelyUser } from "@/backend/auth";
import type { Quiz } from "@/content/quiz/quizTypes";
import { QuestionsAgain } from "@/parts/quiz/QuestionsAgain";
import { explained } from "./explained";

/** The questions of this quiz that come back today. They are for knowing: they count towards no score and no coin. */
export const QuizAgain = ({ quiz }: { quiz: Quiz }) => (
  <QuestionsAgain
    questions={quiz.questions.map((question) => explained(question, question.options))}
    userId={useLikelyUser()?.id}
  />
);
