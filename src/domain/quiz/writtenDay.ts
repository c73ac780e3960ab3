/** Days as earlier versions of the site and other programs write them. */
import { dayOfMoment, isDay, type Day } from "@/domain/calendar";

/** A moment in UTC, as `toISOString` writes it; its day depends on where the visitor lives. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * The forms in the order in which they are tried: 03/04/2026 is read the British way, while
 * 11/22/2026 only has an American reading.
 */
const FORMS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?!\d)/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})(?!\d)/,
  /\b(?<month>[a-z]{3})[a-z]* (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/i,
  /\b(?<day>\d{1,2}) (?<month>[a-z]{3})[a-z]*,? (?<year>\d{4})(?!\d)/i,
];

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** @param month its number, or the first three letters of its name. */
function toDay({ year = "", month = "", day = "" }: Partial<Record<string, string>>): Day | undefined {
  const number = Number(month) || MONTHS.indexOf(month.toLowerCase()) + 1;
  const text = [year, number, day].map((part) => String(part).padStart(2, "0")).join("-");
  return isDay(text) ? text : undefined;
}

/** The day that was meant; undefined if there is no such day. */
export function readDay(text: string): Day | undefined {
  if (MOMENT.test(text) && isDay(text.slice(0, 10))) {
    const day = dayOfMoment(text);
    if (isDay(day)) return day;
  }
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    const day = parts && toDay(parts);
    if (day) return day;
  }
  return undefined;
}
