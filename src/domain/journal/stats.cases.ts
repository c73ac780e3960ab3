/**
 * Cases that the SQL functions and the TypeScript rules must both answer. Amounts are in pounds, as
 * a person writes them.
 */
import { addDays, type Day, type Span } from "@/domain/calendar";
import type { EntryDetail, EntryType } from "./journal";

type CaseEntry = [day: Day, type: EntryType, pounds: number, detail: EntryDetail];

interface Expected {
  earning: number;
  saving: number;
  spending: number;
  ksSpending: number;
  seRatio: number;
  ksRatio: number;
}

/** A span asks for the weekly figures, a phase for those of a challenge begun on `start` (null: no participation). */
export interface StatsCase {
  name: string;
  entries: CaseEntry[];
  ask: { span: Span } | { start: Day | null; phase: number };
  /** Figures worked out by hand. */
  expected: Expected;
}

const NOTHING: Expected = { earning: 0, saving: 0, spending: 0, ksSpending: 0, seRatio: 0, ksRatio: 0 };
const WEEK: Span = { first: "2026-11-16", last: "2026-11-22" };

const chore = (day: Day, pounds: number): CaseEntry => [day, "E", pounds, "E-Chore"];

// Each amount is twice the one before, so a sum shows which of the days were counted.
const AROUND_THE_WEEK = [
  chore("2026-11-15", 1), // Sunday before
  chore("2026-11-16", 2), // Monday
  chore("2026-11-22", 4), // Sunday
  chore("2026-11-23", 8), // Monday after
];

const CHALLENGE_START = "2026-08-01";
const AROUND_THE_PHASES = [
  chore("2026-07-31", 1), // the day before the challenge
  chore("2026-08-01", 2), // day 1
  chore("2026-08-14", 4), // day 14
  chore("2026-08-15", 8), // day 15
  chore("2026-08-28", 16), // day 28
  chore("2026-10-09", 32), // day 70
  chore("2026-10-10", 64), // day 71
  chore("2026-10-23", 128), // day 84
  chore("2026-10-24", 256), // day 85
  chore("2026-10-29", 512), // day 90
];
const phaseOfTheChallenge = (name: string, phase: number, earning: number): StatsCase => ({
  name,
  entries: AROUND_THE_PHASES,
  ask: { start: CHALLENGE_START, phase },
  expected: { ...NOTHING, earning },
});

/** A pound on the Sunday of a clock change, two on the Monday after, four on the Monday before. */
const clockChange = (name: string, monday: Day, sunday: Day, mondayAfter: Day): StatsCase => ({
  name,
  entries: [chore(monday, 4), chore(sunday, 1), chore(mondayAfter, 2)],
  ask: { span: { first: monday, last: sunday } },
  expected: { ...NOTHING, earning: 5 },
});

interface WeekCase extends StatsCase {
  ask: { span: Span };
  /** Earned less saved and spent. */
  left: number;
}

type MadeUpEntry = [dayOfTheWeek: number, type: EntryType, pounds: number, detail: EntryDetail];

/** @param nth places the week: each is another one. Entries of the days around it must not count. */
function madeUpWeek(
  nth: number,
  name: string,
  entries: MadeUpEntry[],
  expected: Expected,
  left: number,
): WeekCase {
  const monday = addDays("2026-08-24", 7 * nth);
  return {
    name: `a week: ${name}`,
    entries: [
      ...entries.map(([day, ...entry]): CaseEntry => [addDays(monday, day - 1), ...entry]),
      [addDays(monday, -1), "P", 777, "P-KS Needs"],
      [addDays(monday, 7), "E", 777, "E-Others"],
    ],
    ask: { span: { first: monday, last: addDays(monday, 6) } },
    expected,
    left,
  };
}

