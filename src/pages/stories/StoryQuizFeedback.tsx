import { Check, X } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { STORY_QUIZ_TEXTS } from "@/content/stories/storyQuizTexts";
import type { QuizChild, StoryQuizQuestion } from "@/content/quiz/quizTypes";
import { Face } from "@/parts/quiz/Face";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button } from "@/ui/controls/Button";

interface StoryQuizFeedbackProps {
  child: QuizChild;
  question: StoryQuizQuestion;
  chosen: string;
  /** True for the last question: the results come next. */
  last: boolean;
  onContinue: () => void;
}

/** The feedback: right or not, the reason, and the right answer if the child chose another. */
export function StoryQuizFeedback({ child, question, chosen, last, onContinue }: StoryQuizFeedbackProps) {
  const right = chosen === question.correctAnswer;
  const icon = right ? Check : X;
  return (
    <>
      <div
        className={`rounded-card p-5 sm:p-6 ${right ? "bg-q2-soft text-q2-ink" : "bg-q1-soft text-q1-ink"}`}
      >
        <FocusedHeading level="h2" className="flex items-center gap-3">
          <Face child={child} mood={right ? "glad" : "kind"} className="size-20 shrink-0" />
          <Icon of={icon} className="shrink-0" size={28} />
          <span>{right ? STORY_QUIZ_TEXTS.correct : STORY_QUIZ_TEXTS.incorrect}</span>
        </FocusedHeading>
        <p className="mt-3 font-semibold">
          {right ? question.feedback.correct : question.feedback.incorrect}
        </p>
        {!right && <p className="mt-3">{question.whyNot[chosen]}</p>}
        {!right && (
          <p className="mt-3">
            {STORY_QUIZ_TEXTS.rightAnswer} <strong>{question.correctAnswer}</strong>
          </p>
        )}
        <p className="mt-3">{question.explanation}</p>
      </div>
      <Button className="mt-6 w-full sm:w-auto" onClick={onContinue}>
        {last ? STORY_QUIZ_TEXTS.results : STORY_QUIZ_TEXTS.goOn}
      </Button>
    </>
  );
}
