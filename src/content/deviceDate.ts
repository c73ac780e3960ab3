import { dayOf, fullDayName, timeName, timeZoneName, type Day } from "@/domain/calendar";

/** For a day that the database refuses, because this device's date is more than a day off its own. */
export const deviceDateLooksWrong = (today: Day): string =>
  `This device says that today is ${fullDayName(today)}. That date looks wrong. Set the right date on the device, then try again.`;

/**
 * For a clock that is hours off, and so has another day, or soon will. A time that was set by hand to fit a wrong time zone looks
 * right to whoever set it.
 * @param today goes with what is written until then.
 */
export const deviceClockLooksWrong = (now: Date, today: Day): string =>
  `This device says that it is ${timeName(now)} on ${fullDayName(dayOf(now))}, in the time zone “${timeZoneName()}”. ` +
  `That ${dayOf(now) === today ? "time" : "date"} looks wrong. Set the right date, time and time zone on the device. ` +
  `Until then, what you write here goes to ${fullDayName(today)}.`;

export const DEVICE_DATE_HEADING = "Check the date on this device";
