import { describe, expect, it } from "vitest";
import { addDays } from "@/domain/calendar";
import {
  addCoins,
  NO_EARNINGS,
  scoreboardOf,
  streakDays,
  type DailyEarning,
  type UserEarnings,
} from "./earnings";

const TODAY = "2026-11-21";
const on = (date: string, coins = 1): DailyEarning => ({ date, coins, source: "money-brain-battle" });
const earned = (...daily: DailyEarning[]): UserEarnings => daily.reduce(addCoins, NO_EARNINGS);
const board = (today: string, ...daily: DailyEarning[]) => scoreboardOf(earned(...daily), today);

describe("the scoreboard", () => {
  it("shows zeros before the first coin", () => {
    expect(scoreboardOf(NO_EARNINGS, TODAY)).toEqual({
      total: 0,
      today: 0,
      week: 0,
      month: 0,
      streak: 0,
      weekChampion: false,
      nextLevel: 10,
      progress: 0,
    });
  });

  it("counts today separately from yesterday", () => {
    const { today, total } = board(TODAY, on("2026-11-20"), on(TODAY), on(TODAY));
    expect([today, total]).toEqual([2, 3]);
  });

  it("counts the last seven days, including today, as the week", () => {
    expect(board(TODAY, on("2026-11-15")).week).toBe(1);
    expect(board(TODAY, on("2026-11-14")).week).toBe(0);
  });

  it.each([
    ["2026-11-21", "2026-10-21", "2026-10-20"],
    ["2026-03-31", "2026-02-28", "2026-02-27"],
    ["2028-03-30", "2028-02-29", "2028-02-28"],
    ["2026-01-15", "2025-12-15", "2025-12-14"],
  ])("starts the month of %s on %s", (today, first, before) => {
    expect(board(today, on(first)).month).toBe(1);
    expect(board(today, on(before)).month).toBe(0);
  });

  it("counts coins of future days, left by a wrong clock, only in the total", () => {
    const { total, today, week, month, streak } = board(TODAY, on("2027-01-01", 5));
    expect([total, today, week, month, streak]).toEqual([5, 0, 0, 0, 0]);
  });

  it.each([
    [0, 10, 0],
    [1, 10, 10],
    [9, 10, 90],
    [10, 20, 0],
    [27, 30, 70],
  ])("puts the next level for %d coins at %d, with %d%% done", (coins, nextLevel, progress) => {
    expect(board(TODAY, on(TODAY, coins))).toMatchObject({ nextLevel, progress });
  });
});

describe("the streak", () => {
  const days = (count: number, last = TODAY) =>
    Array.from({ length: count }, (_, index) => on(addDays(last, index + 1 - count)));

  it.each([
    [6, false],
    [7, true],
    [8, true],
  ])("makes a streak of %d days a Week Champion: %s", (count, champion) => {
    expect(board(TODAY, ...days(count))).toMatchObject({ streak: count, weekChampion: champion });
  });

  it("ends a streak today: one that ended yesterday counts as none", () => {
    expect(streakDays(days(5, "2026-11-20"), TODAY)).toBe(0);
  });

  it("breaks the streak at a day without a coin, missing or zero", () => {
    expect(streakDays([on("2026-11-18"), on("2026-11-20"), on(TODAY)], TODAY)).toBe(2);
    expect(streakDays([on("2026-11-19"), on("2026-11-20", 0), on(TODAY)], TODAY)).toBe(1);
  });

  it.each(["2026-03-29", "2026-10-25", "2026-03-01", "2028-03-01", "2027-01-01"])(
    "continues a streak over the clock change, the leap day and the year's end: until %s",
    (last) => {
      expect(streakDays(days(3, last), last)).toBe(3);
    },
  );

  it("never counts more days than exist, whatever the clock said", () => {
    const jumbled = [on("2030-01-01"), on(TODAY), on("1999-12-31"), on(TODAY)];
    expect(streakDays(jumbled, TODAY)).toBe(1);
    expect(streakDays(jumbled, "1999-12-31")).toBe(1);
  });
});

describe("what is written down", () => {
  it("records the total, the day, and the sums of that day's week and month", () => {
    expect(earned(on("2026-10-20"), on("2026-11-01"), on("2026-11-20"), on(TODAY))).toEqual({
      totalCoins: 4,
      dailyEarnings: [on("2026-10-20"), on("2026-11-01"), on("2026-11-20"), on(TODAY)],
      weeklyEarnings: 2,
      monthlyEarnings: 3,
    });
  });

  it("is correct after any sequence of passes, compared with a simple list", () => {
    let seed = 11;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 200; round++) {
      let earnings = NO_EARNINGS;
      const model: [day: string, coins: number][] = [];
      let day = addDays("2026-01-01", random(700));
      for (let pass = 0; pass < 30; pass++) {
        day = addDays(day, [0, 0, 1, 1, 1, 2, 9, -3][random(8)]!);
        const coins = 1 + random(3);
        earnings = addCoins(earnings, on(day, coins));
        model.push([day, coins]);
      }
      const since = (first: string) =>
        model.filter(([at]) => at >= first && at <= day).reduce((sum, [, coins]) => sum + coins, 0);
      const result = scoreboardOf(earnings, day);
      expect(result.total).toBe(model.reduce((sum, [, coins]) => sum + coins, 0));
      expect(result.today).toBe(since(day));
      expect(result.week).toBe(since(addDays(day, -6)));
      expect(result.streak).toBeGreaterThanOrEqual(1);
      expect(result.streak).toBeLessThanOrEqual(new Set(model.map(([at]) => at)).size);
      for (let back = 0; back < result.streak; back++)
        expect(model.some(([at]) => at === addDays(day, -back))).toBe(true);
      expect(model.some(([at]) => at === addDays(day, -result.streak))).toBe(false);
    }
  });
});
