import { readGoal } from "@/domain/community/communityChallenges";
import type { SuggestedGoal } from "./goalPath";

/** @returns the amounts of an address of `newGoalPath` that a goal may have. */
export function readSuggestedGoal(search: URLSearchParams): SuggestedGoal {
  const read = (name: string) => {
    const pounds = Math.trunc(Number(search.get(name))) / 100;
    return pounds > 0 ? readGoal(String(pounds)) : undefined;
  };
  return { goal: read("goal"), week: read("week"), saved: read("saved") };
}
