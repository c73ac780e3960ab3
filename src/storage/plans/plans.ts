/** The plans of each user, and of the visitors of this browser. Nothing of them is sent. */
import * as v from "valibot";
import { isDay } from "@/domain/calendar";
import { MAX_PENCE } from "@/domain/money";
import { MAX_PLANS, planDone, type Plan, type PlanAnswer } from "@/domain/plans/plans";
import { becomeKnown } from "@/storage/becomeKnown";
import { hang } from "@/storage/deeds/string";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const Day = v.pipe(v.string(), v.check(isDay));
const Number = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PENCE)));
const Plans = v.pipe(
  v.array(
    v.object({
      action: v.pipe(v.string(), v.maxLength(60)),
      made: Day,
      day: Day,
      done: v.nullable(v.object({ on: Day, number: Number })),
    }),
  ),
  v.maxLength(MAX_PLANS),
);

const NO_PLANS: readonly Plan[] = [];
const storeOf = perUser((suffix) =>
  localStore<readonly Plan[]>({ key: `4mq_plans${suffix}`, schema: Plans, empty: NO_PLANS }),
);

/** @param userId undefined for the visitors' own. */
export const plansOf = (userId: string | undefined) => storeOf(userId ? `_${userId}` : "");

/** Changes the plans and tells today's strip. */
export function changePlans(
  userId: string | undefined,
  change: (plans: readonly Plan[]) => readonly Plan[],
): void {
  plansOf(userId).update(change);
  becomeKnown();
}

/** A plan that was done hangs on the string, the same action once a day. */
export function finishPlan(userId: string | undefined, action: string, done: PlanAnswer): void {
  changePlans(userId, (plans) => planDone(plans, action, done));
  hang(userId, "plan", done.on, `${action} ${done.on}`);
}

/** Adds a visitor's plans to a user's. */
export function takePlans(userId: string): void {
  const visitors = plansOf(undefined).read();
  if (visitors.length === 0) return;
  plansOf(userId).update((plans) => [...visitors, ...plans].slice(-MAX_PLANS));
  if (plansOf(userId).isKept()) plansOf(undefined).forget();
}
