import { describe, expect, it } from "vitest";
import { addDays, weekOf, type Day } from "./calendar";
import { DETAILS, type JournalEntry } from "./journal";
import { penceOf } from "./money";
import { SCORECARD_CASES, type ScorecardCase } from "./scorecard.cases";
import { knowledgePoints, overallScore, SAMPLE_KPI, scorecardOf } from "./scorecard";

function answer({ entries, goals = [], assessment }: ScorecardCase, today: Day) {
  const kept = entries.map(([when, type, pounds]): JournalEntry => ({
    day: "ago" in when ? addDays(today, -when.ago) : addDays(weekOf(today).first, when.fromMonday),
    type,
    pence: penceOf(pounds),
    detail: DETAILS[type][0],
  }));
  return scorecardOf(kept, { goals, assessment: assessment ?? null, today });
}

// A Monday, a Sunday, the days around both clock changes, a leap day, and the year's end.
const TODAYS = ["2026-11-16", "2026-11-22", "2026-03-30", "2026-10-25", "2028-02-29", "2027-01-01"];

describe.each(TODAYS)("the scorecard on %s", (today) => {
  it.each(SCORECARD_CASES)("$name", (scorecardCase) => {
    const { weeklyEarnings, weeklySpending, ...others } = scorecardCase.expected;
    expect(answer(scorecardCase, today)).toMatchObject({
      ...others,
      ...(weeklyEarnings !== undefined && { weeklyEarnings: penceOf(weeklyEarnings) }),
      ...(weeklySpending !== undefined && { weeklySpending: penceOf(weeklySpending) }),
    });
  });
});

it("no case stands twice under one name", () => {
  expect(new Set(SCORECARD_CASES.map(({ name }) => name)).size).toBe(SCORECARD_CASES.length);
});

describe("knowledge points", () => {
  it("are 10 for each quiz that was completed, however often", () => {
    expect(knowledgePoints([])).toBe(0);
    expect(knowledgePoints(["money-brain-battle", "keeper-of-embers", "money-brain-battle"])).toBe(20);
  });

  it("are never more than the database accepts", () => {
    const many = Array.from({ length: 10_001 }, (_, quiz) => String(quiz));
    expect(knowledgePoints(many)).toBe(100_000);
  });
});

it.each([
  [65, 58, 62],
  [50, 50, 50],
  [0, 1, 1],
  [100, 100, 100],
])("an overall score of %i and %i is %i", (earningScore, spendingScore, overall) => {
  expect(overallScore({ earningScore, spendingScore })).toBe(overall);
});

it("the sample is the specified one", () => {
  expect(SAMPLE_KPI).toEqual({
    earningScore: 65,
    spendingScore: 58,
    savingsRate: 28,
    weeklyEarnings: penceOf(45),
    weeklySpending: penceOf(32),
    streakDays: 7,
    goalsCompleted: 3,
    totalGoals: 8,
    knowledgePoints: 150,
  });
});