/** Ten weeks as children may have them. My KPIs and the week sheet for grown-ups must show these figures, and the same. */
export const TEN_WEEKS: WeekCase[] = [
  madeUpWeek(
    0,
    "some of everything, and some left",
    [
      [1, "E", 5, "E-Allowance"],
      [3, "E", 3.5, "E-Chore"],
      [4, "S", 2, "S-For Goal"],
      [6, "P", 4, "P-KS Needs"],
      [7, "P", 1.2, "P-Wants"],
    ],
    { earning: 8.5, saving: 2, spending: 5.2, ksSpending: 4, seRatio: 23.53, ksRatio: 76.92 },
    1.3,
  ),
  madeUpWeek(
    1,
    "more saved and spent than came in",
    [
      [2, "E", 1.5, "E-Chore"],
      [5, "S", 2, "S-For Goal"],
      [7, "P", 2, "P-Wants"],
    ],
    { earning: 1.5, saving: 2, spending: 2, ksSpending: 0, seRatio: 133.33, ksRatio: 0 },
    -2.5,
  ),
  madeUpWeek(
    2,
    "nothing earned",
    [[3, "P", 0.65, "P-KS Needs"]],
    { earning: 0, saving: 0, spending: 0.65, ksSpending: 0.65, seRatio: 0, ksRatio: 100 },
    -0.65,
  ),
  madeUpWeek(
    3,
    "nothing spent",
    [
      [1, "E", 6, "E-Allowance"],
      [1, "S", 6, "S-Without Goal"],
    ],
    { earning: 6, saving: 6, spending: 0, ksSpending: 0, seRatio: 100, ksRatio: 0 },
    0,
  ),
  madeUpWeek(
    4,
    "nothing saved",
    [
      [6, "E", 12, "E-Others"],
      [7, "P", 3.99, "P-Non-KS Needs"],
    ],
    { earning: 12, saving: 0, spending: 3.99, ksSpending: 0, seRatio: 0, ksRatio: 0 },
    8.01,
  ),
  madeUpWeek(
    5,
    "only saved",
    [[7, "S", 3, "S-Others"]],
    { earning: 0, saving: 3, spending: 0, ksSpending: 0, seRatio: 0, ksRatio: 0 },
    -3,
  ),
  madeUpWeek(
    6,
    "all that came in went out, to the penny",
    [
      [1, "E", 0.3, "E-Chore"],
      [2, "S", 0.1, "S-For Goal"],
      [3, "P", 0.2, "P-Others"],
    ],
    { earning: 0.3, saving: 0.1, spending: 0.2, ksSpending: 0, seRatio: 33.33, ksRatio: 0 },
    0,
  ),
  madeUpWeek(
    7,
    "a penny beside much",
    [
      [1, "E", 500, "E-Others"],
      [2, "S", 0.01, "S-For Goal"],
      [3, "P", 250, "P-Wants"],
      [4, "P", 0.01, "P-KS Needs"],
    ],
    { earning: 500, saving: 0.01, spending: 250.01, ksSpending: 0.01, seRatio: 0, ksRatio: 0 },
    249.98,
  ),
  madeUpWeek(
    8,
    "all but a penny",
    [
      [1, "E", 500, "E-Others"],
      [2, "S", 499.99, "S-For Goal"],
      [3, "P", 499.99, "P-KS Needs"],
      [4, "P", 0.01, "P-Wants"],
    ],
    { earning: 500, saving: 499.99, spending: 500, ksSpending: 499.99, seRatio: 100, ksRatio: 100 },
    -499.99,
  ),
  madeUpWeek(
    9,
    "a birthday, in thousands",
    [
      [4, "E", 1234.5, "E-Others"],
      [5, "S", 1000, "S-Without Goal"],
      [5, "P", 34.5, "P-Wants"],
    ],
    { earning: 1234.5, saving: 1000, spending: 34.5, ksSpending: 0, seRatio: 81, ksRatio: 0 },
    200,
  ),
];

