import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { QuizQuestion } from "@/content/quiz/quizTypes";

interface AnswerWhyProps {
  question: QuizQuestion;
  /** The answer that was given. */
  chosen: string;
}

/** The chosen answer, why it is wrong if it is, the right one and the reason. */
export function AnswerWhy({ question, chosen }: AnswerWhyProps) {
  const { correctAnswer, explanation, whyNot } = question;
  return (
    <>
      <p className="mt-1">{`${PLAYER_TEXTS.yourAnswer}: ${chosen}`}</p>
      {whyNot[chosen] && <p className="mt-1">{whyNot[chosen]}</p>}
      {chosen !== correctAnswer && (
        <p>
          {PLAYER_TEXTS.rightAnswer}: <strong>{correctAnswer}</strong>
        </p>
      )}
      <p className="mt-2">{explanation}</p>
    </>
  );
}
