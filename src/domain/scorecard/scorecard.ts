/** The figures of the KPI scorecard (specification part 2, sections 3 and 9). The database calculates them. */
import type { Pence } from "@/domain/money";

export interface Assessment {
  earningScore: number;
  spendingScore: number;
}

/** The contents of a row of kpi_data. */
export interface Kpi extends Assessment {
  /** The percentage of earnings saved over the last 28 days, with two decimals; 0 if nothing was earned. */
  savingsRate: number;
  /** Figures of the week around today, Monday to Sunday. */
  weeklyEarnings: Pence;
  weeklySpending: Pence;
  /** Consecutive days with an entry, ending today or yesterday. */
  streakDays: number;
  goalsCompleted: number;
  totalGoals: number;
  knowledgePoints: number;
}

/** Sample figures for a user who has none yet (specification part 2, section 9). */
export const SAMPLE_KPI: Kpi = {
  earningScore: 65,
  spendingScore: 58,
  savingsRate: 28,
  weeklyEarnings: 45_00,
  weeklySpending: 32_00,
  streakDays: 7,
  goalsCompleted: 3,
  totalGoals: 8,
  knowledgePoints: 150,
};

export const POINTS_PER_QUIZ = 10;
const MAX_KNOWLEDGE_POINTS = 100_000;

/** 10 points for each completed quiz, however often it was completed. */
export const knowledgePoints = (completedQuizzes: readonly string[]): number =>
  Math.min(new Set(completedQuizzes).size * POINTS_PER_QUIZ, MAX_KNOWLEDGE_POINTS);

/** Specification part 2, section 9. */
export const overallScore = ({ earningScore, spendingScore }: Assessment): number =>
  Math.round((earningScore + spendingScore) / 2);
