import type { Day } from "./calendar";
import { signedPence, type JournalEntry } from "./journal";
import type { Pence } from "./money";

export interface DayGroup<Entry> {
  day: Day;
  entries: Entry[];
  /** Earned less saved and spent; undefined while further entries of that day may still be to come. */
  total: Pence | undefined;
}

/**
 * Entries by day, in the order they come (newest day first).
 * @param complete false when the list goes on: then the last day may not be whole.
 */
export function groupByDay<Entry extends JournalEntry>(
  entries: readonly Entry[],
  complete: boolean,
): DayGroup<Entry>[] {
  const groups: DayGroup<Entry>[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.day === entry.day) last.entries.push(entry);
    else groups.push({ day: entry.day, entries: [entry], total: undefined });
  }
  for (const [index, group] of groups.entries())
    if (complete || index < groups.length - 1)
      group.total = group.entries.reduce((sum, entry) => sum + signedPence(entry), 0);
  return groups;
}
