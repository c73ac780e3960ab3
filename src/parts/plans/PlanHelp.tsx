import { Link } from "react-router-dom";
import type { Action } from "@/content/plans/actions";
import { newGoalPath } from "@/content/community/goalPath";
import { DO_IT_NOW } from "@/content/plans/doItNow";
import type { Day } from "@/domain/calendar";
import { poundsOf } from "@/domain/money";
import type { Plan } from "@/domain/plans/plans";
import { readClock } from "@/backend/deviceClock";
import { draftOf } from "@/storage/journal/journal";
import { Button, buttonClass, LinkButton } from "@/ui/controls/Button";

/** The state of the habit that the press makes; undefined on a later visit. */
export type HabitState = "making" | "made" | "failed" | undefined;

interface PlanHelpProps {
  action: Action;
  plan: Plan;
  userId: string | undefined;
  today: Day;
  habit: HabitState;
  onMakeHabit: () => void;
}

/** The way from a plan to its habit, its row or its goal, which opens filled in. */
export function PlanHelp({ action: { help, unit }, plan, userId, today, habit, onMakeHabit }: PlanHelpProps) {
  if ("habit" in help) {
    if (!userId)
      return (
        <p>
          {DO_IT_NOW.habit.visitor}{" "}
          <Link to="/auth" className="underline">
            {DO_IT_NOW.habit.join}
          </Link>
        </p>
      );
    if (habit === "failed")
      return (
        <p key="failed" role="alert">
          {DO_IT_NOW.habit.failed}{" "}
          <Button variant="plain" onClick={onMakeHabit}>
            {DO_IT_NOW.habit.again}
          </Button>
        </p>
      );
    return (
      <>
        <p role="status">
          {habit === "making" ? DO_IT_NOW.busy : habit === "made" && DO_IT_NOW.habit.made(help.habit)}
        </p>
        <LinkButton to="/community?tab=habits" variant="quiet">
          {DO_IT_NOW.habit.open}
        </LinkButton>
      </>
    );
  }
  if ("goal" in help)
    return (
      <LinkButton to={newGoalPath(userId, help)} variant="quiet">
        {DO_IT_NOW.goal}
      </LinkButton>
    );
  const { type, detail } = help.line;
  const number = unit === "£" ? plan.done?.number : null;
  const amount = number ? String(poundsOf(number)) : "";
  if (!userId)
    return (
      <LinkButton to={`/excel-tracker?${new URLSearchParams({ type, detail, amount })}`} variant="quiet">
        {DO_IT_NOW.line.tracker}
      </LinkButton>
    );
  /** The journal opens with its draft; one that somebody has begun stays. */
  const fillIn = () => {
    const draft = draftOf(userId);
    const begun = draft.read();
    if (!begun?.amount && !begun?.detail)
      draft.write({ day: today, type, amount, detail, clock: readClock(true) });
  };
  return (
    <Link to="/challenge-dashboard?tab=journal#entry" onClick={fillIn} className={buttonClass("quiet")}>
      {DO_IT_NOW.line.journal}
    </Link>
  );
}
