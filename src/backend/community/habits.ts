/** Habits and the badges that their streaks earn (specification part 2, section 7). */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { streakDays, streakStart, type StreakBadge } from "@/domain/community/habits";
import { badgesKey, claimStreakBadge } from "./badgeClaims";
import { getTables } from "@/backend/tables";
import { throwIfRefused } from "@/backend/dailyCap";
import { RESENT_WHILE_BUSY } from "@/backend/judgingLimits";
import { insertOnce } from "@/backend/insertOnce";
import { NAMED_COLUMNS, needIn } from "./judgement";
import { archiveMutation } from "./archive";
import { HABIT_COLUMNS, HabitRow, habitsKey, type Habit } from "./habitRows";
import { refetch } from "@/backend/refetch";

const toHabits = v.parser(v.array(HabitRow));

/** The user's habits, in the order in which they were taken up. */
export const habitsQuery = (userId: string) =>
  queryOptions({
    queryKey: habitsKey(userId),
    // Another tab may have logged a habit before the visitor returns to this one.
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .from("habit_streaks")
        .select(HABIT_COLUMNS)
        .eq("user_id", userId)
        .eq("is_deleted", false)
        .order("created_at")
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    select: toHabits,
    meta: { factsOf: (data) => ({ habitDays: [...new Set(toHabits(data).flatMap(streakDays))] }) },
  });

/** Reads the habits again even after a failure, because the request may have arrived although its answer was lost. */
const refresh = (userId: string, queryClient: QueryClient) => refetch(queryClient, habitsKey(userId));

/**
 * @returns the need for which the child is offered help, if the name tells of any.
 * @throws DailyCapError, or any other error.
 */
export const createHabitMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...habitsKey(userId), "create"],
    mutationFn: async (name: string) => {
      const values = { user_id: userId, habit_name: name };
      const known = queryClient.getQueryData(habitsQuery(userId).queryKey);
      const answer = await insertOnce({ table: "habit_streaks", values, known }, (client) =>
        client.from("habit_streaks").insert(values).select(NAMED_COLUMNS),
      );
      throwIfRefused(answer);
      return needIn(answer.row);
    },
    ...RESENT_WHILE_BUSY,
    // The refresh is not awaited, because the form is free again once the habit is stored, and the
    // next text typed there must not be taken for this habit.
    onSettled: () => void refresh(userId, queryClient),
  });

export const archiveHabitMutation = (userId: string, id: string, queryClient: QueryClient) =>
  archiveMutation("habit_streaks", id, habitsKey(userId), queryClient);

/** Checks if the streak of `habit` already has its badge. */
export const hasBadgeQuery = (userId: string, habit: Habit, badge: StreakBadge) =>
  queryOptions({
    queryKey: [...badgesKey(userId), "of streak", habit.id, streakStart(habit), badge.type],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .from("badge_events")
        .select("id")
        .eq("user_id", userId)
        .eq("habit_id", habit.id)
        .eq("badge_type", badge.type)
        .eq("run_started_on", streakStart(habit) ?? "")
        .abortSignal(signal)
        .throwOnError();
      return v.parse(v.array(v.object({ id: v.string() })), data).length > 0;
    },
  });

export const claimBadgeMutation = (
  userId: string,
  habit: Habit,
  badge: StreakBadge,
  queryClient: QueryClient,
) =>
  mutationOptions({
    mutationKey: [...badgesKey(userId), "claim", habit.id, badge.type],
    mutationFn: () => claimStreakBadge(userId, badge),
    onSettled: () => refetch(queryClient, badgesKey(userId)),
  });
