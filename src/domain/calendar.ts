/**
 * Days of the visitor's calendar. A `Day` is `yyyy-MM-dd`; it is never a moment, so no time zone, clock change or
 * server can shift it. Only `dayOf` looks at a clock, and gets it as an argument.
 */
import { addDays as addDaysToDate, differenceInCalendarDays, subMonths } from "date-fns";

export type Day = string;

/** First and last day, both included. */
export interface Span {
  first: Day;
  last: Day;
}

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Noon: the one hour that every calendar day has in every time zone. */
function noonOf(day: Day): Date {
  const match = DAY_PATTERN.exec(day);
  if (!match) throw new RangeError(`Not a day: ${day}`);
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]), 12);
}

/** The calendar day that the visitor's own clock shows at that moment. */
export function dayOf(moment: Date): Day {
  const year = String(moment.getFullYear()).padStart(4, "0");
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(moment.getDate()).padStart(2, "0")}`;
}

/** Whether the text is a day that exists: 2028-02-29 is, 2027-02-29 is not. */
export function isDay(text: string): boolean {
  return DAY_PATTERN.test(text) && dayOf(noonOf(text)) === text;
}

export const addDays = (day: Day, count: number): Day => dayOf(addDaysToDate(noonOf(day), count));

/** The same day of the month before; where that month is too short, its last day: 31 March gives 28 February. */
export const monthBefore = (day: Day): Day => dayOf(subMonths(noonOf(day), 1));

/** Whole days from `first` to `second`; negative when `second` is the earlier one. */
export const daysBetween = (first: Day, second: Day): number =>
  differenceInCalendarDays(noonOf(second), noonOf(first));

/** Monday to Sunday around the day (specification part 2, section 9: the week starts on Monday). */
export function weekOf(day: Day): Span {
  const daysSinceMonday = (noonOf(day).getDay() + 6) % 7;
  const first = addDays(day, -daysSinceMonday);
  return { first, last: addDays(first, 6) };
}

export const isWithin = (day: Day, { first, last }: Span): boolean => first <= day && day <= last;

// In UTC throughout: a formatter keeps the time zone it was made in, while the visitor's may change under an open page.
const format = (day: Day, options: Intl.DateTimeFormatOptions): string => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, date),
  );
};

/** "Today", "Yesterday", "Wednesday 18 November", and with the year when it is another one than today's. */
export function dayName(day: Day, today: Day): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  if (!sameYear) return fullDayName(day);
  return format(day, { weekday: "long", day: "numeric", month: "long" }).replace(",", "");
}

/** "14:05" by the visitor's clock. */
export const timeName = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");

/** "14:05 on 21 November" by the visitor's clock, with the year when it is another one than that of `now`. */
export function momentName(moment: Date, now: Date): string {
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return `${timeName(moment)} on ${format(dayOf(moment), { day: "numeric", month: "long", ...year })}`;
}

/** "W": of a Wednesday. */
export const weekdayLetter = (day: Day): string => format(day, { weekday: "narrow" });

/** "18 Nov". */
export const shortDayName = (day: Day): string => format(day, { day: "numeric", month: "short" });

/** "18 Nov 2026". */
export const monthDayName = (day: Day): string =>
  format(day, { day: "numeric", month: "short", year: "numeric" });

/** "18 November 2026". */
export const fullDayName = (day: Day): string =>
  format(day, { day: "numeric", month: "long", year: "numeric" });
