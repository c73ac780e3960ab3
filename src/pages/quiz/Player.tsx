import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useLikelyUser } from "@/backend/auth";
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
  missedIn,
  neededRight,
  resumeAttempt,
  scoreOf,
  type Attempt,
} from "@/domain/quiz/quiz";
import { withMissed } from "@/domain/resources/recall";
import { recordResult } from "@/storage/quiz/quizProgress";
import {
  forgetUnfinishedQuiz,
  keepUnfinishedQuiz,
  readUnfinishedQuiz,
} from "@/storage/quiz/unfinishedQuizStore";
import { changeRecall } from "@/storage/resources/recall";
import { PortraitLink } from "@/parts/today/lateToday";
import { Button } from "@/ui/controls/Button";
import { celebrate, endCelebration } from "@/ui/feedback/celebrate";
import { areTiles, Options } from "@/ui/controls/Options";
import { late } from "@/ui/feedback/late";
import { Progress } from "@/ui/feedback/Progress";
import { ResumedNote } from "@/ui/feedback/ResumedNote";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useSteps } from "@/ui/behaviour/useSteps";
import { AnswerLine } from "./AnswerLine";
import { CoinWay } from "./CoinWay";
import { AfterScore, Results } from "./Results";

/** Loads for somebody who comes for the questions that come back. */
const QuizAgain = late(() => import("./QuizAgain").then((file) => file.QuizAgain), { loading: () => null });

/** On paper a quiz is all of its questions. */
const QuizOnPaper = late(() => import("./QuizOnPaper").then((file) => file.QuizOnPaper), {
  loading: () => null,
  instead: () => null,
});

/**
 * One question at a time, each with a line about the answer before it, then the results. A pass earns its coins once, when
 * the results appear; what was missed comes back some days later.
 */
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
  const user = useLikelyUser();
  const { hash } = useLocation();

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
    if (after.stage === "results") finish(after);
    else keepUnfinishedQuiz(id, after, new Date());
  }

  const toastForScore = (score: number) =>
    isPass(score, passingScore) ? MESSAGES.quizPassed(reward.coins) : MESSAGES.quizFailed(score);

  function finish(finished: Attempt) {
    const score = scoreOf(finished);
    const passed = isPass(score, passingScore);
    const today = dayOf(new Date());
    const missed = missedIn(finished);
    // The unfinished attempt is forgotten before the coins are paid, so that a reload does not pay them again.
    forgetUnfinishedQuiz(id);
    void recordResult({ quizId: id, score, passed, coins: reward.coins, today });
    if (missed.length)
      changeRecall(user?.id, (recall) =>
        missed.reduce((before, question) => withMissed(before, question.id, today), recall),
      );
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
  const needed = neededRight(total, passingScore);
  return (
    <>
      {shuffled && hash === "#again" && <QuizAgain quiz={quiz} />}
      {shuffled && <QuizOnPaper quiz={quiz} />}
      <section aria-label={metadata.title}>
        {resumed && (
          <ResumedNote startAgain={PLAYER_TEXTS.startAgain} onStartAgain={startAgain}>
            {PLAYER_TEXTS.resumed}
          </ResumedNote>
        )}
        <Progress label={PLAYER_TEXTS.progressLabel} value={index + 1} max={total} className="mb-2 w-full" />
        <AnswerLine
          child={quiz.child}
          place={PLAYER_TEXTS.questionOf(index + 1, total)}
          needed={needed}
          last={index ? { question: questions[index - 1]!, chosen: attempt.answers[index - 1]! } : undefined}
          isNew={began}
        >
          <CoinWay
            stones={attempt.questions.map(({ correctAnswer }, nth) =>
              nth < index ? (attempt.answers[nth] === correctAnswer ? "right" : "missed") : undefined,
            )}
            needed={needed}
          />
        </AnswerLine>
        <div className="surface p-4 sm:p-6">
          <Options
            key={`${question.id}-${index}`}
            name="answer"
            legend={questions[index]!.question}
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
          <Button className="mt-4 w-full sm:w-auto" disabled={chosen === undefined} onClick={next}>
            {isLastQuestion(attempt) ? PLAYER_TEXTS.finish : PLAYER_TEXTS.next}
          </Button>
        </div>
      </section>
    </>
  );
}
