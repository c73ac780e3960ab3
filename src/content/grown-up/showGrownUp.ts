/** /show-a-grown-up: one calm page about the week, to look at together or to print. */
import { dateName, type Day } from "@/domain/calendar";
import type { PageMeta } from "@/content/pageMeta";

export const SHOW_PAGE: PageMeta = {
  title: "Show a grown-up | 4MQ",
  description:
    "One page about your week: what came in, what went out, what you kept, and one question to talk about.",
};

export const SHOW_TEXTS = {
  heading: "Show a grown-up",
  lead: "One page about your week. Look at it together, or print it for the fridge.",
  loading: "Getting your week ready...",
  couldNotLoad: "We could not load your week.",
  choice: "Amounts on this page",
  withAmounts: "With amounts",
  withoutAmounts: "Without amounts",
  /** @param name "" if nobody has given one. */
  week: (name: string) => (name ? `${name}’s week` : "My week"),
  span: (first: Day, last: Day) => `${dateName(first)} to ${dateName(last)}`,
  cameIn: "Came in",
  wentOut: "Went out",
  kept: "Was kept",
  empty: "Nothing is written down for this week yet. You can still talk about the question.",
  talk: "Talk about it",
  decided: "What we decided",
  made: "Made on this device. We do not send it to anyone.",
  print: "Print for the fridge",
} as const;

/** One question a week, thirteen in all; none of them can be answered with yes or no. */
export const TALK_QUESTIONS = [
  "What did you nearly buy this week? What made you wait?",
  "Which thing that you bought was worth it? Why that one?",
  "What did money mean in our family when you were my age?",
  "What is one thing that costs more than you thought?",
  "If we had £10 to spend together, what would we do?",
  "What would you like to be better at: earning, saving, spending or giving?",
  "Who tried to make you want something this week? How did they do it?",
  "What is something good that cost nothing at all?",
  "What are you saving for, and what will be different when you have it?",
  "What is a money mistake that you learned from?",
  "What could we do at home that would help somebody else?",
  "Which bill surprises you the most? What is it for?",
  "What do you want to keep doing after the 90 days?",
] as const;
