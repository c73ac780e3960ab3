/** Badges as the shelf shows them (specification part 2, sections 2, 3 and 9). */
import type { Day } from "@/domain/calendar";

export const BADGE_LEVELS = ["bronze", "silver", "gold", "legend"] as const;
export type BadgeLevel = (typeof BADGE_LEVELS)[number];

export interface EarnedBadge {
  type: string;
  level: BadgeLevel;
  earnedOn: Day;
}

/** A badge as its owner sees it: shown once, however often it was earned. */
export interface BadgeSlot {
  type: string;
  level: BadgeLevel;
  /** The day on which it was last earned. */
  earnedOn: Day;
  times: number;
}

export interface Shelf {
  /** The first word of the badge types on this shelf, such as "streak". */
  group: string;
  badges: BadgeSlot[];
}

/** The known shelves, in order; other shelves follow alphabetically. */
const GROUPS = ["streak", "super", "savings", "kindness", "gig", "mentor", "peer"];
const rankOf = (group: string) => GROUPS.indexOf(group) + 1 || GROUPS.length + 1;

export const groupOf = (type: string): string => type.split("_")[0]!;

/** Returns "Streak Champ" for streak_champ. */
export const badgeName = (type: string): string =>
  type
    .split("_")
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");

const levelRank = ({ level }: BadgeSlot) => BADGE_LEVELS.indexOf(level);

/** Sorts the earned badges into shelves, with the lowest level first on each. @param earned the latest first. */
export function shelvesOf(earned: readonly EarnedBadge[]): Shelf[] {
  const badges = new Map<string, BadgeSlot>();
  for (const { type, level, earnedOn } of earned) {
    const known = badges.get(`${type} ${level}`);
    if (known) known.times += 1;
    else badges.set(`${type} ${level}`, { type, level, earnedOn, times: 1 });
  }
  const shelves = new Map<string, BadgeSlot[]>();
  for (const badge of badges.values()) {
    const group = groupOf(badge.type);
    shelves.set(group, [...(shelves.get(group) ?? []), badge]);
  }
  return [...shelves]
    .map(([group, onIt]) => ({
      group,
      badges: onIt.toSorted((a, b) => levelRank(a) - levelRank(b) || a.type.localeCompare(b.type)),
    }))
    .toSorted((a, b) => rankOf(a.group) - rankOf(b.group) || a.group.localeCompare(b.group));
}
