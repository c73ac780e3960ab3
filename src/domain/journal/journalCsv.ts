import { toCsv } from "@/domain/csv";
import type { JournalEntry } from "./journal";
import { poundsOf } from "@/domain/money";

/** The same columns as the tracker's (specification part 2, section 7), so that one sheet can hold both. */
export const ENTRY_COLUMNS = ["Date", "Type", "Amount (£)", "Detail"] as const;

export const journalCsv = (entries: readonly JournalEntry[]): string =>
  toCsv(
    ENTRY_COLUMNS,
    entries.map(({ day, type, pence, detail }) => [day, type, poundsOf(pence), detail]),
  );
