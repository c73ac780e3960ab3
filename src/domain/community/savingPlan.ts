/** The Saturdays of a savings goal: so much a week, and the day of the last coin. */
import { addDays, weekOf, type Day } from "@/domain/calendar";
import type { Hundredths } from "./communityChallenges";

/** Ten years; whoever needs longer is told so instead of a date. */
const MAX_SATURDAYS = 520;
/** The database takes an end within 366 days of its own today, which may be the day before the visitor's. */
const MAX_DAYS = 365;

export interface Saturdays {
  count: number;
  /** The day of the next coin. */
  next: Day;
  /** The day of the last one. */
  last: Day;
}

/** This day, if it is a Saturday, or the first one after it. */
export function saturdayFrom(day: Day): Day {
  const saturday = addDays(weekOf(day).last, -1);
  return day <= saturday ? saturday : addDays(saturday, 7);
}

/**
 * @param left what is still missing.
 * @param week what one Saturday brings.
 * @param lastPut the day of the newest coin, which is the one of the Saturday that followed.
 * @returns undefined if nothing is missing, nothing comes in, or it would take more than ten years.
 */
export function saturdaysFor(
  left: Hundredths,
  week: Hundredths,
  today: Day,
  lastPut?: Day,
): Saturdays | undefined {
  const count = Math.ceil(left / week);
  if (!(count > 0 && count <= MAX_SATURDAYS)) return undefined;
  const saturday = saturdayFrom(today);
  const next = lastPut && saturdayFrom(lastPut) >= saturday ? addDays(saturdayFrom(lastPut), 7) : saturday;
  return { count, next, last: addDays(next, 7 * (count - 1)) };
}

/** The last day that a goal may have. */
export const latestGoalEnd = (today: Day): Day => addDays(today, MAX_DAYS);

/** A typed end: from today to a year ahead. */
export const isGoalEnd = (day: Day, today: Day): boolean => day >= today && day <= latestGoalEnd(today);
