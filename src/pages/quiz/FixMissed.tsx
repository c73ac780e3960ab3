import { useEffect, useRef, useState } from "react";
import { FIX_TEXTS } from "@/content/quiz/quizFeel";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { Quiz } from "@/content/quiz/quizTypes";
import { missedIn, type Attempt } from "@/domain/quiz/quiz";
import { QuestionCard } from "@/parts/quiz/QuestionCard";
import { FocusedHeading } from "@/ui/text/FocusedHeading";
import { explained } from "./explained";

/** The missed questions once more, for understanding: each answer is explained in place, and nothing is counted. */
export function FixMissed({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  const [first, setFirst] = useState<readonly boolean[]>([]);
  const missed = missedIn(attempt);
  const top = useRef<HTMLElement>(null);
  // The focus alone would leave its heading at the foot of the screen.
  useEffect(() => top.current?.scrollIntoView(), []);
  const title = FIX_TEXTS.heading(missed.length);
  return (
    <section ref={top} aria-label={title} className="surface p-5 sm:p-6">
      <FocusedHeading level="h2">{title}</FocusedHeading>
      <p className="text-muted mt-1">{FIX_TEXTS.lead}</p>
      <div className="mt-4 grid gap-4">
        {missed.map(({ id, options }, nth) => (
          <QuestionCard
            key={id}
            label={PLAYER_TEXTS.questionOf(nth + 1, missed.length)}
            question={explained(
              quiz.questions.find((question) => question.id === id)!,
              options,
            )}
            isReady
            onFirst={(isRight) => setFirst((before) => [...before, isRight])}
          />
        ))}
      </div>
      <p role="status" className="mt-4 font-semibold">
        {first.length === missed.length && FIX_TEXTS.done(!first.includes(false))}
      </p>
    </section>
  );
}
