/**
 * The day of what was written before the server had told its time. A device's clock may have been wrong then, may be wrong now, and
 * may have been set in between; so every moment that the evidence allows is looked at, and a day counts if all of them lie in it.
 */
import { dayOfMoment, type Day } from "@/domain/calendar";

const HOUR_MS = 3_600_000;

/** A clock may be a little fast or slow, and an answer late. */
const TOLERANCE_MS = 2 * HOUR_MS;
/** A page's start by two readings of the same clock, which a sleep or a setting moves. */
const SAME_START_MS = 60_000;
/** The device's clock when a day was written. All in milliseconds. */
export interface ClockReading {
  at: number;
  /** True if it was the clock's own day, which its owner did not change. */
  isSuggested: boolean;
  /** The time that this clock showed when the page began. */
  start?: number | undefined;
  /** The server's time had certainly come so far. */
  notBefore?: number | undefined;
  /** True if this clock showed an earlier time afterwards, or an even later one before. */
  isDoubtful?: boolean | undefined;
}

/** The clock as it is now, and by how much the server's is ahead of it. */
export interface ClockNow {
  at: number;
  start: number;
  aheadMs: number;
}

export const isFarOff = (aheadMs: number): boolean => Math.abs(aheadMs) > TOLERANCE_MS;

export const isLater = (one: number, other: number): boolean => one > other + TOLERANCE_MS;

/** The moments, by the server's clock, at which this device's clock has told the truth, or has been wrong as it is now. */
function likelyMoments({ at, start, notBefore, isDoubtful }: ClockReading, now: ClockNow): number[] {
  const latest = now.at + now.aheadMs;
  if (start !== undefined && Math.abs(start - now.start) < SAME_START_MS) return [at + now.aheadMs];
  return [at, at + now.aheadMs].filter(
    (moment) => !isDoubtful && !isLater(notBefore ?? moment, moment) && !isLater(moment, latest),
  );
}

function possibleDays(reading: ClockReading, now: ClockNow): Day[] {
  const { at, notBefore } = reading;
  const likely = likelyMoments(reading, now).map((moment) =>
    dayOfMoment(isFarOff(moment - at) ? moment : at),
  );
  if (likely.length || notBefore === undefined) return likely;
  return [notBefore, now.at + now.aheadMs].map(dayOfMoment);
}

/** @returns undefined if only its owner can tell the day; also if they chose one while a wrong day was shown as today. */
export function trueDayOf(day: Day, reading: ClockReading, now: ClockNow): Day | undefined {
  const [trueDay, ...others] = new Set(possibleDays(reading, now));
  if (others.length) return undefined;
  if (reading.isSuggested) return trueDay;
  return trueDay === dayOfMoment(reading.at) ? day : undefined;
}
