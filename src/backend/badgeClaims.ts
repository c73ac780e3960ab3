/** Claiming the badges of a streak (specification part 2, section 7, "Badge award"); the database checks each claim. */
import type { StreakBadge } from "@/domain/habits";
import { getClient } from "./client";
import { UNIQUE_VIOLATION } from "./postgresErrors";

/** Everything that changes with a badge stands under this key. */
export const badgesKey = (userId: string) => ["badges", userId] as const;

/** @throws whatever went wrong; that it was claimed before is as good as claimed. */
export async function claimStreakBadge(userId: string, { type, level }: StreakBadge): Promise<void> {
  const client = await getClient();
  const { error } = await client
    .from("badge_events")
    .insert({ user_id: userId, badge_type: type, badge_level: level, source: "habit_streak" });
  if (error && error.code !== UNIQUE_VIOLATION) throw new Error(error.message, { cause: error });
}
