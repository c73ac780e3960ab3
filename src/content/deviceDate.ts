import { fullDayName, type Day } from "@/domain/calendar";

/** For a day that the database refuses, because this device's date is more than a day off its own. */
export const deviceDateLooksWrong = (today: Day): string =>
  `This device says that today is ${fullDayName(today)}. That date looks wrong. Set the right date on the device, then try again.`;

export const DEVICE_DATE_HEADING = "Check the date on this device";
