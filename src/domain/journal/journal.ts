/** The definition of a journal entry (specification part 2, sections 3 and 5). */
import { addDays, isDay, type Day } from "@/domain/calendar";
import { parsePounds, type Pence } from "@/domain/money";
import type { ClockReading } from "./clockReading";

export const ENTRY_TYPES = ["E", "S", "P"] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** The database stores the values exactly as written here. */
export const DETAILS = {
  E: ["E-Chore", "E-Allowance", "E-Others"],
  S: ["S-For Goal", "S-Without Goal", "S-Others"],
  P: ["P-KS Needs", "P-Non-KS Needs", "P-Wants", "P-Others"],
} as const satisfies Record<EntryType, readonly string[]>;
export type EntryDetail = (typeof DETAILS)[EntryType][number];

/** Spending with this detail counts as KS spending in the figures. */
export const KS_DETAIL = "P-KS Needs" satisfies EntryDetail;

/** Savings with this detail can go into the jar of the running goal. */
export const FOR_GOAL_DETAIL = "S-For Goal" satisfies EntryDetail;

export interface JournalEntry {
  day: Day;
  type: EntryType;
  pence: Pence;
  detail: EntryDetail;
}

/** The values in the form's fields, as text. */
export interface EntryDraft {
  day: string;
  type: string;
  amount: string;
  detail: string;
  /** Is there as long as the day is by a clock that nothing has confirmed. */
  clock?: ClockReading | undefined;
}

/** A field that is not filled in, or an amount or a day outside its bounds. */
export type EntryProblem = "noAmount" | "noDay" | "noDetail" | "amount" | "day";

export const isMissing = (problem: EntryProblem): boolean => problem.startsWith("no");

/** The database accepts no entry before this day. */
export const FIRST_ENTRY_DAY: Day = "2020-01-01";
/** One day fewer than the database allows, because the database's day may be one behind the visitor's. */
const DAYS_AHEAD = 365;

export const lastEntryDay = (today: Day): Day => addDays(today, DAYS_AHEAD);

export const isEntryType = (text: string): text is EntryType =>
  (ENTRY_TYPES as readonly string[]).includes(text);

export const isDetailOf = (type: EntryType, text: string): text is EntryDetail =>
  (DETAILS[type] as readonly string[]).includes(text);

/** @returns a valid entry, or its first problem. */
export function readEntry(draft: EntryDraft, today: Day): JournalEntry | EntryProblem {
  const { day, type, amount, detail } = draft;
  if (!amount.trim()) return "noAmount";
  if (!day) return "noDay";
  if (!isEntryType(type) || !isDetailOf(type, detail)) return "noDetail";
  const pence = parsePounds(amount);
  if (pence === undefined) return "amount";
  if (!isDay(day) || day < FIRST_ENTRY_DAY || day > lastEntryDay(today)) return "day";
  return { day, type, pence, detail };
}

/** The effect of an entry on the money at hand: earning adds, saving and spending subtract. */
export const signedPence = ({ type, pence }: JournalEntry): Pence => (type === "E" ? pence : -pence);