export const STATS_CASES: StatsCase[] = [
  ...TEN_WEEKS,
  {
    name: "adds up each type and both ratios",
    entries: [
      ["2026-11-16", "E", 12.5, "E-Chore"],
      ["2026-11-18", "S", 5, "S-For Goal"],
      ["2026-11-18", "P", 4, "P-KS Needs"],
      ["2026-11-20", "P", 2.2, "P-Wants"],
    ],
    ask: { span: WEEK },
    expected: { earning: 12.5, saving: 5, spending: 6.2, ksSpending: 4, seRatio: 40, ksRatio: 64.52 },
  },
  {
    name: "every detail counts under its type, and only P-KS Needs is KS spending",
    entries: [
      ["2026-11-16", "E", 1, "E-Chore"],
      ["2026-11-16", "E", 2, "E-Allowance"],
      ["2026-11-16", "E", 4, "E-Others"],
      ["2026-11-17", "S", 0.1, "S-For Goal"],
      ["2026-11-17", "S", 0.2, "S-Without Goal"],
      ["2026-11-17", "S", 0.4, "S-Others"],
      ["2026-11-18", "P", 1, "P-KS Needs"],
      ["2026-11-18", "P", 2, "P-Non-KS Needs"],
      ["2026-11-18", "P", 4, "P-Wants"],
      ["2026-11-18", "P", 1, "P-Others"],
    ],
    ask: { span: WEEK },
    expected: { earning: 7, saving: 0.7, spending: 8, ksSpending: 1, seRatio: 10, ksRatio: 12.5 },
  },

  // The edges of a week.
  {
    name: "a week is Monday to Sunday, both included",
    entries: AROUND_THE_WEEK,
    ask: { span: WEEK },
    expected: { ...NOTHING, earning: 6 },
  },
  {
    name: "the Sunday belongs to the week before",
    entries: AROUND_THE_WEEK,
    ask: { span: { first: "2026-11-09", last: "2026-11-15" } },
    expected: { ...NOTHING, earning: 1 },
  },
  {
    name: "the Monday belongs to the week after",
    entries: AROUND_THE_WEEK,
    ask: { span: { first: "2026-11-23", last: "2026-11-29" } },
    expected: { ...NOTHING, earning: 8 },
  },
  {
    name: "one day by itself",
    entries: AROUND_THE_WEEK,
    ask: { span: { first: "2026-11-22", last: "2026-11-22" } },
    expected: { ...NOTHING, earning: 4 },
  },
  {
    name: "a span that ends before it begins holds nothing",
    entries: AROUND_THE_WEEK,
    ask: { span: { first: "2026-11-22", last: "2026-11-16" } },
    expected: NOTHING,
  },
  {
    name: "the week over the year's end",
    entries: [
      chore("2026-12-27", 1),
      chore("2026-12-28", 2),
      chore("2026-12-31", 4),
      chore("2027-01-01", 8),
      chore("2027-01-03", 16),
      chore("2027-01-04", 32),
    ],
    ask: { span: { first: "2026-12-28", last: "2027-01-03" } },
    expected: { ...NOTHING, earning: 30 },
  },
  {
    name: "the week of a leap day",
    entries: [chore("2024-02-25", 1), chore("2024-02-26", 2), chore("2024-02-29", 4), chore("2024-03-03", 8)],
    ask: { span: { first: "2024-02-26", last: "2024-03-03" } },
    expected: { ...NOTHING, earning: 14 },
  },
  clockChange("the week in which British summer time begins, 2026", "2026-03-23", "2026-03-29", "2026-03-30"),
  clockChange("the week in which British summer time ends, 2026", "2026-10-19", "2026-10-25", "2026-10-26"),
  clockChange("the week in which British summer time begins, 2027", "2027-03-22", "2027-03-28", "2027-03-29"),
  clockChange("the week in which British summer time ends, 2027", "2027-10-25", "2027-10-31", "2027-11-01"),

  // Nothing to divide by.
  { name: "no entries at all", entries: [], ask: { span: WEEK }, expected: NOTHING },
  {
    name: "nothing earned: the saving ratio is 0",
    entries: [
      ["2026-11-17", "S", 5, "S-Others"],
      ["2026-11-17", "P", 4, "P-KS Needs"],
    ],
    ask: { span: WEEK },
    expected: { earning: 0, saving: 5, spending: 4, ksSpending: 4, seRatio: 0, ksRatio: 100 },
  },
  {
    name: "nothing spent: the KS ratio is 0",
    entries: [
      ["2026-11-17", "E", 8, "E-Allowance"],
      ["2026-11-17", "S", 2, "S-Without Goal"],
    ],
    ask: { span: WEEK },
    expected: { earning: 8, saving: 2, spending: 0, ksSpending: 0, seRatio: 25, ksRatio: 0 },
  },
  {
    name: "only savings: both ratios are 0",
    entries: [["2026-11-17", "S", 3.5, "S-For Goal"]],
    ask: { span: WEEK },
    expected: { ...NOTHING, saving: 3.5 },
  },
  {
    name: "entries of nothing are nothing",
    entries: [
      ["2026-11-17", "E", 0, "E-Others"],
      ["2026-11-17", "S", 0, "S-Others"],
      ["2026-11-17", "P", 0, "P-KS Needs"],
    ],
    ask: { span: WEEK },
    expected: NOTHING,
  },
  {
    name: "savings beside an earning of nothing",
    entries: [
      ["2026-11-17", "E", 0, "E-Others"],
      ["2026-11-17", "S", 5, "S-Others"],
    ],
    ask: { span: WEEK },
    expected: { ...NOTHING, saving: 5 },
  },
  {
    name: "spending without any KS spending",
    entries: [["2026-11-17", "P", 5, "P-Non-KS Needs"]],
    ask: { span: WEEK },
    expected: { ...NOTHING, spending: 5 },
  },

  // Rounding.
  {
    name: "one third is 33.33",
    entries: [
      ["2026-11-17", "E", 3, "E-Chore"],
      ["2026-11-17", "S", 1, "S-For Goal"],
      ["2026-11-17", "P", 1, "P-KS Needs"],
      ["2026-11-17", "P", 2, "P-Wants"],
    ],
    ask: { span: WEEK },
    expected: { earning: 3, saving: 1, spending: 3, ksSpending: 1, seRatio: 33.33, ksRatio: 33.33 },
  },
  {
    name: "two thirds are 66.67",
    entries: [
      ["2026-11-17", "E", 3, "E-Chore"],
      ["2026-11-17", "S", 2, "S-For Goal"],
      ["2026-11-17", "P", 2, "P-KS Needs"],
      ["2026-11-17", "P", 1, "P-Wants"],
    ],
    ask: { span: WEEK },
    expected: { earning: 3, saving: 2, spending: 3, ksSpending: 2, seRatio: 66.67, ksRatio: 66.67 },
  },
  {
    name: "a half at the second decimal rounds up, from an even digit too: 0.125 is 0.13",
    entries: [
      ["2026-11-17", "E", 8, "E-Chore"],
      ["2026-11-17", "S", 0.01, "S-For Goal"],
      ["2026-11-17", "P", 0.01, "P-KS Needs"],
      ["2026-11-17", "P", 7.99, "P-Wants"],
    ],
    ask: { span: WEEK },
    expected: { earning: 8, saving: 0.01, spending: 8, ksSpending: 0.01, seRatio: 0.13, ksRatio: 0.13 },
  },
  {
    name: "a half that binary fractions fall short of: 1.005 is 1.01",
    entries: [
      ["2026-11-17", "E", 200, "E-Chore"],
      ["2026-11-17", "S", 2.01, "S-For Goal"],
      ["2026-11-17", "P", 2.01, "P-KS Needs"],
      ["2026-11-17", "P", 197.99, "P-Wants"],
    ],
    ask: { span: WEEK },
    expected: { earning: 200, saving: 2.01, spending: 200, ksSpending: 2.01, seRatio: 1.01, ksRatio: 1.01 },
  },
  {
    name: "just below a half rounds down: 0.1249… is 0.12",
    entries: [
      ["2026-11-17", "E", 8.01, "E-Chore"],
      ["2026-11-17", "S", 0.01, "S-For Goal"],
    ],
    ask: { span: WEEK },
    expected: { ...NOTHING, earning: 8.01, saving: 0.01, seRatio: 0.12 },
  },
  {
    name: "ten pence ten times is a pound, and 10p with 20p is 30p",
    entries: [
      ...Array.from({ length: 10 }, (): CaseEntry => ["2026-11-17", "E", 0.1, "E-Chore"]),
      ["2026-11-18", "S", 0.1, "S-For Goal"],
      ["2026-11-18", "S", 0.2, "S-For Goal"],
    ],
    ask: { span: WEEK },
    expected: { ...NOTHING, earning: 1, saving: 0.3, seRatio: 30 },
  },
  {
    name: "more saved than earned is more than 100",
    entries: [
      ["2026-11-17", "E", 3, "E-Chore"],
      ["2026-11-17", "S", 10, "S-For Goal"],
    ],
    ask: { span: WEEK },
    expected: { ...NOTHING, earning: 3, saving: 10, seRatio: 333.33 },
  },

  // The largest and the smallest amounts.
  {
    name: "the largest amount several times",
    entries: [
      ["2026-11-17", "E", 9_999_999.99, "E-Others"],
      ["2026-11-18", "E", 9_999_999.99, "E-Others"],
      ["2026-11-19", "E", 9_999_999.99, "E-Others"],
      ["2026-11-19", "S", 9_999_999.99, "S-Others"],
      ["2026-11-20", "P", 9_999_999.99, "P-KS Needs"],
      ["2026-11-20", "P", 9_999_999.99, "P-Others"],
    ],
    ask: { span: WEEK },
    expected: {
      earning: 29_999_999.97,
      saving: 9_999_999.99,
      spending: 19_999_999.98,
      ksSpending: 9_999_999.99,
      seRatio: 33.33,
      ksRatio: 50,
    },
  },
  {
    name: "all but a penny of the largest amount is 100 after rounding",
    entries: [
      ["2026-11-17", "E", 9_999_999.99, "E-Others"],
      ["2026-11-17", "S", 9_999_999.98, "S-Others"],
      ["2026-11-17", "P", 0.01, "P-KS Needs"],
      ["2026-11-17", "P", 9_999_999.98, "P-Others"],
    ],
    ask: { span: WEEK },
    expected: {
      earning: 9_999_999.99,
      saving: 9_999_999.98,
      spending: 9_999_999.99,
      ksSpending: 0.01,
      seRatio: 100,
      ksRatio: 0,
    },
  },
  {
    name: "the largest saving over the smallest earning",
    entries: [
      ["2026-11-17", "E", 0.01, "E-Others"],
      ["2026-11-17", "S", 9_999_999.99, "S-Others"],
    ],
    ask: { span: WEEK },
    expected: { ...NOTHING, earning: 0.01, saving: 9_999_999.99, seRatio: 99_999_999_900 },
  },

  // The phases of a challenge.
  phaseOfTheChallenge("phase 1 is day 1 to 14", 1, 2 + 4),
  phaseOfTheChallenge("phase 2 is day 15 to 28", 2, 8 + 16),
  phaseOfTheChallenge("phase 3 in which nothing happened", 3, 0),
  phaseOfTheChallenge("phase 5 ends on day 70", 5, 32),
  phaseOfTheChallenge("phase 6 is day 71 to 84; days 85 to 90 belong to no phase", 6, 64 + 128),
  phaseOfTheChallenge("there is no phase 7", 7, 0),
  phaseOfTheChallenge("there is no phase 0", 0, 0),
  phaseOfTheChallenge("there is no phase -1", -1, 0),
  {
    name: "a phase has ratios like a week",
    entries: [
      ["2026-08-15", "E", 40, "E-Allowance"],
      ["2026-08-20", "S", 10, "S-For Goal"],
      ["2026-08-25", "P", 5, "P-KS Needs"],
      ["2026-08-28", "P", 10, "P-Wants"],
      ["2026-08-29", "P", 100, "P-Wants"],
    ],
    ask: { start: CHALLENGE_START, phase: 2 },
    expected: { earning: 40, saving: 10, spending: 15, ksSpending: 5, seRatio: 25, ksRatio: 33.33 },
  },
  {
    name: "without participation there is no phase",
    entries: AROUND_THE_PHASES,
    ask: { start: null, phase: 1 },
    expected: NOTHING,
  },
  {
    name: "a challenge over a leap day: phase 1 ends on 29 February",
    entries: [chore("2024-02-16", 1), chore("2024-02-28", 2), chore("2024-02-29", 4), chore("2024-03-01", 8)],
    ask: { start: "2024-02-16", phase: 1 },
    expected: { ...NOTHING, earning: 7 },
  },
  {
    name: "a challenge over a leap day: phase 2 begins on 1 March",
    entries: [chore("2024-02-29", 1), chore("2024-03-01", 2), chore("2024-03-14", 4), chore("2024-03-15", 8)],
    ask: { start: "2024-02-16", phase: 2 },
    expected: { ...NOTHING, earning: 6 },
  },
  {
    name: "a challenge over 28 February of another year: phase 1 ends on 1 March",
    entries: [chore("2026-02-15", 1), chore("2026-02-28", 2), chore("2026-03-01", 4), chore("2026-03-02", 8)],
    ask: { start: "2026-02-16", phase: 1 },
    expected: { ...NOTHING, earning: 6 },
  },
  {
    name: "a phase over the end of British summer time",
    entries: [chore("2026-10-11", 1), chore("2026-10-12", 2), chore("2026-10-25", 4), chore("2026-10-26", 8)],
    ask: { start: "2026-10-12", phase: 1 },
    expected: { ...NOTHING, earning: 6 },
  },
  {
    name: "a phase over the beginning of British summer time",
    entries: [chore("2026-03-15", 1), chore("2026-03-16", 2), chore("2026-03-29", 4), chore("2026-03-30", 8)],
    ask: { start: "2026-03-02", phase: 2 },
    expected: { ...NOTHING, earning: 6 },
  },
  {
    name: "a phase over the year's end",
    entries: [chore("2026-12-24", 1), chore("2026-12-25", 2), chore("2027-01-07", 4), chore("2027-01-08", 8)],
    ask: { start: "2026-12-11", phase: 2 },
    expected: { ...NOTHING, earning: 6 },
  },
];
