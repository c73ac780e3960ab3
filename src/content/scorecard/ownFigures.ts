/** One sentence for each of somebody's own figures, with the figure in it. Those of the sample have the general ones. */
import { ofTenPounds } from "@/content/journal/figures";
import { WRITE_LINK } from "@/content/journal/journal";
import { formatPence } from "@/domain/money";
import { POINTS_PER_QUIZ, type Kpi } from "@/domain/scorecard/scorecard";

export interface OwnFigure {
  sentence: string;
  /** From a figure that is not there yet. */
  wayOn?: { to: string; label: string };
}

const orWrite = (isThere: boolean, sentence: string, nothing: string): OwnFigure =>
  isThere ? { sentence } : { sentence: nothing, wayOn: WRITE_LINK };

function savingsSentence(rate: number): string {
  if (rate > 100) return "In the last 28 days, you saved more than you earned.";
  return rate === 100
    ? "In the last 28 days, you saved as much as you earned."
    : `Out of every £10 you earned in the last 28 days, you saved ${ofTenPounds(rate)}.`;
}

function goalsSentence(done: number, all: number): string {
  if (all === 1) return `Your community challenge is ${done ? "complete" : "not complete yet"}.`;
  const some = done === 0 ? "None" : done === all ? "All" : done;
  return `${some} of your ${all} community challenges ${done === 1 || !done ? "is" : "are"} complete.`;
}

export const ownFigures = (kpi: Kpi) =>
  ({
    savingsRate: orWrite(
      kpi.savingsRate > 0,
      savingsSentence(kpi.savingsRate),
      "Your journal has nothing saved out of what you earned in the last 28 days.",
    ),
    weeklyEarnings: orWrite(
      kpi.weeklyEarnings > 0,
      `${formatPence(kpi.weeklyEarnings)} came in this week, Monday to Sunday.`,
      "Nothing that you earned this week is written down.",
    ),
    weeklySpending: orWrite(
      kpi.weeklySpending > 0,
      `${formatPence(kpi.weeklySpending)} went out this week, Monday to Sunday.`,
      "Nothing that you spent this week is written down.",
    ),
    streakDays: orWrite(
      kpi.streakDays > 0,
      kpi.streakDays === 1
        ? "You have an entry for one day. One for the next day makes it two."
        : `You have an entry for each of ${kpi.streakDays} days in a row.`,
      "It starts with an entry for today or yesterday.",
    ),
    goals: kpi.totalGoals
      ? { sentence: goalsSentence(kpi.goalsCompleted, kpi.totalGoals) }
      : {
          sentence: "You have no community challenges at the moment.",
          wayOn: { to: "/community?tab=challenges", label: "Choose a challenge" },
        },
    knowledgePoints: kpi.knowledgePoints
      ? {
          sentence: `Each quiz you passed gave you ten points: ${Math.floor(kpi.knowledgePoints / POINTS_PER_QUIZ)} so far.`,
        }
      : {
          sentence: "The first quiz you pass gives you ten points.",
          wayOn: { to: "/quiz-hub", label: "Choose a quiz" },
        },
  }) satisfies Record<string, OwnFigure>;
