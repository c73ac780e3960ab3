/** The savings goal of somebody without an account. It is kept in the browser, and becomes a challenge only if they join and tick it. */
import type { Day } from "@/domain/calendar";
import type { Pence } from "@/domain/money";
import { goalEnd, type GoalName } from "./communityChallenges";
import { latestGoalEnd, saturdayFrom, saturdaysFor, type Saturdays } from "./savingPlan";

export interface VisitorGoal extends GoalName {
  price: Pence;
  /** The coin of a week. */
  week: Pence;
  saved: Pence;
  /** The newest coin, which can be taken out again. */
  put: { on: Day; pence: Pence } | null;
}

export const missing = ({ price, saved }: VisitorGoal): Pence => Math.max(0, price - saved);

export const saturdaysOf = (goal: VisitorGoal, today: Day): Saturdays | undefined =>
  saturdaysFor(missing(goal), goal.week, today, goal.put?.on);

/** The week's coin; the last one is only what is missing. A second press in one week puts in nothing. */
export function withCoin(goal: VisitorGoal, today: Day): VisitorGoal {
  if (!isCoinDue(goal, today)) return goal;
  const pence = Math.min(goal.week, missing(goal));
  return { ...goal, saved: goal.saved + pence, put: { on: today, pence } };
}

export const withoutCoin = (goal: VisitorGoal): VisitorGoal =>
  goal.put ? { ...goal, saved: Math.max(0, goal.saved - goal.put.pence), put: null } : goal;

/** False once this Saturday's coin is in, or the jar is full. */
export const isCoinDue = (goal: VisitorGoal, today: Day): boolean =>
  missing(goal) > 0 && (!goal.put || saturdayFrom(goal.put.on) < saturdayFrom(today));

/** The goal as it is joined, with an end within a year. It is figure for figure the same: there is no conversion. */
export function goalToTake(goal: VisitorGoal, replaces: string | undefined, today: Day) {
  const { title, picture, price, saved } = goal;
  const last = saturdaysOf(goal, today)?.last ?? (missing(goal) > 0 ? latestGoalEnd(today) : goalEnd(today));
  const end = last < latestGoalEnd(today) ? last : latestGoalEnd(today);
  return { title, picture, target: price, saved, end, replaces };
}
