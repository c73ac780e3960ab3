/** Habits and the badges that their streaks earn (specification part 2, section 7). */
import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Day } from "@/domain/calendar";
import { logDay, streakStart, type Streak, type StreakBadge } from "@/domain/community/habits";
import { badgesKey, claimStreakBadge } from "./badgeClaims";
import { getClient, getTables } from "@/backend/client";
import { throwIfRefused } from "@/backend/dailyCap";
import { insertOnce, throwUnlessDone } from "@/backend/insertOnce";
import { NAMED_COLUMNS, needIn } from "./judgement";
import { archiveMutation } from "./archive";
import { refetch } from "@/backend/refetch";

export interface Habit extends Streak {
  id: string;
  name: string;
  /** Only an active habit is logged. */
  isActive: boolean;
}

const HabitRow = v.pipe(
  v.object({
    id: v.string(),
    habit_name: v.string(),
    current_streak: v.number(),
    best_streak: v.number(),
    last_logged_date: v.nullable(v.string()),
    status: v.string(),
  }),
  v.transform((row): Habit => ({
    id: row.id,
    name: row.habit_name,
    current: row.current_streak,
    best: row.best_streak,
    lastLogged: row.last_logged_date,
    isActive: row.status === "active",
  })),
);
const toHabits = v.parser(v.array(HabitRow));
const HABIT_COLUMNS = "id, habit_name, current_streak, best_streak, last_logged_date, status";

/** The query key of everything that changes with a habit. */
const habitsKey = (userId: string) => ["habits", userId] as const;

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
    // The refresh is not awaited, because the form is free again once the habit is stored, and the
    // next text typed there must not be taken for this habit.
    onSettled: () => void refresh(userId, queryClient),
  });

/** The error codes of outdated figures: another tab or device has logged since this list was read. */
const STALE_WRITE_ERRORS = ["habit_streak", "habit_day"];

/** @returns true if the database accepted the log, false if this page's figures are outdated. */
async function sendHabitLog(id: string, { current, best, lastLogged }: Streak): Promise<boolean> {
  const client = await getClient();
  const figures = { current_streak: current, best_streak: best, last_logged_date: lastLogged };
  const answer = await client
    .from("habit_streaks")
    .update({ ...figures, updated_at: new Date().toISOString() })
    .eq("id", id)
    .select("id");
  if (answer.error && STALE_WRITE_ERRORS.includes(answer.error.code)) return false;
  await throwUnlessDone(answer, "habit_streaks", { id, ...figures, is_deleted: false });
  if (answer.data?.length === 0) throw new Error("Another tab has archived this habit");
  return true;
}

async function readHabit(id: string): Promise<Habit> {
  const client = await getClient();
  const { data } = await client
    .from("habit_streaks")
    .select(HABIT_COLUMNS)
    .eq("id", id)
    .eq("is_deleted", false)
    .single()
    .throwOnError();
  return v.parse(HabitRow, data);
}

/** Logs `today`. If this page's list is outdated, the log builds on the database's figures. */
async function logHabit(habit: Habit, today: Day): Promise<void> {
  if (await sendHabitLog(habit.id, logDay(habit, today))) return;
  const current = await readHabit(habit.id);
  const logged = logDay(current, today);
  if (logged === current || (await sendHabitLog(habit.id, logged))) return;
  throw new Error("The habit changed again while it was logged");
}

export const logHabitMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...habitsKey(userId), "log"],
    mutationFn: ({ habit, today }: { habit: Habit; today: Day }) => logHabit(habit, today),
    onSettled: () => refresh(userId, queryClient),
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
