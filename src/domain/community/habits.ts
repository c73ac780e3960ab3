/** Habits and their streaks (specification part 2, sections 4 and 9). A log belongs to the child's own calendar day. */
import { addDays, type Day } from "@/domain/calendar";

/** Consecutive days up to the last logged day. */
export interface Streak {
  current: number;
  best: number;
  lastLogged: Day | null;
}

/** A habit that its owner has logged on their own day. */
export interface HabitLog {
  habitId: string;
  /** The habit's name, for the sentences about a log that waits. */
  name: string;
  day: Day;
}

/** The badges, each for a streak of exactly that many days. */
export const STREAK_BADGES = [
  { days: 7, type: "streak_champ", level: "bronze" },
  { days: 30, type: "streak_master", level: "silver" },
  { days: 90, type: "streak_legend", level: "gold" },
] as const;
export type StreakBadge = (typeof STREAK_BADGES)[number];

/**
 * Returns true if today has been logged. After a journey westwards, the last logged day may still
 * be to come; that counts as well.
 */
const isFinished = ({ lastLogged }: Streak, today: Day): boolean =>
  lastLogged !== null && lastLogged >= today;
const continuesStreak = ({ lastLogged }: Streak, today: Day): boolean => lastLogged === addDays(today, -1);

/** The furthest places of a journey: their calendars differ by two days for an hour (UTC+14 and UTC-11). */
const LONGEST_JOURNEY_DAYS = 2;

/** Returns true if the last log bears a day so late that no journey explains it: then this device's date is wrong. */
export const isOutOfStep = ({ lastLogged }: Streak, today: Day): boolean =>
  lastLogged !== null && lastLogged > addDays(today, LONGEST_JOURNEY_DAYS);

/** Returns the streak with `today` in it, or the same streak if `today` is in it already. */
export function logDay(streak: Streak, today: Day): Streak {
  if (isFinished(streak, today)) return streak;
  const current = continuesStreak(streak, today) ? streak.current + 1 : 1;
  return { current, best: Math.max(streak.best, current), lastLogged: today };
}

export type StreakState =
  /** Never logged. */
  | "new"
  /** The habit was logged today. */
  | "done"
  /** The habit was logged yesterday: a log today adds one day. */
  | "running"
  /** One or more days are missing: the next log starts a new streak. */
  | "resting";

export function streakState(streak: Streak, today: Day): StreakState {
  if (streak.lastLogged === null) return "new";
  if (isFinished(streak, today)) return "done";
  return continuesStreak(streak, today) ? "running" : "resting";
}

/** Days in a row as of today; a resting streak counts as 0. */
export const currentDays = (streak: Streak, today: Day): number =>
  streakState(streak, today) === "resting" ? 0 : streak.current;

interface StreakDay {
  day: Day;
  /**
   * False for a day before this streak: earlier streaks are no longer known. True for today once it
   * is finished, even if the log bears a later day.
   */
  inStreak: boolean;
}

/** The first day of the streak. */
export const streakStart = ({ current, lastLogged }: Streak): Day | null =>
  lastLogged && addDays(lastLogged, 1 - current);

/** The days of the streak, which its row proves. */
export function streakDays(streak: Streak): Day[] {
  const start = streakStart(streak);
  return start === null ? [] : Array.from({ length: streak.current }, (_, nth) => addDays(start, nth));
}

/** Returns true if the streak began after the day, which can then no longer be logged. */
export function hasPassed(streak: Streak, day: Day): boolean {
  const start = streakStart(streak);
  return start !== null && day < start;
}

/** The `count` days up to today, each marked if it belongs to the streak. */
export function lastDays(streak: Streak, today: Day, count = 7): StreakDay[] {
  const { lastLogged } = streak;
  const start = streakStart(streak);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count);
    const isLogged = start !== null && lastLogged !== null && start <= day && day <= lastLogged;
    return { day, inStreak: isLogged || (day === today && isFinished(streak, today)) };
  });
}

/**
 * The badge that the streak has earned. The badge is due on the day the streak reaches its length
 * and also on the day after, because the first claim may have been lost.
 */
export function earnedBadge(streak: Streak, today: Day): StreakBadge | undefined {
  const standing = streakState(streak, today);
  if (standing !== "done" && standing !== "running") return undefined;
  return STREAK_BADGES.find(({ days }) => streak.current === days || streak.current === days + 1);
}
