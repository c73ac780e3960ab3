import { useState } from "react";
import { useLikelyUser } from "@/backend/auth";
import { CHECK_TEXTS } from "@/content/resources/chapters/checkTexts";
import type { ChapterCheck, CheckQuestion } from "@/content/resources/chapters/checkTypes";
import { dayOf } from "@/domain/calendar";
import { withMissed } from "@/domain/resources/recall";
import { PrintButtons } from "@/parts/reading/PrintButtons";
import { AskAgain } from "@/parts/quiz/AskAgain";
import { QuestionCard } from "@/parts/quiz/QuestionCard";
import { QuestionsAgain } from "@/parts/quiz/QuestionsAgain";
import { changeRecall, recallOf } from "@/storage/resources/recall";
import { useStored } from "@/storage/useStored";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";
import { questionsOfCheck } from "./sheetQuestions";

/**
 * Five questions at the end of a chapter or topic, answered in place. Nothing is scored; the ones that were missed come back some days
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

  function answerFirst(question: CheckQuestion, isRight: boolean) {
    setFirsts((before) => ({ ...before, [question.id]: isRight }));
    if (!isRight) changeRecall(userId, (before) => withMissed(before, question.id, today));
  }

  const missed = Object.values(firsts).filter((isRight) => !isRight).length;
  const isOver = Object.keys(firsts).length === check.questions.length;
  return (
    <>
      <section id="check" aria-labelledby="check-heading" data-print="no" className="mt-12 noscript:hidden">
        <QuestionsAgain questions={check.questions} userId={userId} />
        <h2 id="check-heading">{CHECK_TEXTS.heading}</h2>
        <p className="text-muted mt-1">{CHECK_TEXTS.lead}</p>
        <div className={`mt-4 grid gap-4 ${hydrated ? "" : "min-h-dvh"}`}>
          {/* They need scripts, so the page’s HTML has no room for them. */}
          {(hydrated ? check.questions : []).map((question: CheckQuestion, index) => (
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
        <AskAgain userId={userId} isReady={hydrated} />
      </section>
      <PrintButtons path={check.path} title={title} load={async () => questionsOfCheck(check)} />
    </>
  );
}
