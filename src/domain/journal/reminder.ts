/** A reminder for one's own calendar, as a file in the format of RFC 5545. Nothing is sent, and nobody else is asked. */
import { addDays, daysBetween, weekOf, type Day } from "@/domain/calendar";

/** Monday first, as the calendar format names them. */
export const REMINDER_DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

export interface Reminder {
  /** At least one. */
  days: readonly ReminderDay[];
  /** "17:00", by the clock on the wall: the file names no time zone, so that summer time changes nothing. */
  time: string;
  title: string;
  /** The address that it opens. */
  url: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isTime = (text: string): boolean => TIME.test(text);

const END_OF_LINE = "\r\n";
/** At most 60 characters, which are fewer than the 75 bytes of a line: only the title may hold others than ASCII. */
const PART = /.{1,60}/gu;

/** Text with the characters escaped that the format gives a meaning (section 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/gu, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** A long line goes on in the next one, after a space (section 3.1). */
const folded = (line: string) => line.match(PART)!.join(`${END_OF_LINE} `);

/** 0 for a Monday. */
const weekdayOf = (day: Day) => daysBetween(weekOf(day).first, day);

/** The first of the chosen days, today included: a rule begins on a day that it names. */
function firstDay(today: Day, days: Reminder["days"]): Day {
  const next = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  return next.find((day) => days.includes(REMINDER_DAYS[weekdayOf(day)]!))!;
}

/** @param now the moment at which the file is made. */
export function reminderFile({ days, time, title, url }: Reminder, today: Day, now: Date): string {
  const start = `${firstDay(today, days).replaceAll("-", "")}T${time.replace(":", "")}00`;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/gu, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//4MQ//Reminder//EN",
    "BEGIN:VEVENT",
    `UID:${stamp}-${days.join("")}@4mq`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    "DURATION:PT5M",
    `RRULE:FREQ=WEEKLY;BYDAY=${REMINDER_DAYS.filter((day) => days.includes(day)).join()}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0M",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => folded(line) + END_OF_LINE).join("");
}
