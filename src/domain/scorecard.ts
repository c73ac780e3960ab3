/**
 * The figures of the KPI scorecard (specification part 2, sections 3 and 9).
 * The database keeps them for a signed-in user (supabase/migrations/…_kpi_data.sql); this is the same rule, and both are
 * held to scorecard.cases.ts.
 */
import { addDays, weekOf, type Day, type Span } from "./calendar";
import type { JournalEntry } from "./journal";
import type { Pence } from "./money";
import { statsOf } from "./stats";

export interface Goal {
  status: "active" | "completed" | "failed";
  isPutAway: boolean;
}

export interface Assessment {
  earningScore: number;
  spendingScore: number;
}

export interface Scorecard extends Assessment {
  /** Saving as a percentage of earning over the last 28 days, two decimals; 0 when nothing was earned. */
  savingsRate: number;
  /** Of the week around today, Monday to Sunday. */
  weeklyEarnings: Pence;
  weeklySpending: Pence;
  /** Consecutive days with an entry, ending today or yesterday. */
  streakDays: number;
  goalsCompleted: number;
  totalGoals: number;
}

/** What a row of kpi_data holds. */
export interface Kpi extends Scorecard {
  knowledgePoints: number;
}

/** Shown, as a sample, to a user who has no figures yet (specification part 2, section 9). */
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

export const SAVINGS_RATE_DAYS = 28;
/** Until there is an assessment. */
export const SCORE_WITHOUT_ASSESSMENT = 50;
export const KNOWLEDGE_POINTS_PER_QUIZ = 10;
export const MAX_KNOWLEDGE_POINTS = 100_000;

/** 10 for each quiz that was completed, however often. */
export const knowledgePoints = (completedQuizzes: readonly string[]): number =>
  Math.min(new Set(completedQuizzes).size * KNOWLEDGE_POINTS_PER_QUIZ, MAX_KNOWLEDGE_POINTS);

/** Specification part 2, section 9. */
export const overallScore = ({ earningScore, spendingScore }: Assessment): number =>
  Math.round((earningScore + spendingScore) / 2);

function streakOf(entries: readonly JournalEntry[], today: Day): number {
  const days = new Set(entries.map(({ day }) => day));
  let day = days.has(today) ? today : addDays(today, -1);
  let streak = 0;
  for (; days.has(day); day = addDays(day, -1)) streak++;
  return streak;
}

/** A goal that was completed counts for good; another one counts until it is put away. */
const counts = ({ status, isPutAway }: Goal) => status === "completed" || !isPutAway;

export function scorecardOf(
  entries: readonly JournalEntry[],
  { goals, assessment, today }: { goals: readonly Goal[]; assessment: Assessment | null; today: Day },
): Scorecard {
  const lastDays: Span = { first: addDays(today, 1 - SAVINGS_RATE_DAYS), last: today };
  const week = statsOf(entries, weekOf(today));
  const counted = goals.filter(counts);
  return {
    earningScore: assessment?.earningScore ?? SCORE_WITHOUT_ASSESSMENT,
    spendingScore: assessment?.spendingScore ?? SCORE_WITHOUT_ASSESSMENT,
    savingsRate: statsOf(entries, lastDays).seRatio,
    weeklyEarnings: week.earning,
    weeklySpending: week.spending,
    streakDays: streakOf(entries, today),
    goalsCompleted: counted.filter(({ status }) => status === "completed").length,
    totalGoals: counted.length,
  };
}
