import { useState } from "react";
import { FIX_TEXTS } from "@/content/quiz/quizFeel";
import { PLAYER_TEXTS } from "@/content/quiz/quizTexts";
import type { Quiz } from "@/content/quiz/quizTypes";
import type { Attempt } from "@/domain/quiz/quiz";
import { QuestionCard } from "@/parts/quiz/QuestionCard";
import { Button } from "@/ui/controls/Button";
import { FocusedHeading } from "@/ui/text/FocusedHeading";

/** The missed questions once more, for understanding: each answer is explained in place, and nothing is counted. */
export function FixMissed({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  const [isOpen, setOpen] = useState(false);
  const [fixed, setFixed] = useState<readonly string[]>([]);
  const missed = quiz.questions.filter(({ correctAnswer }, nth) => attempt.answers[nth] !== correctAnswer);
  if (missed.length === 0) return null;
  const title = FIX_TEXTS.heading(missed.length);
  return (
    <section aria-label={title} className="surface p-5 sm:p-6">
      {isOpen ? <FocusedHeading level="h2">{title}</FocusedHeading> : <h2>{title}</h2>}
      <p className="text-muted mt-1">{FIX_TEXTS.lead}</p>
      {isOpen ? (
        <>
          <div className="mt-4 grid gap-4">
            {missed.map(({ id, question, correctAnswer, explanation, whyNot }, nth) => (
              <QuestionCard
                key={id}
                label={PLAYER_TEXTS.questionOf(nth + 1, missed.length)}
                question={{
                  question,
                  correctAnswer,
                  options: attempt.questions
                    .find((asked) => asked.id === id)!
                    .options.map((text) => ({ text, reason: whyNot[text] ?? explanation })),
                }}
                isReady
                onFirst={() => setFixed((before) => [...before, id])}
              />
            ))}
          </div>
          <p role="status" className="mt-4 font-semibold">
            {fixed.length === missed.length && FIX_TEXTS.done}
          </p>
        </>
      ) : (
        <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
    </section>
  );
}
