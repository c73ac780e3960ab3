import { useEffect, useLayoutEffect, useState } from "react";
import { MESSAGES } from "@/content/messages";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { Quiz } from "@/content/quiz/quizTypes";
import { dayOf } from "@/domain/calendar";
import {
  answer,
  beginAttempt,
  currentIndex,
  currentQuestion,
  isLastQuestion,
  isPass,
  neededRight,
  resumeAttempt,
  scoreOf,
} from "@/domain/quiz/quiz";
import { recordResult } from "@/storage/quiz/quizProgress";
import {
  forgetUnfinishedQuiz,
  keepUnfinishedQuiz,
  readUnfinishedQuiz,
} from "@/storage/quiz/unfinishedQuizStore";
import { Face } from "@/parts/quiz/Face";
import { PortraitLink } from "@/parts/today/lateToday";
import { Button } from "@/ui/controls/Button";
import { celebrate, endCelebration } from "@/ui/feedback/celebrate";
import { areTiles, Options } from "@/ui/controls/Options";
import { Progress } from "@/ui/feedback/Progress";
import { ResumedNote } from "@/ui/feedback/ResumedNote";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useSteps } from "@/ui/behaviour/useSteps";
import { CoinWay } from "./CoinWay";
import { AfterScore, Results } from "./Results";

/** One question at a time, then the results. A pass earns its coins once, when the results appear. */
export function Player({ quiz }: { quiz: Quiz }) {
  const { metadata, questions } = quiz;
  const { id, passingScore, reward } = metadata;
  const [attempt, change] = useSteps(() => beginAttempt(questions, Math.random));
  const [chosen, setChosen] = useState<string>();
  const [began, setBegan] = useState(false);
  const [resumed, setResumed] = useState(false);
  // Each attempt has its own order of answers, but the prerendered page is the same for everybody.
  const shuffled = useHydrated();
  const total = questions.length;
  const index = currentIndex(attempt);

  // The attempt resumes only after hydration, for the same reason, but before the first question is visible.
  useLayoutEffect(() => {
    const kept = readUnfinishedQuiz(id, new Date());
    const begun = kept && resumeAttempt(questions, kept);
    if (!begun) return;
    change(() => begun);
    setResumed(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  // A first coin shows the portrait in the header, perhaps without a connection, as the answers are explained.
  useEffect(() => void Promise.all([PortraitLink, AfterScore].map((part) => part.preload())), []);
  useEffect(
    () => () => {
      endCelebration();
      withdrawToast(MESSAGES.quizUnanswered);
    },
    [],
  );

  function choose(option: string) {
    withdrawToast(MESSAGES.quizUnanswered);
    setChosen(option);
  }

  function next() {
    if (chosen === undefined) return toast({ ...MESSAGES.quizUnanswered, tone: "destructive" });
    const { before, after } = change((now) => answer(now, chosen, { feedback: false }));
    if (after === before) return;
    setBegan(true);
    setResumed(false);
    setChosen(undefined);
    if (after.stage === "results") finish(scoreOf(after));
    else keepUnfinishedQuiz(id, after, new Date());
  }

  const toastForScore = (score: number) =>
    isPass(score, passingScore) ? MESSAGES.quizPassed(reward.coins) : MESSAGES.quizFailed(score);

  function finish(score: number) {
    const passed = isPass(score, passingScore);
    // The unfinished attempt is forgotten before the coins are paid, so that a reload does not pay them again.
    forgetUnfinishedQuiz(id);
    void recordResult({ quizId: id, score, passed, coins: reward.coins, today: dayOf(new Date()) });
    toast(toastForScore(score));
    if (passed) celebrate();
  }

  /** Starts again from the results, or from a resumed attempt. */
  function startAgain() {
    forgetUnfinishedQuiz(id);
    endCelebration();
    withdrawToast(toastForScore(scoreOf(attempt)));
    setBegan(true);
    setResumed(false);
    setChosen(undefined);
    change(() => beginAttempt(questions, Math.random));
  }

  if (attempt.stage === "results") return <Results quiz={quiz} attempt={attempt} onTryAgain={startAgain} />;
  const question = currentQuestion(attempt);
  return (
    <section aria-label={metadata.title} className="surface p-5 sm:p-8">
      {resumed && (
        <ResumedNote startAgain={PLAYER_TEXTS.startAgain} onStartAgain={startAgain}>
          {PLAYER_TEXTS.resumed}
        </ResumedNote>
      )}
      <Progress label={PLAYER_TEXTS.progressLabel} value={index + 1} max={total} className="mb-2 w-full" />
      {/* The focus goes to the next question, so its number would not be heard. */}
      <p aria-live="polite" className="text-muted mb-3 font-semibold tabular-nums">
        {PLAYER_TEXTS.questionOf(index + 1, total)}
      </p>
      <CoinWay
        stones={questions.map((_, nth) => (nth < index ? "answered" : undefined))}
        needed={neededRight(total, passingScore)}
      />
      <Options
        key={`${question.id}-${index}`}
        name="answer"
        legend={questions[index]!.question}
        picture={<Face child={quiz.child} mood="thinking" className="size-20 shrink-0" />}
        options={shuffled ? question.options : []}
        chosen={chosen}
        onChoose={choose}
        onEnter={next}
        hint={shuffled ? PLAYER_TEXTS.keys : undefined}
        takeFocus={began}
      />
      {!shuffled && (
        <Skeleton
          label={PLAYER_TEXTS.loadingAnswers}
          className={areTiles(questions[index]!.options) ? "h-61 sm:h-70" : "h-65 sm:h-74"}
          showLabel
        />
      )}
      <Button className="mt-6 w-full sm:w-auto" disabled={chosen === undefined} onClick={next}>
        {isLastQuestion(attempt) ? PLAYER_TEXTS.finish : PLAYER_TEXTS.next}
      </Button>
    </section>
  );
}
