/** Community challenges and their figures (specification part 2, sections 4, 5 and 9). */
import { addDays, type Day } from "@/domain/calendar";
import { parsePounds } from "@/domain/money";
import { numberFormat } from "@/domain/numberFormat";

/** Whole hundredths: cents of a savings goal, hundredths of a day or a quest. */
export type Hundredths = number;

export const CHALLENGE_TYPES = ["savings_goal", "habit_streak", "kindness_quest"] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

export const CHALLENGE_STATUSES = ["active", "completed", "failed"] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

/** The pictures of a goal, in the order of the choice (also a check of the table). */
export const GOAL_PICTURES = [
  "bike",
  "skateboard",
  "shoes",
  "game",
  "headphones",
  "phone",
  "book",
  "music",
  "pet",
  "trip",
  "gift",
  "star",
] as const;
export type GoalPicture = (typeof GOAL_PICTURES)[number];
export const GOAL_TITLE_MAX_CHARACTERS = 60;

/** A goal's name and picture, seen by its owner alone. Either may be missing. */
export interface GoalName {
  title: string | null;
  picture: GoalPicture | null;
}

/** Specification part 2, section 9: the default end is 30 days from creation. */
const DEFAULT_DAYS = 30;
export const goalEnd = (today: Day): Day => addDays(today, DEFAULT_DAYS);

/** A typed goal: greater than 0, up to 9,999,999.99. */
export const readGoal = (text: string): Hundredths | undefined => parsePounds(text) || undefined;

/** A typed new total: 0 or more, up to 9,999,999.99. */
export const readTotal = (text: string): Hundredths | undefined => parsePounds(text);

const plain = numberFormat("en-US", { maximumFractionDigits: 2 });
const withCents = numberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,250" or "20.5", for days and quests. */
export const formatAmount = (amount: Hundredths): string => plain(amount / 100);

/** "$50", "$20.50": community cards count in dollars (specification part 2, section 9). */
export const formatDollars = (cents: Hundredths): string =>
  `$${(cents % 100 ? withCents : plain)(cents / 100)}`;
