/** The figures of the KPI scorecard (specification part 2, sections 3 and 7). */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import { penceOf } from "@/domain/money";
import type { Kpi } from "@/domain/scorecard/scorecard";
import { getClient } from "@/backend/client";
import { getTables } from "@/backend/tables";
import { optionalRow } from "@/backend/optionalRow";
import { queryClient } from "@/backend/queryClient";

const KpiRow = v.pipe(
  v.object({
    earning_score: v.number(),
    spending_score: v.number(),
    savings_rate: v.number(),
    weekly_earnings: v.number(),
    weekly_spending: v.number(),
    streak_days: v.number(),
    goals_completed: v.number(),
    total_goals: v.number(),
    knowledge_points: v.number(),
  }),
  v.transform((row): Kpi => ({
    earningScore: row.earning_score,
    spendingScore: row.spending_score,
    savingsRate: row.savings_rate,
    weeklyEarnings: penceOf(row.weekly_earnings),
    weeklySpending: penceOf(row.weekly_spending),
    streakDays: row.streak_days,
    goalsCompleted: row.goals_completed,
    totalGoals: row.total_goals,
    knowledgePoints: row.knowledge_points,
  })),
);
const toKpi = v.parser(v.nullable(KpiRow));
const KPI_COLUMNS =
  "earning_score, spending_score, savings_rate, weekly_earnings, weekly_spending, streak_days, goals_completed, total_goals, knowledge_points";

/** True from an early question until the page that it is for has been opened: its answer is fresh. */
let isAskedEarly = false;

/** Asks while the page's own scripts are on their way. */
export function askForKpiEarly(userId: string, today: Day): void {
  isAskedEarly = true;
  void queryClient.prefetchQuery(kpiQuery(userId, today));
}

export const kpiIsOpen = (): void => {
  isAskedEarly = false;
};

export const kpiKey = (userId: string) => ["kpi", userId] as const;

/**
 * The user's figures as of `today`, or null if there is no row. The journal, the challenges and the
 * assessment change them, also on other devices, so each opening of the scorecard reads them again.
 */
export const kpiQuery = (userId: string, today: Day) =>
  queryOptions({
    queryKey: [...kpiKey(userId), today],
    refetchOnMount: () => isAskedEarly || "always",
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const moved = await client.rpc("refresh_my_kpi", { p_today: today }).abortSignal(signal);
      // The refresh fails if, for example, the clock is days off; the figures of the last entry then remain valid.
      if (moved.error)
        console.error("The scorecard was not brought up to date:", moved.error.code || moved.error.message);
      const answer = await client
        .from("kpi_data")
        .select(KPI_COLUMNS)
        .eq("user_id", userId)
        .abortSignal(signal)
        .maybeSingle();
      return optionalRow(answer);
    },
    select: toKpi,
  });

/** Saves the one figure that the page knows better than the database, because quizzes stay in the browser. */
export const knowledgePointsMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...kpiKey(userId), "knowledgePoints"],
    networkMode: "online",
    mutationFn: async (points: number) => {
      const client = await getClient();
      const { data } = await client
        .from("kpi_data")
        .update({ knowledge_points: points })
        .eq("user_id", userId)
        .select(KPI_COLUMNS)
        .single()
        .throwOnError();
      return data;
    },
    onSuccess: (kpi) => queryClient.setQueriesData({ queryKey: kpiKey(userId) }, kpi),
    onError: () => console.error("The knowledge points were not saved."),
  });
