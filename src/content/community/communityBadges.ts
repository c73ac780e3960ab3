/** Texts of the Badges tab. */
import type { BadgeLevel } from "@/domain/community/badges";
import { monthDayName, type Day } from "@/domain/calendar";

export const BADGES_TEXTS = {
  heading: "Your badges",
  loading: "Loading your badges...",
  couldNotLoad: "We could not load your badges.",
  empty: "No habit badges yet. Log a habit 7 days in a row to earn your first badge.",
  toHabits: "Go to my habits",
  shelf: (group: string) => `${group} badges`,
  earned: (day: Day, times: number) =>
    times === 1
      ? `Earned on ${monthDayName(day)}`
      : `Earned ${times} times, most recently on ${monthDayName(day)}`,
  goal: (days: number) => `${days} days in a row`,
  goalAlt: "A goal for you",
} as const;

export const LEVEL_NAMES: Record<BadgeLevel, string> = {
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
  legend: "Legend",
};
