/** The tracker's sheet, kept in this browser under one key. Only the page /keep sends lines of it: the ticked ones. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { isDetailOf, isEntryType, type JournalEntry } from "@/domain/journal/journal";
import { MAX_PENCE, penceOf, poundsOf } from "@/domain/money";
import { EMPTY_SHEET, missingFrom, type Sheet, type TrackerEntry } from "@/domain/tracker/tracker";
import { TRACKER_KEY } from "@/storage/sharedKeys";
import { writeWithLock } from "@/storage/withLock";
import { localStore } from "@/storage/localStore";

const StoredDay = v.pipe(v.string(), v.check(isDay));

/** Specification part 2, section 3: the names and amounts match the journal's own rows. */
const StoredEntry = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    entry_date: StoredDay,
    entry_type: v.string(),
    amount: v.pipe(v.number(), v.minValue(0), v.maxValue(poundsOf(MAX_PENCE))),
    detail: v.string(),
  }),
  v.rawTransform<StoredRow, TrackerEntry>(({ dataset, addIssue, NEVER }) => {
    const { id, entry_date, entry_type, amount, detail } = dataset.value;
    if (isEntryType(entry_type) && isDetailOf(entry_type, detail))
      return { id, day: entry_date, type: entry_type, pence: penceOf(amount), detail };
    addIssue({ message: "No such type or detail" });
    return NEVER;
  }),
);

interface StoredRow {
  id: string;
  entry_date: Day;
  entry_type: string;
  amount: number;
  detail: string;
}

const rowOf = ({ id, day, type, pence, detail }: TrackerEntry): StoredRow => ({
  id,
  entry_date: day,
  entry_type: type,
  amount: poundsOf(pence),
  detail,
});

export const trackerSheet = localStore<Sheet>({
  key: TRACKER_KEY,
  schema: v.object({ start: StoredDay, entries: v.array(StoredEntry) }),
  encode: ({ start, entries }) => ({ start, entries: entries.map(rowOf) }),
  empty: EMPTY_SHEET,
});

const change = (how: (sheet: Sheet) => Sheet): Promise<void> =>
  writeWithLock(TRACKER_KEY, () => trackerSheet.update(how));

const withId = (entry: JournalEntry): TrackerEntry => ({ ...entry, id: crypto.randomUUID() });

/** @returns the entry as stored in the sheet. */
export async function addToSheet(entry: JournalEntry): Promise<TrackerEntry> {
  const added = withId(entry);
  await change((sheet) => ({ ...sheet, entries: [...sheet.entries, added] }));
  return added;
}

export const removeFromSheet = (id: string): Promise<void> =>
  change((sheet) => ({ ...sheet, entries: sheet.entries.filter((entry) => entry.id !== id) }));

/** Restores a removed entry to its place; one that another tab has already restored appears once. */
export const putBackIntoSheet = (entry: TrackerEntry, place: number): Promise<void> =>
  change((sheet) =>
    sheet.entries.some(({ id }) => id === entry.id)
      ? sheet
      : { ...sheet, entries: sheet.entries.toSpliced(place, 0, entry) },
  );

/** Adds the entries that the sheet does not have yet. @returns their number. */
export async function addMissingToSheet(entries: readonly JournalEntry[]): Promise<number> {
  const incoming = entries.map(withId);
  let added = 0;
  await change((sheet) => {
    const missing = missingFrom(sheet.entries, incoming);
    added = missing.length;
    return { ...sheet, entries: [...sheet.entries, ...missing] };
  });
  return added;
}

export const chooseStart = (start: Day): Promise<void> => change((sheet) => ({ ...sheet, start }));
