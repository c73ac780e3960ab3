import { addDays, shortDayName, weekOf, type Day, type Span } from "@/domain/calendar";
import { ENTRY_TYPES, type EntryType, type JournalEntry } from "./journal";
import type { Pence } from "@/domain/money";

/** Sums of earned, saved and spent, kept apart because one sum of all three would say nothing. */
export type Totals = Readonly<Record<EntryType, Pence>>;

interface DayGroup<Entry> {
  day: Day;
  entries: Entry[];
  /** Undefined while further entries of that day may follow. */
  totals: Totals | undefined;
}

export interface WeekGroup<Entry> {
  /** Monday to Sunday. */
  week: Span;
  days: DayGroup<Entry>[];
  /** Undefined while further entries of that week may follow. */
  totals: Totals | undefined;
}

const NOTHING: Totals = { E: 0, S: 0, P: 0 };

function totalsOf<Entry extends JournalEntry>(
  entries: readonly Entry[],
  counts: (entry: Entry) => boolean,
): Totals {
  const sums = { ...NOTHING };
  for (const entry of entries) if (counts(entry)) sums[entry.type] += entry.pence;
  return sums;
}

const sumOf = (all: readonly Totals[]): Totals => {
  const sums = { ...NOTHING };
  for (const totals of all) for (const type of ENTRY_TYPES) sums[type] += totals[type];
  return sums;
};

/**
 * Groups entries by week and day, in the order they come (newest day first).
 * @param complete false if the list goes on, so that its last day and week may not be whole.
 * @param counts returns true for an entry that counts towards the totals.
 */
export function groupByWeek<Entry extends JournalEntry>(
  entries: readonly Entry[],
  complete: boolean,
  counts: (entry: Entry) => boolean = () => true,
): WeekGroup<Entry>[] {
  const weeks: WeekGroup<Entry>[] = [];
  for (const { day, entries: ofDay } of byDay(entries)) {
    const week = weeks.at(-1)?.week.first;
    // The week is looked up once per week, not once per day, because a long journal has hundreds of days.
    if (week === undefined || day < week) weeks.push({ week: weekOf(day), days: [], totals: undefined });
    weeks.at(-1)!.days.push({ day, entries: ofDay, totals: totalsOf(ofDay, counts) });
  }
  for (const group of weeks) group.totals = sumOf(group.days.map(({ totals }) => totals!));
  const last = weeks.at(-1);
  if (last && !complete) {
    last.totals = undefined;
    last.days.at(-1)!.totals = undefined;
  }
  return weeks;
}

function byDay<Entry extends JournalEntry>(entries: readonly Entry[]): { day: Day; entries: Entry[] }[] {
  const days: { day: Day; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.day === entry.day) last.entries.push(entry);
    else days.push({ day: entry.day, entries: [entry] });
  }
  return days;
}

/** "This week", "Last week" or "9 Nov to 15 Nov", with the year if it differs from today's. */
export function weekName({ first, last }: Span, today: Day): string {
  const thisWeek = weekOf(today).first;
  if (first === thisWeek) return "This week";
  if (first === addDays(thisWeek, -7)) return "Last week";
  const year = last.slice(0, 4);
  return `${shortDayName(first)} to ${shortDayName(last)}${year === today.slice(0, 4) ? "" : ` ${year}`}`;
}
