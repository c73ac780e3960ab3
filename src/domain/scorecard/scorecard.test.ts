import { describe, expect, it } from "vitest";
import { penceOf } from "@/domain/money";
import { knowledgePoints, overallScore, SAMPLE_KPI } from "./scorecard";

describe("knowledge points", () => {
  it("counts 10 for each completed quiz, however often it was taken", () => {
    expect(knowledgePoints([])).toBe(0);
    expect(knowledgePoints(["money-brain-battle", "keeper-of-embers", "money-brain-battle"])).toBe(20);
  });

  it("never exceeds the database's limit", () => {
    const many = Array.from({ length: 10_001 }, (_, quiz) => String(quiz));
    expect(knowledgePoints(many)).toBe(100_000);
  });
});

it.each([
  [65, 58, 62],
  [50, 50, 50],
  [0, 1, 1],
  [100, 100, 100],
])("calculates the overall score of %i and %i as %i", (earningScore, spendingScore, overall) => {
  expect(overallScore({ earningScore, spendingScore })).toBe(overall);
});

it("uses the specified sample figures", () => {
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
