/** The end of a savings goal: so much a week, the Saturdays that follow from it, and a last day that can be changed. */
import { dateName, fullDayName, type Day } from "@/domain/calendar";
import { saturdayFrom, type Saturdays } from "@/domain/community/savingPlan";

const NUMBERS = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Eight Saturdays", "20 Saturdays". */
export const saturdaysInWords = (count: number): string =>
  `${NUMBERS[count - 1] ?? count} ${count === 1 ? "Saturday" : "Saturdays"}`;

/** "today", "this Saturday" or "on Saturday 5 December". */
export function saturdayName(saturday: Day, today: Day): string {
  if (saturday === today) return "today";
  return saturday === saturdayFrom(today) ? "this Saturday" : `on Saturday ${dateName(saturday)}`;
}

export const GOAL_END_TEXTS = {
  week: "What can you save each week?",
  weekHint: "You can leave this empty.",
  weekWrong: "Type a number greater than 0, such as 2 or 2.50, or leave it empty.",
  end: "Last day",
  /** Before anything is worked out. */
  endHint: "30 days from today. You can choose another day.",
  endWorkedOut: "Worked out from what you save each week. You can change it.",
  /** @param latest the last day on offer. */
  endWrong: (latest: Day) => `Choose a day from today to ${fullDayName(latest)}.`,
  plan: ({ count, last }: Saturdays) =>
    `${saturdaysInWords(count)}. The last one is on ${fullDayName(last)}.`,
  /** For a last day that comes before the jar is full. */
  tooSoon: ({ count, last }: Saturdays) =>
    `${saturdaysInWords(count)} would fill the jar, the last on ${fullDayName(last)}. Your last day comes before that.`,
  tooLong: "That takes longer than a year. When the year is over, you can choose a new end.",
} as const;

export const NEW_END_TEXTS = {
  title: "Choose a new end",
  /** @param left "$8.40". */
  lead: (left: string) => `${left} to go. What you have saved is still in the jar.`,
  submit: "Go on saving",
  busy: "Saving…",
  cancel: "Not now",
  done: "Your goal goes on",
  failed: "We could not change the end. Please try again.",
} as const;
