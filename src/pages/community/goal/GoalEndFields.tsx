import { useState } from "react";
import { GOAL_END_TEXTS } from "@/content/community/goalEnd";
import type { Day } from "@/domain/calendar";
import { goalEnd, readGoal, type Hundredths } from "@/domain/community/communityChallenges";
import { isGoalEnd, latestGoalEnd, saturdaysFor } from "@/domain/community/savingPlan";
import { MoneyField } from "@/parts/MoneyField";
import { Field } from "@/ui/controls/Field";
import { formText } from "@/ui/controls/formText";

export type EndProblem = "week" | "end" | undefined;

/** @returns the field that cannot be sent; an empty week is fine, and so is every end within a year. */
export function endProblem(form: HTMLFormElement, today: Day): EndProblem {
  const week = formText(form, "week");
  const input = form.querySelector<HTMLInputElement>("[name=week]");
  if (input?.validity.badInput || (week && readGoal(week) === undefined)) return "week";
  return isGoalEnd(formText(form, "end"), today) ? undefined : "end";
}

interface GoalEndFieldsProps {
  today: Day;
  /** The amount that a week brings, at first. */
  week?: Hundredths | undefined;
  /** The missing amount, as far as it has been typed. */
  left: Hundredths | undefined;
  problem: EndProblem;
}

/** The last day: 30 days from now, or worked out from a week's saving, or chosen by hand. */
export function GoalEndFields({ today, week: suggested, left, problem }: GoalEndFieldsProps) {
  const [week, setWeek] = useState(suggested);
  const [chosen, setChosen] = useState<string>();
  const latest = latestGoalEnd(today);
  const asks = Boolean(left && week);
  const saturdays = left && week ? saturdaysFor(left, week, today) : undefined;
  const isTooLong = asks && (!saturdays || saturdays.last > latest);
  const workedOut = isTooLong ? latest : saturdays?.last;
  return (
    <>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-x-3 gap-y-5">
        <MoneyField
          label={GOAL_END_TEXTS.week}
          hint={GOAL_END_TEXTS.weekHint}
          name="week"
          wrong={GOAL_END_TEXTS.weekWrong}
          min="0.01"
          autoComplete="off"
          before="$"
          defaultValue={suggested && suggested / 100}
          error={problem === "week" ? GOAL_END_TEXTS.weekWrong : undefined}
          onInput={({ currentTarget }) => {
            setWeek(readGoal(currentTarget.value));
            setChosen(undefined);
          }}
        />
        <Field
          label={GOAL_END_TEXTS.end}
          hint={chosen ? undefined : workedOut ? GOAL_END_TEXTS.endWorkedOut : GOAL_END_TEXTS.endHint}
          name="end"
          type="date"
          required
          min={today}
          max={latest}
          value={chosen ?? workedOut ?? goalEnd(today)}
          onChange={({ target }) => setChosen(target.value)}
          error={problem === "end" ? GOAL_END_TEXTS.endWrong(latest) : undefined}
        />
      </div>
      <p role="status" className="mt-3 font-semibold">
        {isTooLong
          ? GOAL_END_TEXTS.tooLong
          : saturdays &&
            (chosen && chosen < saturdays.last
              ? GOAL_END_TEXTS.tooSoon(saturdays)
              : GOAL_END_TEXTS.plan(saturdays))}
      </p>
    </>
  );
}
