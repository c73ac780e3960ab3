/** A participant's progress through the 90 days (specification part 2, sections 4 and 9). */
import { addDays, daysBetween, type Day, type Span } from "@/domain/calendar";
import { CHALLENGE_DAYS, DAYS_PER_PHASE, daysOfPhase, PHASES } from "./challengeLength";

/** The end date of an enrolment on `start`: 90 days later. */
export const challengeEnd = (start: Day): Day => addDays(start, CHALLENGE_DAYS);

/** Returns 1 on the day of enrolment, 0 on any day before it, and never more than 90. */
export const challengeDay = (start: Day, today: Day): number =>
  Math.min(Math.max(daysBetween(start, today) + 1, 0), CHALLENGE_DAYS);

/** Phase 1 to 6; undefined before day 1 and on days 85 to 90, which belong to no phase. */
export function challengePhase(start: Day, today: Day): number | undefined {
  const phase = Math.ceil(challengeDay(start, today) / DAYS_PER_PHASE);
  return phase >= 1 && phase <= PHASES.length ? phase : undefined;
}

export function phaseState(start: Day, phase: number, today: Day): "done" | "now" | "ahead" {
  const day = challengeDay(start, today);
  const [first, last] = daysOfPhase(phase);
  if (day < first) return "ahead";
  return day <= last ? "now" : "done";
}

/** The 14 days of a phase of a challenge that began on `start`; undefined outside phases 1 to 6. */
export function phaseSpan(start: Day, phase: number): Span | undefined {
  if (!(PHASES as readonly number[]).includes(phase)) return undefined;
  const [first, last] = daysOfPhase(phase);
  return { first: addDays(start, first - 1), last: addDays(start, last - 1) };
}
