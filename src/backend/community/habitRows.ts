/** The rows of habit_streaks (specification part 2, section 3). */
import * as v from "valibot";
import type { Streak } from "@/domain/community/habits";
import type { Need } from "@/domain/community/needs";
import { ListedNeed } from "./judgement";

export interface Habit extends Streak {
  id: string;
  name: string;
  /** Only an active habit is logged. */
  isActive: boolean;
  /** The need in its name. */
  need: Need | null;
}

export const HabitRow = v.pipe(
  v.object({
    id: v.string(),
    habit_name: v.string(),
    current_streak: v.number(),
    best_streak: v.number(),
    last_logged_date: v.nullable(v.string()),
    status: v.string(),
    needs_help: v.optional(ListedNeed, null),
  }),
  v.transform((row): Habit => ({
    id: row.id,
    name: row.habit_name,
    current: row.current_streak,
    best: row.best_streak,
    lastLogged: row.last_logged_date,
    isActive: row.status === "active",
    need: row.needs_help,
  })),
);
export const HABIT_COLUMNS =
  "id, habit_name, current_streak, best_streak, last_logged_date, status, needs_help";

/** The query key of everything that changes with a habit. */
export const habitsKey = (userId: string) => ["habits", userId] as const;
