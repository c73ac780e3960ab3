/** The badges a user has earned (specification part 2, section 7, "Badges read"). */
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { BADGE_LEVELS, type EarnedBadge } from "@/domain/community/badges";
import { dayOf } from "@/domain/calendar";
import { badgesKey } from "./badgeClaims";
import { getTables } from "@/backend/tables";

const BadgeRow = v.pipe(
  v.object({ badge_type: v.string(), badge_level: v.picklist(BADGE_LEVELS), earned_at: v.string() }),
  v.transform((row): EarnedBadge => ({
    type: row.badge_type,
    level: row.badge_level,
    earnedOn: dayOf(new Date(row.earned_at)),
  })),
);

const toBadges = v.parser(v.array(BadgeRow));

/**
 * The latest badge comes first. One request returns up to a thousand badges, which is enough: a
 * streak badge takes a week, and the others are given by hand.
 */
export const badgesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...badgesKey(userId), "all"],
    // A moderator may have given a badge in the meantime.
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .from("badge_events")
        .select("badge_type, badge_level, earned_at")
        .eq("is_active", true)
        .eq("user_id", userId)
        .order("earned_at", { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    select: toBadges,
  });
