/** The sheet of /excel-tracker (specification part 2, sections 2, 3 and 9): entries that stay in the browser. */
import type { Day } from "@/domain/calendar";
import { signedPence, type EntryType, type JournalEntry } from "@/domain/journal/journal";
import { formatPence, type Pence } from "@/domain/money";

export interface TrackerEntry extends JournalEntry {
  id: string;
  /** The files that are known to have this row: it came from there, was there as well, or was written there. */
  files?: readonly string[] | undefined;
  /** The import that brought it. */
  import?: string | undefined;
  /** Later imports whose files had it as well: two files may have one name. */
  again?: readonly string[] | undefined;
}

/** Imports that can still be taken back. */
export const LAST_IMPORTS = 3;

/** An import that can be taken back. */
export interface SheetImport {
  id: string;
  /** As the visitor's folder shows it, or the beginning of it. */
  fileName: string;
  /** The rows that went for those of the file, and their indices in the sheet. */
  replaced: readonly { entry: TrackerEntry; place: number }[];
}

export interface Sheet {
  /** The first day of phase 1. */
  start: Day;
  /** In the order in which they were written down. */
  entries: readonly TrackerEntry[];
  /** The last ones. */
  imports?: readonly SheetImport[] | undefined;
}

/** The exact file name (specification part 2, section 7). */
export const TRACKER_FILE = "money-journal-entries.csv";

/** @param name of the owner, of which letters and numbers of any language go into the file's name. */
export function withNameOf(name: string, file: string): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return cleaned ? file.replace(".", `-${cleaned}.`) : file;
}

export const DEFAULT_START: Day = "2025-01-01";

export const EMPTY_SHEET: Sheet = { start: DEFAULT_START, entries: [] };

/** The number of rows on screen at once: ten thousand rows would hold up every key press. */
export const ROWS_PER_PAGE = 25;

const byDay = (one: JournalEntry, other: JournalEntry) => {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
};

/** The order for paper and files: by day and, within a day, in the order in which the entries were written down. */
export const oldestFirst = <Entry extends JournalEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(byDay);

export const newestFirst = <Entry extends JournalEntry>(entries: readonly Entry[]): Entry[] =>
  oldestFirst(entries).toReversed();

export interface Totals extends Record<EntryType, Pence> {
  /** Earnings minus savings and spending. */
  left: Pence;
}

export function totalsOf(entries: readonly JournalEntry[]): Totals {
  const totals = { E: 0, S: 0, P: 0, left: 0 };
  for (const entry of entries) {
    totals[entry.type] += entry.pence;
    totals.left += signedPence(entry);
  }
  return totals;
}

/** The key by which two rows are equal: everything but the id. */
export const identityOf = ({ day, type, pence, detail }: JournalEntry) =>
  [day, type, pence, detail].join("|");

/**
 * Returns the entries of `incoming` that `present` lacks, compared as multisets: of two equal
 * chores, one of which is already present, the other one is missing.
 */
export function missingFrom<Entry extends JournalEntry>(
  existing: readonly JournalEntry[],
  incoming: readonly Entry[],
): Entry[] {
  const there = new Map<string, number>();
  for (const entry of existing) there.set(identityOf(entry), (there.get(identityOf(entry)) ?? 0) + 1);
  return incoming.filter((entry) => {
    const count = there.get(identityOf(entry)) ?? 0;
    there.set(identityOf(entry), count - 1);
    return count <= 0;
  });
}

/** "1,234.50", for a column whose heading names the currency. */
export const formatPlainPounds = (pence: Pence): string => formatPence(pence).replace("£", "");
