/** A device's clock beside the server's. Without React, because what waits here is sent before it has come. */
import { dayOf, timeZoneName, type Day } from "@/domain/calendar";
import * as reading from "@/domain/journal/clockReading";
import { isTimeKnown, serverNow, timeReached } from "./serverClock";
import { claimsIn, storedSession } from "./session";

const aheadMs = (): number => serverNow().getTime() - Date.now();

/** Moments are compared, because a day is another one elsewhere, while a moment is the same in every time zone. */
export const isClockWrong = (): boolean => reading.isFarOff(aheadMs());

export const isClockRight = (): boolean => isTimeKnown() && !isClockWrong();

/** The day that this device tells its visitor. */
export const deviceDay = (): Day => dayOf(new Date());

/** The day in the visitor's time zone by the server's clock, while this device's is another one. */
export const correctedDay = (): Day | undefined =>
  reading.showsDay(aheadMs()) ? undefined : dayOf(serverNow());

/** This device's clock, on this page. */
export const clockMoment = (): reading.ClockMoment => ({
  at: Date.now(),
  page: { began: performance.timeOrigin, running: performance.now() },
});

/** When the server gave out this session, by its own clock and by this device's, which reckons the session's end. */
function sessionStart(): { byServer?: number; byDevice?: number } {
  try {
    const { access_token, expires_at, expires_in } = storedSession()!;
    const { iat } = claimsIn(access_token);
    return { ...(iat && { byServer: iat * 1000, byDevice: (expires_at! - expires_in) * 1000 }) };
  } catch {
    return {};
  }
}

/** The server's time that is known to have passed, and how far it was ahead of this device's when they were last compared. */
function lastCompared(): Pick<reading.ClockReading, "notBefore" | "aheadBefore"> {
  const { byServer, byDevice } = sessionStart();
  const known = [timeReached(), byServer].filter((time) => time !== undefined);
  const aheadBefore = byServer === undefined ? undefined : byServer - byDevice!;
  return { notBefore: known.length ? Math.max(...known) : undefined, aheadBefore };
}

/** The reading that is kept beside a day written now. A known time has already put right the day that the page suggests. */
export const readClock = (isSuggested: boolean): reading.ClockReading | undefined =>
  isTimeKnown()
    ? undefined
    : {
        ...clockMoment(),
        isSuggested,
        zone: -new Date().getTimezoneOffset(),
        zoneName: timeZoneName(),
        ...lastCompared(),
      };

/** A day, and the clock by which it was written, as long as nothing has confirmed it. */
export interface WrittenDay {
  day: Day;
  clock?: reading.ClockReading | undefined;
}

/**
 * Puts the day right that was written by this device's clock, once the server's time is known.
 * @returns undefined if only its owner can tell the day.
 */
export function trueDayOf(day: Day, written: reading.ClockReading): Day | undefined {
  if (isTimeKnown()) return reading.trueDayOf(day, written, { ...clockMoment(), aheadMs: aheadMs() });
  return reading.isDisproved(written, clockMoment()) ? undefined : day;
}

/** The same for a day that its owner still has before them: they see what becomes of it, and one that they chose stays. */
export function putRight({ day, clock }: WrittenDay): WrittenDay {
  if (!clock?.isSuggested) return { day, clock: isTimeKnown() ? undefined : clock };
  const trueDay = trueDayOf(day, clock);
  if (trueDay === undefined) return { day: correctedDay() ?? deviceDay(), clock: readClock(true) };
  return { day: trueDay, clock: isTimeKnown() ? undefined : clock };
}
