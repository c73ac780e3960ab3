import { useState } from "react";
import { actionOf } from "@/content/plans/actions";
import type { Day } from "@/domain/calendar";
import type { Elements } from "@/ui/elements";
import { PlanAsk } from "./PlanAsk";

/** The pressed button has gone. */
const focusOnArrival = (words: HTMLElement | null) => words?.focus({ preventScroll: true });

interface PlanQuestionProps {
  actionId: string;
  userId: string | undefined;
  today: Day;
  /** The next thing, which comes after the answer. */
  children: Elements;
}

/** In today's strip: the question of a plan whose day has come, in the place of the next thing. */
export function PlanQuestion({ actionId, userId, today, children }: PlanQuestionProps) {
  const action = actionOf(actionId);
  const [words, setWords] = useState("");
  if (!action) return children;
  return (
    <div className="desk:max-w-md grid min-w-0 shrink-0 gap-3 leading-tight">
      <div>
        <p className="font-display text-lg font-semibold">{action.title}</p>
        {words && (
          <p ref={focusOnArrival} tabIndex={-1} className="outline-none">
            {words}
          </p>
        )}
      </div>
      {words ? children : <PlanAsk action={action} userId={userId} today={today} onAnswered={setWords} />}
    </div>
  );
}
