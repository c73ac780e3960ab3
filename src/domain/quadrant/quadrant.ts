/**
 * Find Your Quadrant (specification part 2, sections 3, 4 and 9). The database derives the quadrant of a saved result by
 * the same rule (supabase/migrations/…_profiles.sql).
 */
import type { Assessment } from "@/domain/scorecard/scorecard";

/** The number of steps, of POINTS_PER_STEP each, by which an answer moves each score. */
export interface Impact {
  earningImpact: number;
  spendingImpact: number;
}

export interface AssessmentAnswer extends Impact {
  questionId: string;
}

/** The value at which both scores start, and from which a score counts as "more". */
export const MIDDLE_SCORE = 50;
const POINTS_PER_STEP = 8;
const LOWEST_SCORE = 0;
const HIGHEST_SCORE = 100;

function scoreFrom(impacts: readonly number[]): number {
  const sum = impacts.reduce((total, impact) => total + impact, 0);
  return Math.min(Math.max(MIDDLE_SCORE + POINTS_PER_STEP * sum, LOWEST_SCORE), HIGHEST_SCORE);
}

export const scoresOf = (answers: readonly Impact[]): Assessment => ({
  earningScore: scoreFrom(answers.map(({ earningImpact }) => earningImpact)),
  spendingScore: scoreFrom(answers.map(({ spendingImpact }) => spendingImpact)),
});

/** A score of exactly 50 counts as "more". */
export function quadrantOf({ earningScore, spendingScore }: Assessment): "QI" | "QII" | "QIII" | "QIV" {
  const spendsMore = spendingScore >= MIDDLE_SCORE;
  if (earningScore >= MIDDLE_SCORE) return spendsMore ? "QI" : "QII";
  return spendsMore ? "QIV" : "QIII";
}
