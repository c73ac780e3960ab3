import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { QUIZ_DATA_PAGE, QUIZ_DATA_TEXTS } from "@/content/quiz/quizTexts";
import { LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";

const { metadata, questions } = QUIZ_MONEY_BRAIN_BATTLE;

const PrintQuiz = late(() => import("./PrintQuiz").then((file) => file.PrintQuiz));

/** The whole quiz as plain text, for crawlers and for reference (specification part 2, section 2). */
export default function QuizDataPage() {
  return (
    <>
      <PageHead {...QUIZ_DATA_PAGE} />
      <article className="site-width max-w-reading! py-8 sm:py-12">
        <h1>{QUIZ_DATA_TEXTS.heading}</h1>
        <p className="text-muted mt-3 text-xl">{QUIZ_DATA_TEXTS.lead}</p>
        <ul className="mt-4 flex flex-wrap gap-x-6 font-semibold">
          <li>{QUIZ_DATA_TEXTS.passMark(metadata.passingScore)}</li>
          <li>{QUIZ_DATA_TEXTS.reward(metadata.reward.coins)}</li>
        </ul>
        <PrintQuiz quiz={QUIZ_MONEY_BRAIN_BATTLE} />
        <ol className="mt-8 flex flex-col gap-8">
          {questions.map(({ id, question, options, correctAnswer, explanation }, index) => (
            <li key={id} className="break-inside-avoid">
              <h2 className="text-xl">{`${index + 1}. ${question}`}</h2>
              <ul className="mt-2 grid gap-1 sm:grid-cols-2">
                {options.map((option, nth) => (
                  <li key={option}>
                    <span className="font-display text-muted font-semibold">{`${"ABCDEF"[nth]!} `}</span>
                    <span>{option}</span>
                  </li>
                ))}
              </ul>
              <div className="bg-q2-soft text-q2-ink rounded-field mt-3 px-4 py-3">
                <p>
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
