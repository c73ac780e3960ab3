import { useEffect, useRef, useState } from "react";
import type { Action } from "@/content/plans/actions";
import { DO_IT_NOW } from "@/content/plans/doItNow";
import { weekdayName, type Day } from "@/domain/calendar";
import { isAsked, plansDone, type Plan } from "@/domain/plans/plans";
import { finishPlan, plansOf } from "@/storage/plans/plans";
import { Button } from "@/ui/controls/Button";
import { numberInWords, PlanAsk } from "./PlanAsk";
import { PlanHelp, type HabitState } from "./PlanHelp";

interface OwnPlanProps {
  plan: Plan;
  action: Action;
  userId: string | undefined;
  today: Day;
  habit: HabitState;
  onMakeHabit: () => void;
  /** True after a press in this block, whose button has gone. */
  takesFocus: boolean;
  onChooseAnother: () => void;
}

/** A plan that has been made: its way into the journal, the tracker, a habit or a goal, the question, and the answer. */
export function OwnPlan({
  plan,
  action,
  userId,
  today,
  habit,
  onMakeHabit,
  takesFocus,
  onChooseAnother,
}: OwnPlanProps) {
  // The question stays until it is answered in full, although the first tap already counts.
  const [asks, setAsks] = useState(isAsked(plan, today) && plan.made !== today);
  const [isSureDone, setSureDone] = useState(false);
  const [answer, setAnswer] = useState("");
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus || answer) first.current?.focus();
  }, [takesFocus, answer]);
  const { done } = plan;
  const weekday = plan.day === today ? undefined : weekdayName(plan.day);
  const { inTime, of } = plansDone(plansOf(userId).read(), today);
  return (
    <div className="grid justify-items-start gap-3">
      <p ref={first} tabIndex={-1} className="text-xl outline-none">
        <strong>{done && !asks ? DO_IT_NOW.answer.done : `${DO_IT_NOW.plan.heading}:`}</strong>
        {done && !asks ? <br /> : " "}
        <span>{done ? action.title : `${action.title}, ${DO_IT_NOW.plan.when(weekday)}`}</span>
      </p>
      {asks ? (
        <PlanAsk
          action={action}
          userId={userId}
          today={today}
          isSureDone={isSureDone}
          onAnswered={(words) => {
            setAnswer(words);
            setAsks(false);
          }}
        />
      ) : (
        <>
          {done && done.number !== null && !answer && (
            <p>{DO_IT_NOW.answer.number(action.ask, numberInWords(action, done.number))}</p>
          )}
          <p role="status">
            {answer || (done ? DO_IT_NOW.figure(inTime, of) : DO_IT_NOW.weWillAsk(weekday, action.ask))}
          </p>
          <PlanHelp
            action={action}
            plan={plan}
            userId={userId}
            today={today}
            habit={habit}
            onMakeHabit={onMakeHabit}
          />
        </>
      )}
      <p className="text-base">
        {"habit" in action.help && userId ? DO_IT_NOW.plan.keptWithHabit : DO_IT_NOW.plan.kept}
      </p>
      {!asks && !done && (
        <Button
          onClick={() => {
            finishPlan(userId, action.id, { on: today, number: null });
            setSureDone(true);
            setAsks(true);
          }}
        >
          {DO_IT_NOW.plan.done}
        </Button>
      )}
      {!asks && (
        <Button variant="plain" onClick={onChooseAnother}>
          {done ? DO_IT_NOW.plan.another : DO_IT_NOW.plan.change}
        </Button>
      )}
    </div>
  );
}
