import { useState } from "react";
import { CHECK_TEXTS } from "@/content/resources/chapters/checkTexts";
import { dayOf } from "@/domain/calendar";
import { dueQuestions } from "@/domain/resources/recall";
import { answerAgain, recallOf } from "@/storage/resources/recall";
import { useStored } from "@/storage/useStored";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { useNow } from "@/ui/behaviour/useNow";
import { QuestionCard, type ExplainedQuestion } from "./QuestionCard";

/** A link from today's strip leads to the questions that come back, which the page's HTML does not have. */
const showOnArrival = (heading: HTMLElement | null) => {
  if (location.hash !== "#check") return;
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

interface QuestionsAgainProps<Question> {
  /** All of this chapter or quiz, of which those that are due are shown. */
  questions: readonly Question[];
  userId: string | undefined;
}

/** The questions of a chapter or quiz that were missed some days ago, once more. */
export function QuestionsAgain<Question extends ExplainedQuestion & { id: string }>({
  questions,
  userId,
}: QuestionsAgainProps<Question>) {
  const hydrated = useHydrated();
  const today = dayOf(useNow());
  const recall = useStored(recallOf(userId));
  // They stay here while they are answered.
  const [again, setAgain] = useState<readonly Question[]>();
  const [answered, setAnswered] = useState(0);
  if (hydrated && !again) {
    const due = dueQuestions(recall, today);
    setAgain(questions.filter(({ id }) => due.includes(id)));
  }
  if (!again?.length) return null;
  return (
    <section aria-labelledby="again" className="mb-8">
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
              answerAgain(userId, question.id, isRight, today);
              setAnswered((before) => before + 1);
            }}
          />
        ))}
      </div>
      <p role="status" className="mt-4 font-semibold">
        {answered === again.length && CHECK_TEXTS.againDone}
      </p>
    </section>
  );
}
