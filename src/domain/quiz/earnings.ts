/**
 * Reward coins: the days on which they were earned, and the scoreboard built from them
 * (specification part 1, sections 3 and 9).
 */
import { addDays, monthBefore, type Day } from "@/domain/calendar";

export interface DailyEarning {
  /** The visitor's local day. */
  date: Day;
  coins: number;
  /** Id of the quiz. */
  source: string;
}

/** The shape in the browser's storage. */
export interface UserEarnings {
  totalCoins: number;
  dailyEarnings: readonly DailyEarning[];
  /** Coins of the last 7 days, including today, at the time of writing. */
  weeklyEarnings: number;
  /** Coins since the same day of last month, at the time of writing. */
  monthlyEarnings: number;
}

export const NO_EARNINGS: UserEarnings = {
  totalCoins: 0,
  dailyEarnings: [],
  weeklyEarnings: 0,
  monthlyEarnings: 0,
};

const WEEK_DAYS = 7;
const COINS_PER_LEVEL = 10;
/** A streak this long makes a Week Champion. */
const CHAMPION_DAYS = 7;

export const coinsOf = (earnings: readonly DailyEarning[]): number =>
  earnings.reduce((sum, { coins }) => sum + coins, 0);

const coinsBetween = (earnings: readonly DailyEarning[], first: Day, last: Day) =>
  coinsOf(earnings.filter(({ date }) => date >= first && date <= last));

const weekCoins = (earnings: readonly DailyEarning[], today: Day) =>
  coinsBetween(earnings, addDays(today, 1 - WEEK_DAYS), today);

const monthCoins = (earnings: readonly DailyEarning[], today: Day) =>
  coinsBetween(earnings, monthBefore(today), today);

export function addCoins(earnings: UserEarnings, earned: DailyEarning): UserEarnings {
  const dailyEarnings = [...earnings.dailyEarnings, earned];
  return {
    totalCoins: earnings.totalCoins + earned.coins,
    dailyEarnings,
    weeklyEarnings: weekCoins(dailyEarnings, earned.date),
    monthlyEarnings: monthCoins(dailyEarnings, earned.date),
  };
}

/** The coins of two players together, by day. @param most no total can be larger. */
export function joinEarnings(one: UserEarnings, other: UserEarnings, today: Day, most: number): UserEarnings {
  const dailyEarnings = [...one.dailyEarnings, ...other.dailyEarnings].toSorted((a, b) =>
    a.date === b.date ? 0 : a.date < b.date ? -1 : 1,
  );
  return {
    totalCoins: Math.min(one.totalCoins + other.totalCoins, most),
    dailyEarnings,
    weeklyEarnings: weekCoins(dailyEarnings, today),
    monthlyEarnings: monthCoins(dailyEarnings, today),
  };
}

/**
 * Consecutive days ending today on which at least one coin was earned. Days after today, left by a
 * clock that was wrong, do not count.
 */
export function streakDays(earnings: readonly DailyEarning[], today: Day): number {
  const days = new Set(earnings.filter(({ coins }) => coins > 0).map(({ date }) => date));
  let streak = 0;
  while (days.has(addDays(today, -streak))) streak += 1;
  return streak;
}

interface Scoreboard {
  total: number;
  today: number;
  week: number;
  month: number;
  streak: number;
  weekChampion: boolean;
  /** The next multiple of 10 above the total. */
  nextLevel: number;
  /** Progress towards the next level, in percent. */
  progress: number;
}

export function scoreboardOf({ totalCoins, dailyEarnings }: UserEarnings, today: Day): Scoreboard {
  const streak = streakDays(dailyEarnings, today);
  return {
    total: totalCoins,
    today: coinsBetween(dailyEarnings, today, today),
    week: weekCoins(dailyEarnings, today),
    month: monthCoins(dailyEarnings, today),
    streak,
    weekChampion: streak >= CHAMPION_DAYS,
    nextLevel: (Math.floor(totalCoins / COINS_PER_LEVEL) + 1) * COINS_PER_LEVEL,
    progress: (totalCoins % COINS_PER_LEVEL) * (100 / COINS_PER_LEVEL),
  };
}
