/**
 * How far a mission has come, from what is already written in the journal and the community: there is no table for it.
 */
import { addDays, isWithin, type Day, type Span } from "@/domain/calendar";
import { DAYS_PER_PHASE } from "./challengeLength";
import type { JournalEntry } from "@/domain/journal/journal";

export interface MissionFacts {
  /** Entries of the journal; those outside the phase do not count. */
  entries: readonly JournalEntry[];
  /** The habits, each with its running streak. */
  habits: readonly { current: number; lastLogged: Day | null }[];
  /** The days on which kind deeds were sent. */
  kindDays: readonly Day[];
}

export type Measure =
  /** Steps that are done, and how many to aim for. Wants are part of `done`. */
  | { kind: "days" | "jobs" | "waits" | "deeds"; done: number; aim: number }
  | { kind: "sorted"; done: number; wants: number; aim: number }
  /** The share of what came in that was saved, 0 to 100. */
  | { kind: "share"; percent: number };

/** False while there is nothing to show yet. */
export const hasBegun = (measure: Measure): boolean =>
  measure.kind === "share" ? measure.percent > 0 : measure.done > 0;

/** Modest numbers: a fortnight has 14 days, and nobody needs all of them. */
const AIMS = { days: 10, sorted: 10, jobs: 2, waits: 5, deeds: 3 } as const;

const sum = (entries: readonly JournalEntry[]) => entries.reduce((total, { pence }) => total + pence, 0);

/** Days in a row of a habit that lie within the span. */
function loggedWithin({ current, lastLogged }: MissionFacts["habits"][number], span: Span): number {
  if (!lastLogged) return 0;
  return Array.from({ length: Math.min(current, DAYS_PER_PHASE) }, (_, ago) =>
    addDays(lastLogged, -ago),
  ).filter((day) => isWithin(day, span)).length;
}

/** @param phase 1 to 6, whose mission has the same number (specification part 2, section 9). */
export function missionMeasure(phase: number, span: Span, facts: MissionFacts): Measure {
  const entries = facts.entries.filter(({ day }) => isWithin(day, span));
  const ofType = (type: JournalEntry["type"]) => entries.filter((entry) => entry.type === type);
  const withDetail = (...details: JournalEntry["detail"][]) =>
    entries.filter(({ detail }) => details.includes(detail)).length;
  switch (phase) {
    case 1:
      return { kind: "days", done: new Set(entries.map(({ day }) => day)).size, aim: AIMS.days };
    case 2: {
      const wants = withDetail("P-Wants");
      return {
        kind: "sorted",
        done: wants + withDetail("P-KS Needs", "P-Non-KS Needs"),
        wants,
        aim: AIMS.sorted,
      };
    }
    case 3:
      return { kind: "jobs", done: withDetail("E-Chore", "E-Others"), aim: AIMS.jobs };
    case 4: {
      const cameIn = sum(ofType("E"));
      const percent = cameIn ? Math.min(Math.round((sum(ofType("S")) / cameIn) * 100), 100) : 0;
      return { kind: "share", percent };
    }
    case 5: {
      const done = facts.habits.reduce((total, habit) => total + loggedWithin(habit, span), 0);
      return { kind: "waits", done, aim: AIMS.waits };
    }
    default:
      return {
        kind: "deeds",
        done: facts.kindDays.filter((day) => isWithin(day, span)).length,
        aim: AIMS.deeds,
      };
  }
}
