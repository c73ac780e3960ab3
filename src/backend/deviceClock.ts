/** A device's clock beside the server's. Without React, because what waits here is sent before it has come. */
import { dayOf, type Day } from "@/domain/calendar";
import { serverNow } from "./serverClock";

/** A clock may be a little fast or slow, and an answer late. */
const TOLERANCE_MS = 2 * 3_600_000;

/** Moments are compared, because a day is another one elsewhere, while a moment is the same in every time zone. */
const isClockWrong = (): boolean => Math.abs(serverNow().getTime() - Date.now()) > TOLERANCE_MS;

/** The day that this device tells its visitor. */
export const deviceDay = (): Day => dayOf(new Date());

/** The day in the visitor's time zone by the server's clock, while this device's is wrong. */
export const correctedDay = (): Day | undefined => (isClockWrong() ? dayOf(serverNow()) : undefined);

/**
 * Returns true for the day of a log that the wrong clock has given it, before the server's time was known. The database
 * would take a neighbouring day.
 */
export function isOfWrongClock(day: Day): boolean {
  const today = correctedDay();
  return today !== undefined && (day > today || (day === deviceDay() && day !== today));
}
