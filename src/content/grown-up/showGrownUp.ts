/** /show-a-grown-up: one calm page about the week, to look at together or to print. */
import { dateName, type Day } from "@/domain/calendar";
import type { PageMeta } from "@/content/pageMeta";

export const SHOW_PAGE: PageMeta = {
  title: "Show a grown-up | 4MQ",
  description:
    "One page about your week: what you earned, saved and spent, what is left over, and one question to talk about.",
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
  span: (first: Day, last: Day) =>
    first === last ? dateName(first) : `${dateName(first)} to ${dateName(last)}`,
  empty: "Nothing is written down for this week yet. You can still talk about the question.",
  talk: "Talk about it",
  decided: "What we decided",
  /** Under the jar on paper. */
  colour: "Colour a coin each time you put money aside.",
  made: "Made on this device. We do not send it to anyone.",
  print: "Print for the fridge",
} as const;
