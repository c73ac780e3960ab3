import type { StoryQuiz } from "@/content/quiz/quizTypes";
import { STORY_QUIZ_TEXTS } from "@/content/stories/storyQuizTexts";
import { STORY_QUIZ_PASS_PERCENT } from "@/domain/quiz/passMarks";
import { countCorrect, isPass, scoreOf, type Attempt } from "@/domain/quiz/quiz";
import { Face } from "@/parts/quiz/Face";
import { NextThings } from "@/parts/quiz/NextThings";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { Button, LinkButton } from "@/ui/controls/Button";

interface StoryQuizResultsProps {
  quiz: StoryQuiz;
  attempt: Attempt;
  onRetake: () => void;
  onFinish: () => void;
}

/** The score, the number of right answers, and a note that no coins are paid (specification part 1, section 4). */
export function StoryQuizResults({ quiz, attempt, onRetake, onFinish }: StoryQuizResultsProps) {
  const score = scoreOf(attempt);
  return (
    <div className="text-center">
      <FocusedHeading level="h2" className="px-12">
        {STORY_QUIZ_TEXTS.heading}
      </FocusedHeading>
      <Face
        child={quiz.child}
        mood={isPass(score, STORY_QUIZ_PASS_PERCENT) ? "glad" : "kind"}
        className="mx-auto mt-4 size-28"
      />
      <p className="font-display mt-3 text-6xl font-semibold tabular-nums">{STORY_QUIZ_TEXTS.score(score)}</p>
      <p className="text-muted mt-1 text-xl">
        {STORY_QUIZ_TEXTS.count(countCorrect(attempt), attempt.questions.length)}
      </p>
      <div className="rounded-field bg-q4-soft text-q4-ink mx-auto mt-5 max-w-md px-4 py-4">
        <p className="mb-3">{STORY_QUIZ_TEXTS.coinsSoon}</p>
        <LinkButton to={`/quiz/${quiz.metadata.id}`}>{STORY_QUIZ_TEXTS.forCoin}</LinkButton>
      </div>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="quiet" onClick={onRetake}>
          {STORY_QUIZ_TEXTS.retake}
        </Button>
        <Button variant="quiet" onClick={onFinish}>
          {STORY_QUIZ_TEXTS.finishResults}
        </Button>
      </p>
      <div className="mt-6 text-left">
        <NextThings links={quiz.next} />
      </div>
    </div>
  );
}
