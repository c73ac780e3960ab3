import { dayOf, fullDayName, timeName, type Day } from "@/domain/calendar";

/** For a day that the database refuses, because this device's date is more than a day off its own. */
export const deviceDateLooksWrong = (today: Day): string => `${looksWrong(today)}, then try again.`;

/** Where nothing has failed. */
export const dateLooksWrong = (today: Day): string => `${looksWrong(today)}.`;

const looksWrong = (today: Day): string =>
  `This device says that today is ${fullDayName(today)}. That date looks wrong. Set the right date on the device`;

/** For a clock that is hours off, and so has another day, or soon will. */
export const deviceClockLooksWrong = (now: Date, today: Day): string =>
  dayOf(now) === today
    ? `This device says that it is ${timeName(now)}. That time looks wrong. Set the right time and time zone on the device.`
    : dateLooksWrong(dayOf(now));

export const DEVICE_DATE_HEADING = "Check the date on this device";
