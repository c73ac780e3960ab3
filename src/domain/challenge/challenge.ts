/** A participant's progress through the 90 days (specification part 2, sections 4 and 9). */
import { addDays, daysBetween, type Day, type Span } from "@/domain/calendar";
import { CHALLENGE_DAYS, DAYS_PER_PHASE, daysOfPhase, PHASES } from "./challengeLength";

/** The end date of an enrolment on `start`: 90 days later, the first day on which it is over. */
export const challengeEnd = (start: Day): Day => addDays(start, CHALLENGE_DAYS);

/** The 90 days of a challenge that began on `start`. */
export const challengeSpan = (start: Day): Span => ({ first: start, last: addDays(challengeEnd(start), -1) });

export const isOver = (start: Day, today: Day): boolean => today >= challengeEnd(start);

/** The calendars of two places differ by no more (UTC+14 and UTC-12), and a challenge begins on a day that is already somewhere. */
const MOST_DAYS_BETWEEN_ZONES = 2;

/** The number of the day. A challenge that was begun in a zone ahead of this one has begun. */
function daysSince(start: Day, today: Day): number {
  const day = daysBetween(start, today) + 1;
  return day < 1 && day + MOST_DAYS_BETWEEN_ZONES >= 1 ? 1 : day;
}

/** Returns 1 on the day of enrolment, 90 on the last day, and 0 on any other day. */
export function challengeDay(start: Day, today: Day): number {
  const day = daysSince(start, today);
  return day >= 1 && day <= CHALLENGE_DAYS ? day : 0;
}

/** Phase 1 to 6; undefined outside the 90 days and on days 85 to 90, which belong to no phase. */
export function challengePhase(start: Day, today: Day): number | undefined {
  const phase = Math.ceil(challengeDay(start, today) / DAYS_PER_PHASE);
  return phase >= 1 && phase <= PHASES.length ? phase : undefined;
}

export function phaseState(start: Day, phase: number, today: Day): "done" | "now" | "ahead" {
  const day = daysSince(start, today);
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
