import { deviceDateLooksWrong } from "@/content/deviceDate";
import { DASHBOARD_TEXTS } from "@/content/journal/journal";
import type { Day } from "@/domain/calendar";
import { FIRST_ENTRY_DAY, type EntryProblem } from "@/domain/journal/journal";

type EntryField = "amount" | "entry_date" | "detail";

/** The field that the problem is marked at, and that takes the focus. */
export const FIELD_WITH: Readonly<Record<EntryProblem, EntryField>> = {
  noAmount: "amount",
  amount: "amount",
  noDay: "entry_date",
  day: "entry_date",
  noDetail: "detail",
};

/** No day fits between the bounds of a device whose own day is before the first. */
const wrongDay = (today: Day) =>
  today < FIRST_ENTRY_DAY ? deviceDateLooksWrong(today) : DASHBOARD_TEXTS.dayOutOfBounds;

function textOf(problem: EntryProblem, today: Day): string {
  if (problem === "amount") return DASHBOARD_TEXTS.amountOutOfBounds;
  return problem === "day" ? wrongDay(today) : DASHBOARD_TEXTS[problem];
}

/** @returns the sentence for this field, if the problem is its own. */
export const problemAt = (field: EntryField, problem: EntryProblem | undefined, today: Day) =>
  problem && FIELD_WITH[problem] === field ? textOf(problem, today) : undefined;
