import { ChevronDown } from "lucide";
import { useEffect, useRef, useState } from "react";
import { ANSWER_LINE } from "@/content/quiz/quizFeel";
import type { QuizChild, QuizQuestion } from "@/content/quiz/quizTypes";
import { reasonOf } from "@/content/quiz/reason";
import { firstSentence } from "@/domain/quiz/firstSentence";
import { Face } from "@/parts/quiz/Face";
import { move } from "@/ui/behaviour/move";
import type { Elements } from "@/ui/elements";
import { Icon } from "@/ui/text/Icon";
import { AnswerWhy } from "./AnswerWhy";

interface AnswerLineProps {
  child: QuizChild;
  /** “Question 2 of 10”. */
  place: string;
  /** How many right answers earn the coin. */
  needed: number;
  /** The question before this one, and its answer. */
  last: { question: QuizQuestion; chosen: string } | undefined;
  /** True after a press of Next here, whose line must be seen. */
  isNew: boolean;
  /** The coin's way above it, which must be seen with it. */
  children: Elements;
}

const SLIDE_MS = 200;

/**
 * The line about the last answer stands with the next question, so that nobody waits for it or presses for it. The focus
 * goes to the question; this is the one announcement of a question, and has its number, which the focus passes over.
 */
export function AnswerLine({ child, place, needed, last, isNew, children }: AnswerLineProps) {
  const whole = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = last !== undefined && openAt === last.question.id;
  // It is closed in an attempt that begins again.
  if (!last && openAt) setOpenAt(undefined);
  const isRight = last && last.chosen === last.question.correctAnswer;
  const colours = !last
    ? "bg-q3-soft text-q3-ink"
    : isRight
      ? "bg-q2-soft text-q2-ink"
      : "bg-q4-soft text-q4-ink";
  useEffect(() => {
    if (!isNew) return;
    whole.current?.scrollIntoView({ block: "nearest" });
    move(line.current, { translate: ["0.5rem", "0"], opacity: ["0", "1"] }, SLIDE_MS);
  }, [isNew, place]);
  return (
    <div
      ref={whole}
      className={`rounded-card mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-center gap-x-6 gap-y-3 p-4 sm:px-6 ${colours}`}
    >
      {children}
      <div className="flex items-center gap-3">
        <Face
          child={child}
          mood={!last ? "thinking" : isRight ? "glad" : "kind"}
          className="size-17 shrink-0"
        />
        <div ref={line} role="status" className="min-w-0 flex-1">
          <p className="text-base font-semibold tabular-nums">{place}</p>
          {last ? (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpenAt(isOpen ? undefined : last.question.id)}
              className="flex min-h-14 w-full items-center gap-3 text-left leading-snug"
            >
              <span className="flex-1">
                <strong>{isRight ? ANSWER_LINE.right : ANSWER_LINE.missed}</strong>{" "}
                <span>{firstSentence(reasonOf(last.question, last.chosen))}</span>
              </span>
              <Icon of={ChevronDown} className={`shrink-0 ${isOpen ? "rotate-180" : ""}`} />
            </button>
          ) : (
            <p className="flex min-h-14 items-center leading-snug">{ANSWER_LINE.begin(needed)}</p>
          )}
        </div>
      </div>
      {isOpen && (
        <div className="col-span-full">
          <AnswerWhy {...last} />
        </div>
      )}
    </div>
  );
}
