/** The savings goal of this browser's visitors. Nothing of it is sent, unless somebody who joins ticks it. */
import * as v from "valibot";
import { isDay } from "@/domain/calendar";
import { GOAL_PICTURES } from "@/domain/community/communityChallenges";
import type { VisitorGoal } from "@/domain/community/visitorGoal";
import { MAX_PENCE } from "@/domain/money";
import { becomeKnown } from "@/storage/becomeKnown";
import { localStore } from "@/storage/localStore";
import { GOAL_KEY } from "@/storage/sharedKeys";

const pence = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MAX_PENCE));
const Goal = v.object({
  // Longer than the table takes: what is to become of a name is decided when it is sent.
  title: v.nullable(v.pipe(v.string(), v.maxLength(500))),
  picture: v.nullable(v.picklist(GOAL_PICTURES)),
  price: pence(1),
  week: pence(1),
  saved: pence(0),
  put: v.nullable(v.object({ on: v.pipe(v.string(), v.check(isDay)), pence: pence(0) })),
});

/** Null without a goal. */
export const visitorGoal = localStore<VisitorGoal | null>({
  key: GOAL_KEY,
  schema: v.nullable(Goal),
  empty: null,
});

/** Keeps the goal and tells today's strip. */
export function keepGoal(change: (goal: VisitorGoal | null) => VisitorGoal | null): void {
  visitorGoal.update(change);
  becomeKnown();
}

export function forgetGoal(): void {
  visitorGoal.forget();
  becomeKnown();
}
