import { X } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { useEffect, useRef, useState } from "react";
import { MESSAGES } from "@/content/messages";
import type { StoryQuiz as Quiz } from "@/content/quiz/quizTypes";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import { STORY_QUIZ_TEXTS } from "@/content/stories/storyQuizTexts";
import {
  answer,
  beginAttempt,
  currentIndex,
  currentQuestion,
  nextQuestion,
  isLastQuestion,
  isPass,
  scoreOf,
  type Attempt,
} from "@/domain/quiz/quiz";
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";
import { Face } from "@/parts/quiz/Face";
import { Button } from "@/ui/controls/Button";
import { celebrate, endCelebration } from "@/ui/feedback/celebrate";
import { Options } from "@/ui/controls/Options";
import { Progress } from "@/ui/feedback/Progress";
import { toast, withdrawToast } from "@/ui/feedback/toast";
import { useSteps } from "@/ui/behaviour/useSteps";
import { StoryQuizFeedback } from "./StoryQuizFeedback";
import { StoryQuizResults } from "./StoryQuizResults";

function toastForScore(attempt: Attempt) {
  const score = scoreOf(attempt);
  return isPass(score, STORY_QUIZ_PASS_PERCENT)
    ? MESSAGES.storyQuizPassed(score)
    : MESSAGES.storyQuizFailed(score);
}

/** The place in a quiz that was closed before its end. */
export interface OpenStoryQuiz {
  attempt: Attempt;
  /** The option that is marked and not yet sent. */
  chosen: string | undefined;
}

export interface StoryQuizProps {
  quiz: Quiz;
  /** The quiz that was closed before, to be carried on. */
  kept: OpenStoryQuiz | undefined;
  /** Runs on the close button, on Escape or at the end, with what there is to carry on. */
  onClose: (kept: OpenStoryQuiz | undefined) => void;
}

/**
 * The quiz in the story library: question, feedback, results (specification part 1, section 2). It has its own pass mark
 * and stores nothing; closed before its end, it goes on where it was as long as the page is open.
 */
export function StoryQuiz({ quiz, kept, onClose }: StoryQuizProps) {
  const { metadata, questions, child } = quiz;
  const [attempt, change] = useSteps(() => kept?.attempt ?? beginAttempt(questions, Math.random));
  const [chosen, setChosen] = useState(kept?.chosen);
  const index = currentIndex(attempt);

  function choose(option: string) {
    withdrawToast(MESSAGES.storyQuizUnanswered);
    setChosen(option);
  }

  function submit() {
    if (chosen === undefined) return toast({ ...MESSAGES.storyQuizUnanswered, tone: "destructive" });
    change((now) => answer(now, chosen, { feedback: true }));
  }

  function next() {
    const { before, after } = change(nextQuestion);
    if (after === before) return;
    setChosen(undefined);
    if (after.stage !== "results") return;
    const passed = isPass(scoreOf(after), STORY_QUIZ_PASS_PERCENT);
    toast({ ...toastForScore(after), tone: passed ? "success" : "destructive" });
    if (passed) celebrate();
  }

  function retake() {
    endCelebration();
    withdrawToast(toastForScore(attempt));
    setChosen(undefined);
    change(() => beginAttempt(questions, Math.random));
  }

  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "start" });
    return () => {
      endCelebration();
      withdrawToast(MESSAGES.storyQuizUnanswered);
    };
  }, []);

  const { stage } = attempt;
  const close = () => onClose(stage === "results" ? undefined : { attempt, chosen });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what the close button does
    <section
      ref={panel}
      aria-label={metadata.title}
      className="surface relative mt-6 p-5 sm:p-8"
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      {stage !== "feedback" && (
        <Button
          variant="plain"
          aria-label={STORY_QUIZ_TEXTS.close}
          onClick={close}
          className="absolute top-3 right-3 size-11 p-0!"
        >
          <Icon of={X} />
        </Button>
      )}
      {stage === "results" ? (
        <StoryQuizResults quiz={quiz} attempt={attempt} onRetake={retake} onFinish={close} />
      ) : (
        <>
          <p className="text-muted mb-2 pr-12 font-semibold tabular-nums">
            {PLAYER_TEXTS.questionOf(index + 1, questions.length)}
          </p>
          <Progress
            label={PLAYER_TEXTS.progressLabel}
            value={index + 1}
            max={questions.length}
            className="mb-6 w-full"
          />
          {stage === "feedback" ? (
            <StoryQuizFeedback
              child={child}
              question={questions[index]!}
              chosen={attempt.answers[index]!}
              last={isLastQuestion(attempt)}
              onContinue={next}
            />
          ) : (
            <>
              <Options
                key={index}
                name="story-answer"
                legend={questions[index]!.question}
                picture={<Face child={child} mood="thinking" className="size-20 shrink-0" />}
                options={currentQuestion(attempt).options}
                chosen={chosen}
                onChoose={choose}
                onEnter={submit}
                hint={PLAYER_TEXTS.keys}
                takeFocus
              />
              <Button className="mt-6 w-full sm:w-auto" disabled={chosen === undefined} onClick={submit}>
                {isLastQuestion(attempt) ? STORY_QUIZ_TEXTS.finish : STORY_QUIZ_TEXTS.submit}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
