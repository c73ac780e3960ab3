/** Plans made after reading: one small action, a day for it, and a number to come back with. They never leave the browser. */
import { addDays, daysBetween, weekOf, type Day } from "@/domain/calendar";

export interface PlanAnswer {
  on: Day;
  /** In pence or in things, as the action asks for it; null if none was given. */
  number: number | null;
}

export interface Plan {
  /** The id of the action. */
  action: string;
  made: Day;
  /** The day on which the question is asked. */
  day: Day;
  /** Null until it has been done. */
  done: PlanAnswer | null;
}

export const MAX_PLANS = 60;
/** The figure counts what was done within a week. */
const WEEK_DAYS = 7;
/** A plan that nobody answers is asked about for a fortnight, and then rests. */
const ASK_FOR_DAYS = 14;
const MIN_DAYS_ON_OFFER = 3;

/** The days on offer: today and the rest of this week, and at its end at least three. */
export function daysOnOffer(today: Day): Day[] {
  const count = Math.max(MIN_DAYS_ON_OFFER, daysBetween(today, weekOf(today).last) + 1);
  return Array.from({ length: count }, (_, nth) => addDays(today, nth));
}

/** No plan is made for a day further ahead, so that day is from a clock that was wrong, and is asked about now. */
const isFarAhead = ({ day }: Plan, today: Day): boolean => daysBetween(today, day) > WEEK_DAYS;

export const isAsked = (plan: Plan, today: Day): boolean =>
  !plan.done &&
  (isFarAhead(plan, today) || (plan.day <= today && daysBetween(plan.day, today) < ASK_FOR_DAYS));

/** The plan to ask about: the oldest that is due. */
export const duePlan = (plans: readonly Plan[], today: Day): Plan | undefined =>
  plans.filter((plan) => isAsked(plan, today)).toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];

/** The newest plan for one of these actions, done or not, unless it rests. */
export const planFor = (plans: readonly Plan[], actions: readonly string[], today: Day): Plan | undefined =>
  plans.findLast(
    (plan) => actions.includes(plan.action) && (plan.done || plan.day > today || isAsked(plan, today)),
  );

/** A new plan for the same action takes the place of one that is not done. */
export const withPlan = (plans: readonly Plan[], plan: Plan): Plan[] =>
  [...withoutPlan(plans, plan.action), plan].slice(-MAX_PLANS);

/** Without the plan for an action that is not done. */
export const withoutPlan = (plans: readonly Plan[], action: string): Plan[] =>
  plans.filter((plan) => plan.done || plan.action !== action);

const changeNewest = (plans: readonly Plan[], action: string, changes: Partial<Plan>): Plan[] => {
  const newest = plans.findLastIndex((plan) => plan.action === action);
  return plans.map((plan, at) => (at === newest ? { ...plan, ...changes } : plan));
};

/** The answer may come in two steps: that it was done, and then the number. */
export const planDone = (plans: readonly Plan[], action: string, done: PlanAnswer): Plan[] =>
  changeNewest(plans, action, { done });

export const planMoved = (plans: readonly Plan[], action: string, day: Day): Plan[] =>
  changeNewest(plans, action, { day });

/** How many plans were done within seven days, out of those that are done or older than that. */
export function plansDone(plans: readonly Plan[], today: Day): { inTime: number; of: number } {
  const over = plans.filter(({ made, done }) => done ?? daysBetween(made, today) > WEEK_DAYS);
  const inTime = over.filter(({ made, done }) => done && daysBetween(made, done.on) <= WEEK_DAYS);
  return { inTime: inTime.length, of: over.length };
}
