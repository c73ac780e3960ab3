import { useState, type ReactNode } from "react";
import { actionOf } from "@/content/actions";
import { DO_IT_NOW } from "@/content/doItNow";
import type { Day } from "@/domain/calendar";
import { PlanAsk } from "./PlanAsk";

interface PlanQuestionProps {
  actionId: string;
  userId: string | undefined;
  today: Day;
  /** The next thing, which comes after the answer. */
  children: ReactNode;
}

/** In today's strip: the question of a plan whose day has come, in the place of the next thing. */
export function PlanQuestion({ actionId, userId, today, children }: PlanQuestionProps) {
  const action = actionOf(actionId);
  const [words, setWords] = useState("");
  if (!action) return children;
  return (
    <>
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-display text-lg font-semibold">{action.title}</p>
        <p role="status">{words || DO_IT_NOW.asks.did}</p>
      </div>
      {words ? children : <PlanAsk action={action} userId={userId} today={today} onAnswered={setWords} />}
    </>
  );
}
