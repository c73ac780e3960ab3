import { Check, ChevronDown, X } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { FOLDED_TEXTS } from "@/content/quiz/quizFeel";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { Quiz } from "@/content/quiz/quizTypes";
import type { Attempt } from "@/domain/quiz/quiz";
import { AnswerWhy } from "./AnswerWhy";

/** Each question with the chosen answer, the right answer and the reason, folded to the ones that were missed. */
export function Review({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  const answers = quiz.questions.map((question, nth) => {
    const chosen = attempt.answers[nth] ?? "";
    return { question, chosen, number: nth + 1, isRight: chosen === question.correctAnswer };
  });
  const missed = answers.filter(({ isRight }) => !isRight);
  return (
    <section aria-labelledby="review">
      <h2 id="review">{PLAYER_TEXTS.review}</h2>
      {missed.length > 0 && (
        <>
          <h3 className="mt-4">{FOLDED_TEXTS.missed(missed.length)}</h3>
          <ul className="mt-3 flex flex-col gap-3">
            {missed.map(({ question, chosen, number }, nth) => (
              <li key={question.id}>
                <details open={nth === 0} className="group surface px-4">
                  <summary className="flex min-h-14 list-none items-center gap-3 py-3 leading-snug font-semibold">
                    <span className="bg-coin text-coin-on grid size-10 shrink-0 place-items-center rounded-full tabular-nums">
                      {number}
                    </span>
                    <span className="flex-1">{question.question}</span>
                    <Icon
                      of={ChevronDown}
                      className="shrink-0 transition-transform duration-200 group-open:rotate-180"
                    />
                  </summary>
                  <div className="pb-5">
                    <AnswerWhy question={question} chosen={chosen} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-3">
        <summary className="text-link flex min-h-11 w-fit items-center font-semibold">
          {FOLDED_TEXTS.all}
        </summary>
        <ol className="mt-3 flex flex-col gap-4">
          {answers.map(({ question, chosen, number, isRight }) => (
            <li key={question.id} className="surface p-5 sm:p-6">
              <h3>{`${number}. ${question.question}`}</h3>
              <p
                className={`mt-3 flex items-start gap-2 font-semibold ${isRight ? "text-q2-ink" : "text-danger"}`}
              >
                <Icon of={isRight ? Check : X} className="mt-1 shrink-0" size={20} />
                <span>{isRight ? PLAYER_TEXTS.isRight : PLAYER_TEXTS.isWrong}</span>
              </p>
              <AnswerWhy question={question} chosen={chosen} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
