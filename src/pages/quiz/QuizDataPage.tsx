import { Check } from "lucide";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { QUIZ_DATA_PAGE, QUIZ_DATA_TEXTS } from "@/content/quiz/quizTexts";
import { LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { Cover } from "@/ui/text/Cover";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";

const { metadata, questions } = QUIZ_MONEY_BRAIN_BATTLE;

const PrintQuiz = late(() => import("./PrintQuiz").then((file) => file.PrintQuiz));

/** The whole quiz as plain text, for crawlers and for reference (specification part 2, section 2). */
export default function QuizDataPage() {
  return (
    <>
      <PageHead {...QUIZ_DATA_PAGE} />
      <article className="site-width py-8 sm:py-12">
        <div className="flex gap-6">
          <div className="flex-1">
            <h1>{QUIZ_DATA_TEXTS.heading}</h1>
            <p className="text-muted mt-3 text-xl">{QUIZ_DATA_TEXTS.lead}</p>
            <ul className="mt-4 flex flex-wrap gap-x-6 font-semibold">
              <li>{QUIZ_DATA_TEXTS.passMark(metadata.passingScore)}</li>
              <li>{QUIZ_DATA_TEXTS.reward(metadata.reward.coins)}</li>
            </ul>
            <PrintQuiz quiz={QUIZ_MONEY_BRAIN_BATTLE} />
          </div>
          <div className="hidden w-56 self-center md:block" data-print="no">
            <Cover
              src={metadata.coverImage}
              alt=""
              title={metadata.title}
              band="4MQ"
              className="rounded-card"
            />
          </div>
        </div>
        <ol className="mt-8 grid gap-6 lg:grid-cols-2">
          {questions.map(({ id, question, options, correctAnswer, explanation }, index) => (
            <li key={id} className="surface flex flex-col gap-4 p-5 sm:p-6">
              <h2 className="text-xl">{`${index + 1}. ${question}`}</h2>
              <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
                {options.map((option, nth) => {
                  const isRight = option === correctAnswer;
                  return (
                    <li
                      key={option}
                      className={`flex items-start gap-3 ${isRight ? "bg-q2-soft text-q2-ink rounded-field font-semibold" : ""}`}
                    >
                      <span
                        className={`font-display grid size-7 shrink-0 place-items-center rounded-full leading-none font-semibold ${isRight ? "" : "border-line text-muted border-2"}`}
                      >
                        {"ABCDEF"[nth]}
                      </span>
                      <span>{option}</span>
                      {isRight && <Icon of={Check} className="mt-0.5 mr-3 ml-auto shrink-0" />}
                    </li>
                  );
                })}
              </ul>
              <div className="bg-paper rounded-field mt-auto px-4 py-3">
                {/* For those who do not see the tick, and for crawlers. */}
                <p className="sr-only">
                  <strong>{QUIZ_DATA_TEXTS.answer}:</strong> <span>{correctAnswer}</span>
                </p>
                <p>
                  <strong>{QUIZ_DATA_TEXTS.why}:</strong> <span>{explanation}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8" data-print="no">
          <LinkButton to={`/quiz/${metadata.id}`}>{QUIZ_DATA_TEXTS.play}</LinkButton>
        </p>
      </article>
    </>
  );
}
