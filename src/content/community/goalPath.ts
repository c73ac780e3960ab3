import type { Pence } from "@/domain/money";

/** The amounts that a sum or a text suggests for a new goal. */
export interface SuggestedGoal {
  goal?: Pence | undefined;
  week?: Pence | undefined;
  saved?: Pence | undefined;
}

/** Where such a goal is made: an account's in the community, a visitor's on the shelf. */
export function newGoalPath(userId: string | undefined, { goal, week, saved }: SuggestedGoal): string {
  const search = Object.entries({ goal, week, saved })
    .flatMap(([name, pence]) => (pence ? `${name}=${pence}` : []))
    .join("&");
  return userId ? `/community?tab=challenges&${search}` : `/shelf?${search}#goal`;
}
