/** Claims the badges of a streak (specification part 2, section 7, "Badge award"); the database checks each claim. */
import type { StreakBadge } from "@/domain/community/habits";
import { getClient } from "@/backend/client";
import { UNIQUE_VIOLATION } from "@/backend/postgresErrors";

/** The query key of everything that changes with a badge. */
export const badgesKey = (userId: string) => ["badges", userId] as const;

/** @throws any error except that the badge was claimed before, which counts as success. */
export async function claimStreakBadge(userId: string, { type, level }: StreakBadge): Promise<void> {
  const client = await getClient();
  const { error } = await client
    .from("badge_events")
    .insert({ user_id: userId, badge_type: type, badge_level: level, source: "habit_streak" });
  if (error && error.code !== UNIQUE_VIOLATION) throw new Error(error.message, { cause: error });
}
