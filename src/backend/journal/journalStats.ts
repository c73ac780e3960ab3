/**
 * The figures computed from the journal's entries (specification part 2, section 7); entries.ts
 * reads the entries themselves.
 */
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Span } from "@/domain/calendar";
import { penceOf } from "@/domain/money";
import type { KspStats } from "@/domain/journal/stats";
import { getTables } from "@/backend/tables";
import { journalKey } from "./entryRows";

const StatsRow = v.pipe(
  v.object({
    total_earning: v.number(),
    total_saving: v.number(),
    total_spending: v.number(),
    total_ks_spending: v.number(),
    se_ratio: v.number(),
    ks_ratio: v.number(),
  }),
  v.transform((row): KspStats => ({
    earning: penceOf(row.total_earning),
    saving: penceOf(row.total_saving),
    spending: penceOf(row.total_spending),
    ksSpending: penceOf(row.total_ks_spending),
    seRatio: row.se_ratio,
    ksRatio: row.ks_ratio,
  })),
);
/** "Rows returned; the first is used." */
export const toStats = v.parser(
  v.pipe(
    v.array(StatsRow),
    v.nonEmpty(),
    v.transform((rows) => rows[0]!),
  ),
);

/** @returns the rows as they came. @throws unless they are figures: nothing else may take the place of those seen last. */
function checked<Rows>(parse: (rows: Rows) => unknown, rows: Rows): Rows {
  parse(rows);
  return rows;
}

const toTrend = v.parser(v.array(StatsRow));

/** Figures of the days of `week`, Monday to Sunday. */
export const weekStatsQuery = (userId: string, week: Span) =>
  queryOptions({
    queryKey: [...journalKey(userId), "week", week.first],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .rpc("calculate_weekly_stats_ksp", {
          p_user_id: userId,
          p_week_start: week.first,
          p_week_end: week.last,
        })
        .abortSignal(signal)
        .throwOnError();
      return checked(toStats, data);
    },
    select: toStats,
  });

/** Figures of each of these consecutive weeks, all in one request. */
export const weekTrendQuery = (userId: string, weeks: readonly Span[]) =>
  queryOptions({
    queryKey: [...journalKey(userId), "trend", weeks[0]!.first],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .rpc("calculate_week_trend_ksp", {
          p_user_id: userId,
          p_first_day: weeks[0]!.first,
          p_weeks: weeks.length,
        })
        .abortSignal(signal)
        .throwOnError();
      return checked(toTrend, data);
    },
    select: toTrend,
  });

/** Figures of phase 1 to 6 of the user's active participation. */
export const phaseStatsQuery = (userId: string, phase: number) =>
  queryOptions({
    queryKey: [...journalKey(userId), "phase", phase],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .rpc("calculate_phase_stats_ksp", { p_user_id: userId, p_phase_number: phase })
        .abortSignal(signal)
        .throwOnError();
      return checked(toStats, data);
    },
    select: toStats,
  });

/** Marks the figures of the phases as outdated, because they depend on the participation. */
export const forgetPhases = (userId: string, queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [...journalKey(userId), "phase"], refetchType: "none" });

/** Asks for all figures and the list again. */
export const refreshJournal = (userId: string, queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: journalKey(userId) });
