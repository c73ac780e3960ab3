/** A reminder in one's own calendar. */
import type { ReminderDay } from "@/domain/journal/reminder";

export const REMINDER_TEXTS = {
  lead: "We never send you reminders. This makes a file for your own calendar, and you can delete it there at any time.",
  days: "Which days?",
  time: "What time?",
  noDay: "Choose at least one day.",
  noTime: "Choose a time, such as 17:00.",
  submit: "Save calendar file",
  saved: "Your calendar file is ready. Open it to add the reminder.",
  fileName: "4mq-reminder.ics",
  title: "Write today’s line in 4MQ",
} as const;

export const REMINDER_DAY_NAMES: Record<ReminderDay, string> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};
