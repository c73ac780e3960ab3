/**
 * Cases that the database must answer (tests/database/kpi.test.ts). Days are counted from today (0;
 * -1 is yesterday), because the database accepts no day other than its own and the two next to it.
 */
import type { EntryType } from "@/domain/journal/journal";
import type { Assessment } from "./scorecard";

interface Goal {
  status: "active" | "completed" | "failed";
  isPutAway: boolean;
}

/**
 * An entry of the current week is counted from that week's Monday, because the number of days ago
 * depends on the weekday.
 */
type CaseEntry = [when: { ago: number } | { fromMonday: number }, type: EntryType, pounds: number];

export interface ScorecardCase {
  name: string;
  entries: CaseEntry[];
  goals?: Goal[];
  assessment?: Assessment;
  /** Figures worked out by hand; money in pounds. Without a row the user sees the sample. */
  expected: Partial<{
    earningScore: number;
    spendingScore: number;
    savingsRate: number;
    weeklyEarnings: number;
    weeklySpending: number;
    streakDays: number;
    goalsCompleted: number;
    totalGoals: number;
  }>;
}

const ago = (days: number) => ({ ago: days });
const fromMonday = (days: number) => ({ fromMonday: days });
const chores = (...days: number[]): CaseEntry[] => days.map((day) => [ago(day), "E", 1]);
const daysFrom = (last: number, length: number) => Array.from({ length }, (_, day) => last + day);
const goal = (status: Goal["status"], isPutAway = false): Goal => ({ status, isPutAway });

export const SCORECARD_CASES: ScorecardCase[] = [
  {
    name: "one entry: its figures, and scores of 50",
    entries: [[ago(0), "E", 4.5]],
    expected: {
      earningScore: 50,
      spendingScore: 50,
      savingsRate: 0,
      weeklyEarnings: 4.5,
      weeklySpending: 0,
      streakDays: 1,
      goalsCompleted: 0,
      totalGoals: 0,
    },
  },

  // The savings rate.
  {
    name: "the savings rate covers 28 days, today and the 28th included",
    entries: [
      [ago(0), "E", 10],
      [ago(27), "E", 30],
      [ago(28), "E", 1000],
      [ago(27), "S", 10],
      [ago(28), "S", 1000],
    ],
    expected: { savingsRate: 25 },
  },
  {
    name: "what is entered for a later day is not among the last 28",
    entries: [
      [ago(0), "E", 10],
      [ago(0), "S", 1],
      [ago(-1), "S", 5],
      [ago(-1), "E", 40],
    ],
    expected: { savingsRate: 10 },
  },
  {
    name: "nothing earned: the savings rate is 0",
    entries: [[ago(1), "S", 10]],
    expected: { savingsRate: 0 },
  },
  {
    name: "two decimals, a third",
    entries: [
      [ago(3), "E", 3],
      [ago(2), "S", 1],
    ],
    expected: { savingsRate: 33.33 },
  },
  {
    name: "a half that binary fractions fall short of rounds up: 1.005 is 1.01",
    entries: [
      [ago(3), "E", 200],
      [ago(3), "S", 2.01],
    ],
    expected: { savingsRate: 1.01 },
  },
  {
    name: "more saved than earned is more than 100",
    entries: [
      [ago(0), "E", 3],
      [ago(0), "S", 10],
    ],
    expected: { savingsRate: 333.33 },
  },

  // The week.
  {
    name: "the week is Monday to Sunday, both included, later days too",
    entries: [
      [fromMonday(-1), "E", 1],
      [fromMonday(0), "E", 2],
      [fromMonday(6), "E", 4],
      [fromMonday(7), "E", 8],
      [fromMonday(-1), "P", 0.1],
      [fromMonday(0), "P", 0.2],
      [fromMonday(6), "P", 0.4],
      [fromMonday(7), "P", 0.8],
    ],
    expected: { weeklyEarnings: 6, weeklySpending: 0.6 },
  },
  {
    name: "saving is neither earned nor spent",
    entries: [[fromMonday(2), "S", 5]],
    expected: { weeklyEarnings: 0, weeklySpending: 0 },
  },
  {
    name: "10p and 20p are 30p",
    entries: [
      [fromMonday(0), "E", 0.1],
      [fromMonday(1), "E", 0.2],
    ],
    expected: { weeklyEarnings: 0.3 },
  },
  {
    name: "the largest amounts",
    entries: [
      [fromMonday(0), "E", 9_999_999.99],
      [fromMonday(0), "E", 9_999_999.99],
      [fromMonday(0), "P", 9_999_999.99],
    ],
    expected: { weeklyEarnings: 19_999_999.98, weeklySpending: 9_999_999.99 },
  },

  // The streak.
  {
    name: "three days ending today are a streak of 3",
    entries: chores(0, 1, 2),
    expected: { streakDays: 3 },
  },
  { name: "a streak that ended yesterday stands", entries: chores(1, 2), expected: { streakDays: 2 } },
  { name: "one that ended the day before has gone", entries: chores(2, 3, 4), expected: { streakDays: 0 } },
  { name: "a day left out begins anew", entries: chores(0, 1, 3, 4, 5), expected: { streakDays: 2 } },
  { name: "several entries a day are one day", entries: chores(0, 0, 1, 1, 1), expected: { streakDays: 2 } },
  { name: "tomorrow's entry adds nothing", entries: chores(-1, 0, 1), expected: { streakDays: 2 } },
  { name: "tomorrow's entry alone is no streak", entries: chores(-1), expected: { streakDays: 0 } },
  {
    name: "a streak may be longer than the days of the savings rate",
    entries: chores(...daysFrom(0, 95)),
    expected: { streakDays: 95 },
  },
  // Streak lengths around the 28 days that the database reads at once.
  ...[0, 1].flatMap((last) =>
    [26, 27, 28, 29].map((length) => ({
      name: `${length} days ending ${last ? "yesterday" : "today"}, after a day left out, are a streak of ${length}`,
      entries: chores(...daysFrom(last, length), last + length + 1, last + length + 2),
      expected: { streakDays: length },
    })),
  ),
  {
    name: "every kind of entry keeps a streak",
    entries: [
      [ago(0), "P", 0],
      [ago(1), "S", 1],
      [ago(2), "E", 1],
    ],
    expected: { streakDays: 3 },
  },

  // Goals.
  {
    name: "goals completed, of all",
    entries: chores(0),
    goals: [goal("active"), goal("completed"), goal("failed")],
    expected: { goalsCompleted: 1, totalGoals: 3 },
  },
  {
    name: "a completed goal that was archived still counts; others that were archived do not",
    entries: chores(0),
    goals: [goal("completed", true), goal("active", true), goal("failed", true), goal("active")],
    expected: { goalsCompleted: 1, totalGoals: 2 },
  },
  {
    name: "a goal without any entry",
    entries: [],
    goals: [goal("active")],
    expected: { goalsCompleted: 0, totalGoals: 1, streakDays: 0, weeklyEarnings: 0 },
  },

  // The assessment.
  {
    name: "the scores are those of the assessment",
    entries: chores(0),
    assessment: { earningScore: 82, spendingScore: 0 },
    expected: { earningScore: 82, spendingScore: 0 },
  },
  {
    name: "an assessment without any entry",
    entries: [],
    assessment: { earningScore: 100, spendingScore: 42 },
    expected: { earningScore: 100, spendingScore: 42, savingsRate: 0, totalGoals: 0 },
  },
];
