/** The entries of a user in the 90 days of a challenge: the database's own count and sums. */
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Span } from "@/domain/calendar";
import { getTables } from "@/backend/tables";
import { journalKey } from "./entryRows";
import { toStats } from "./journalStats";

const toCount = v.parser(v.number());

export const challengeTotalsQuery = (userId: string, days: Span) =>
  queryOptions({
    queryKey: [...journalKey(userId), "challenge", days.first],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const [stats, entries] = await Promise.all([
        client
          .rpc("calculate_weekly_stats_ksp", {
            p_user_id: userId,
            p_week_start: days.first,
            p_week_end: days.last,
          })
          .abortSignal(signal)
          .throwOnError(),
        client
          .from("journal_entries")
          .select("id", { count: "exact", head: true })
          .eq("user_id", userId)
          .gte("entry_date", days.first)
          .lte("entry_date", days.last)
          .abortSignal(signal)
          .throwOnError(),
      ]);
      return { stats: stats.data, count: entries.count };
    },
    select: ({ stats, count }) => ({ ...toStats(stats), count: toCount(count) }),
  });
