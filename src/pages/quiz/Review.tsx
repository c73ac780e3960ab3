import { Check, X } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { Quiz } from "@/content/quiz/quizTypes";
import type { Attempt } from "@/domain/quiz/quiz";

/** Each question with the chosen answer, the right answer and the reason. */
export const Review = ({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) => (
  <section aria-labelledby="review">
    <h2 id="review">{PLAYER_TEXTS.review}</h2>
    <ol className="mt-5 flex flex-col gap-4">
      {quiz.questions.map(({ id, question, correctAnswer, explanation, whyNot }, index) => {
        const chosen = attempt.answers[index];
        const right = chosen === correctAnswer;
        const icon = right ? Check : X;
        return (
          <li key={id} className="surface p-5 sm:p-6">
            <h3>{`${index + 1}. ${question}`}</h3>
            <p
              className={`mt-3 flex items-start gap-2 font-semibold ${right ? "text-q2-ink" : "text-danger"}`}
            >
              <Icon of={icon} className="mt-1 shrink-0" size={20} />
              <span>{right ? PLAYER_TEXTS.isRight : PLAYER_TEXTS.isWrong}</span>
            </p>
            <p className="mt-1">{`${PLAYER_TEXTS.yourAnswer}: ${chosen ?? ""}`}</p>
            {!right && chosen && whyNot[chosen] && <p className="mt-1">{whyNot[chosen]}</p>}
            {!right && (
              <p>
                {PLAYER_TEXTS.rightAnswer}: <strong>{correctAnswer}</strong>
              </p>
            )}
            <p className="text-muted mt-2">{explanation}</p>
          </li>
        );
      })}
    </ol>
  </section>
);
