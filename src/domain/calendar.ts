/**
 * Days of the visitor's calendar. A `Day` is `yyyy-MM-dd`, never a moment, so no time zone, clock
 * change or server can shift it. Only `dayOf` reads a clock, which it gets as an argument.
 */
import { addDays as addDaysToDate, differenceInCalendarDays, subMonths } from "date-fns";

export type Day = string;

/** First and last day, both included. */
export interface Span {
  first: Day;
  last: Day;
}

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns noon, the one hour that every calendar day has in every time zone. */
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

/** @param moment as `toISOString` writes it. */
export const dayOfMoment = (moment: string): Day => dayOf(new Date(moment));

/** A time zone. Only its name tells when its summer time begins. */
export interface Zone {
  /** Minutes ahead of UTC, at some moment. */
  zone: number;
  zoneName?: string | undefined;
}

/** The day of a moment, in milliseconds. Without a name that this browser knows, the zone's minutes are the same all year. */
export function dayInZone(moment: number, { zone, zoneName }: Zone): Day {
  try {
    // Swedish days are written as ours are.
    if (zoneName) return new Intl.DateTimeFormat("sv", { timeZone: zoneName }).format(moment);
  } catch {
    // The reading may be older than this browser.
  }
  return new Date(moment + zone * 60_000).toISOString().slice(0, 10);
}

/** Returns true if the text is a day that exists: 2028-02-29 is, 2027-02-29 is not. */
export function isDay(text: string): boolean {
  return DAY_PATTERN.test(text) && dayOf(noonOf(text)) === text;
}

export const addDays = (day: Day, count: number): Day => dayOf(addDaysToDate(noonOf(day), count));

/** The same day of the previous month or, if that month is too short, its last day: 31 March gives 28 February. */
export const monthBefore = (day: Day): Day => dayOf(subMonths(noonOf(day), 1));

/** Whole days from `first` to `second`; negative if `second` is the earlier one. */
export const daysBetween = (first: Day, second: Day): number =>
  differenceInCalendarDays(noonOf(second), noonOf(first));

/** The week around the day, Monday to Sunday (specification part 2, section 9: the week starts on Monday). */
export function weekOf(day: Day): Span {
  const daysSinceMonday = (noonOf(day).getDay() + 6) % 7;
  const first = addDays(day, -daysSinceMonday);
  return { first, last: addDays(first, 6) };
}

export const isWithin = (day: Day, { first, last }: Span): boolean => first <= day && day <= last;

// The names are written out because the first Intl.DateTimeFormat that a page creates keeps an old
// phone busy for a tenth of a second.
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const SHORT_LENGTH = 3;

const yearOf = (day: Day) => day.slice(0, 4);
const monthOf = (day: Day) => MONTHS[Number(day.slice(5, 7)) - 1]!;
/** "Wednesday". */
export const weekdayName = (day: Day): string => WEEKDAYS[noonOf(day).getDay()]!;
/** "18 November". */
export const dateName = (day: Day): string => `${Number(day.slice(8))} ${monthOf(day)}`;

/** "Wednesday 18 November". */
export const weekdayAndDate = (day: Day): string => `${weekdayName(day)} ${dateName(day)}`;

/** "Today", "Yesterday" or "Wednesday 18 November", with the year if it differs from today's. */
export function dayName(day: Day, today: Day): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  if (yearOf(day) !== yearOf(today)) return fullDayName(day);
  return weekdayAndDate(day);
}

/** "14:05" by the visitor's clock. */
export const timeName = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");

/** "Europe/London", as the device has it. */
export const timeZoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "14:05 on 21 November" by the visitor's clock, with the year if it differs from that of `now`. */
export function momentName(moment: Date, now: Date): string {
  const day = dayOf(moment);
  return `${timeName(moment)} on ${yearOf(day) === yearOf(dayOf(now)) ? dateName(day) : fullDayName(day)}`;
}

/** "W" for a Wednesday. */
export const weekdayLetter = (day: Day): string => weekdayName(day)[0]!;

/** "18 Nov". */
export const shortDayName = (day: Day): string =>
  `${Number(day.slice(8))} ${monthOf(day).slice(0, SHORT_LENGTH)}`;

/** "18 Nov 2026". */
export const monthDayName = (day: Day): string => `${shortDayName(day)} ${yearOf(day)}`;

/** "18 November 2026". */
export const fullDayName = (day: Day): string => `${dateName(day)} ${yearOf(day)}`;
