/**
 * The day of what was written before the server had told its time. A device's clock may have been wrong then, may be wrong now, and
 * may have been set in between; so every moment that the evidence allows is looked at, and a day counts if all of them lie in it.
 */
import { dayInZone, type Day, type Zone } from "@/domain/calendar";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A clock may be a few minutes fast or slow, and an answer late. */
const SLACK_MS = 5 * MINUTE_MS;
/** From here on, a clock that was not set by hand is called wrong. */
const FAR_OFF_MS = 2 * HOUR_MS;
/** Time zones differ by quarters of an hour, and whoever sets the hands by another clock is right to the minute. */
const [QUARTER_MS, BY_HAND_MS, WIDEST_ZONE_MS] = [15 * MINUTE_MS, 2 * MINUTE_MS, 14 * HOUR_MS];
/** A clock and a page's running time go on alike, unless there is a sleep or a setting. */
const ALIKE_MS = MINUTE_MS;

/** The device's clock at one moment. In milliseconds, if nothing else is said. */
export interface ClockMoment {
  at: number;
  /** When the page began, which tells it from others, and for how long it had run: nobody can set that, but it may stand still in a sleep. */
  page?: { began: number; running: number } | undefined;
}

/** The clock when a day was written. */
export interface ClockReading extends ClockMoment, Zone {
  /** True if it was the clock's own day, which its owner did not change. */
  isSuggested: boolean;
  /** The server's time had certainly come so far. */
  notBefore?: number | undefined;
  /** The server's clock was so far ahead of this one when it was last compared. */
  aheadBefore?: number | undefined;
  /** True if this clock showed an earlier time afterwards, or an even later one before. */
  isDoubtful?: boolean | undefined;
}

/** The clock as it is now, and by how much the server's is ahead of it. */
export interface ClockNow extends ClockMoment {
  aheadMs: number;
}

export const isFarOff = (aheadMs: number): boolean => Math.abs(aheadMs) > FAR_OFF_MS + BY_HAND_MS;

export const isLater = (one: number, other: number): boolean => one > other + SLACK_MS;

/** The time that has certainly passed in between, if the page is the same. */
const passedOnPage = ({ page }: ClockMoment, now: ClockMoment): number | undefined =>
  page && page.began === now.page?.began ? now.page.running - page.running : undefined;
const passed = (before: ClockMoment, now: ClockMoment): number => passedOnPage(before, now) ?? 0;

/** A clock that shows an earlier time than it must by now has been set back: nobody knows by how much it had been wrong. */
export const wasSetBack = (before: ClockMoment, now: ClockMoment): boolean =>
  isLater(before.at + passed(before, now), now.at);

/** True if no server's time is needed to see that a clock was wrong. */
export const isDisproved = (reading: ClockReading, now: ClockMoment): boolean =>
  Boolean(reading.isDoubtful) ||
  wasSetBack(reading, now) ||
  isLater(reading.notBefore ?? reading.at, reading.at);

/** True if a clock may be right by its owner's watch, and only its time zone wrong: from such an error nothing can tell that apart. */
function mayBeZone(aheadMs: number): boolean {
  const isQuarter = Math.abs(aheadMs - QUARTER_MS * Math.round(aheadMs / QUARTER_MS)) <= BY_HAND_MS;
  return isQuarter && Math.abs(aheadMs) <= WIDEST_ZONE_MS;
}

/** True if nothing speaks against the day that a clock with such an error shows. */
export const showsDay = (aheadMs: number): boolean =>
  Math.abs(aheadMs) <= SLACK_MS || (mayBeZone(aheadMs) && !isFarOff(aheadMs));

const latestMoment = (reading: ClockReading, now: ClockNow): number =>
  now.at + now.aheadMs - passed(reading, now);

/** The moments, by the server's clock, at which this clock told the truth, or was as wrong as it was before or is now. */
function likelyMoments(reading: ClockReading, now: ClockNow): number[] {
  const { at, notBefore, aheadBefore = 0, isDoubtful } = reading;
  if (isDoubtful || wasSetBack(reading, now)) return [];
  const onPage = passedOnPage(reading, now);
  if (onPage !== undefined && Math.abs(now.at - at - onPage) < ALIKE_MS) return [at + now.aheadMs];
  return [at, at + now.aheadMs, at + aheadBefore].filter(
    (moment) => !isLater(notBefore ?? moment, moment) && !isLater(moment, latestMoment(reading, now)),
  );
}

function possibleDays(reading: ClockReading, now: ClockNow): Day[] {
  const { at, notBefore } = reading;
  const shown = dayInZone(at, reading);
  const likely = likelyMoments(reading, now).flatMap((moment) => {
    const [aheadMs, day] = [moment - at, dayInZone(moment, reading)];
    if (showsDay(aheadMs)) return [shown];
    return mayBeZone(aheadMs) ? [shown, day] : [day];
  });
  if (likely.length || notBefore === undefined) return likely;
  return [notBefore, latestMoment(reading, now)].map((moment) => dayInZone(moment, reading));
}

/** @returns undefined if only its owner can tell the day; also if they chose one while a wrong day was shown as today. */
export function trueDayOf(day: Day, reading: ClockReading, now: ClockNow): Day | undefined {
  const [trueDay, ...others] = new Set(possibleDays(reading, now));
  if (others.length) return undefined;
  if (reading.isSuggested) return trueDay;
  return trueDay === dayInZone(reading.at, reading) ? day : undefined;
}
