/** A device's clock beside the server's. Without React, because what waits here is sent before it has come. */
import { dayOf, type Day } from "@/domain/calendar";
import type { ClockReading } from "@/domain/journal/outbox";
import { isTimeKnown, serverNow } from "./serverClock";
import { claimsIn, storedSession } from "./session";

/** A clock may be a little fast or slow, and an answer late. */
const TOLERANCE_MS = 2 * 3_600_000;

const aheadMs = (): number => serverNow().getTime() - Date.now();

/** Moments are compared, because a day is another one elsewhere, while a moment is the same in every time zone. */
const isClockWrong = (): boolean => Math.abs(aheadMs()) > TOLERANCE_MS;

export const isClockRight = (): boolean => isTimeKnown() && !isClockWrong();

/** The day that this device tells its visitor. */
export const deviceDay = (): Day => dayOf(new Date());

/** The day in the visitor's time zone by the server's clock, while this device's is wrong. */
export const correctedDay = (): Day | undefined => (isClockWrong() ? dayOf(serverNow()) : undefined);

/** The reading that is kept beside a day written now. A known time has already put right the day that the page suggests. */
export const readClock = (isSuggested: boolean): ClockReading | undefined =>
  isTimeKnown() ? undefined : { at: Date.now(), isSuggested, isBehind: isBeforeSession() || undefined };

/**
 * True for a clock that shows a time before the server gave out this session: its battery may have been empty. The token says
 * when that was by the server's clock; the session's own end is by this device's.
 */
function isBeforeSession(): boolean {
  try {
    return Date.now() + TOLERANCE_MS < claimsIn(storedSession()!.access_token).iat! * 1000;
  } catch {
    return false;
  }
}

/**
 * Puts the day right that was written by this device's clock, once the server's time is known. A clock that has been set back
 * in the meantime was wrong by nobody knows how much, and so was one that had been behind. Any other that has been set forward
 * cannot be told from a long wait.
 * @returns undefined if only its owner can tell the day: they chose it by a wrong clock.
 */
export function trueDayOf(day: Day, { at, isSuggested, isBehind }: ClockReading): Day | undefined {
  if (at > Date.now() + TOLERANCE_MS) return undefined;
  if (!isClockWrong()) return isBehind && isTimeKnown() ? undefined : day;
  return isSuggested ? dayOf(new Date(at + aheadMs())) : undefined;
}
