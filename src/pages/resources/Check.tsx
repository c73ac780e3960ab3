import { useState } from "react";
import { useLikelyUser } from "@/backend/auth";
import { CHECK_TEXTS } from "@/content/resources/chapters/checkTexts";
import type { ChapterCheck, CheckQuestion } from "@/content/resources/chapters/checkTypes";
import { dayOf } from "@/domain/calendar";
import { dueQuestions, withAnswer, withMissed } from "@/domain/resources/recall";
import { PrintButton } from "@/parts/reading/PrintButton";
import { QuestionCard } from "@/parts/quiz/QuestionCard";
import { changeRecall, recallOf } from "@/storage/resources/recall";
import { useStored } from "@/storage/useStored";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";
import { questionsOfCheck } from "./sheetQuestions";

/** A link from today's strip leads to the questions that come back, which the page's HTML does not have. */
const showOnArrival = (heading: HTMLElement | null) => {
  if (location.hash !== "#check") return;
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/**
 * Five questions at a chapter's end, answered in place. Nothing is scored; the ones that were missed come back some days
 * later, here and in today's strip, and can be switched off.
 */
export function Check({ check, title }: { check: ChapterCheck; title: string }) {
  const hydrated = useHydrated();
  const user = useLikelyUser();
  const userId = hydrated ? user?.id : undefined;
  const today = dayOf(useNow());
  const recall = useStored(recallOf(userId));
  /** The first answers on this visit: true for right. */
  const [firsts, setFirsts] = useState<Readonly<Record<string, boolean>>>({});
  // The questions that come back stay here while they are answered.
  const [again, setAgain] = useState<readonly CheckQuestion[]>();
  const [answeredAgain, setAnsweredAgain] = useState(0);
  const due = dueQuestions(recall, today);
  if (hydrated && !again)
    setAgain(check.questions.filter((question: CheckQuestion) => due.includes(question.id)));

  function answerFirst(question: CheckQuestion, isRight: boolean) {
    setFirsts((before) => ({ ...before, [question.id]: isRight }));
    if (!isRight) changeRecall(userId, (before) => withMissed(before, question.id, today));
  }

  const missed = Object.values(firsts).filter((isRight) => !isRight).length;
  const isOver = Object.keys(firsts).length === check.questions.length;
  return (
    <>
      <section id="check" aria-labelledby="check-heading" data-print="no" className="mt-14 noscript:hidden">
        {again && again.length > 0 && (
          <section aria-labelledby="again" className="mb-10">
            <h2 id="again" ref={showOnArrival} tabIndex={-1} className="outline-none">
              {CHECK_TEXTS.again}
            </h2>
            <div className="mt-4 grid gap-4">
              {again.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  isReady
                  onFirst={(isRight) => {
                    changeRecall(userId, (before) => withAnswer(before, question.id, isRight, today));
                    setAnsweredAgain((before) => before + 1);
                  }}
                />
              ))}
            </div>
            <p role="status" className="mt-4 font-semibold">
              {answeredAgain === again.length && CHECK_TEXTS.againDone}
            </p>
          </section>
        )}
        <h2 id="check-heading">{CHECK_TEXTS.heading}</h2>
        <p className="text-muted mt-1">{CHECK_TEXTS.lead}</p>
        <div className="mt-4 grid gap-4">
          {check.questions.map((question: CheckQuestion, index) => (
            <QuestionCard
              key={question.id}
              label={CHECK_TEXTS.question(index + 1)}
              question={question}
              isReady={hydrated}
              onFirst={(isRight) => answerFirst(question, isRight)}
            />
          ))}
        </div>
        <p role="status" className="mt-4 font-semibold">
          {isOver && (missed && !recall.isOff ? CHECK_TEXTS.endMissed(missed) : CHECK_TEXTS.end)}
        </p>
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="accent-action size-5 shrink-0"
            disabled={!hydrated}
            checked={!recall.isOff}
            onChange={({ target }) =>
              changeRecall(userId, (before) => ({ ...before, isOff: !target.checked }))
            }
          />
          {CHECK_TEXTS.comesBack}
        </label>
        <p className="text-muted text-base">{CHECK_TEXTS.kept}</p>
      </section>
      <PrintButton title={title} load={async () => questionsOfCheck(check)} />
    </>
  );
}
