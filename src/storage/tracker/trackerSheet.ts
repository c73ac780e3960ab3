/** The tracker's sheet, kept in this browser under one key. Only the page /keep sends lines of it: the ticked ones. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { isDetailOf, isEntryType, type JournalEntry } from "@/domain/journal/journal";
import { MAX_PENCE, penceOf, poundsOf } from "@/domain/money";
import { EMPTY_SHEET, missingFrom, type Sheet, type TrackerEntry } from "@/domain/tracker/tracker";
import { TRACKER_KEY } from "@/storage/sharedKeys";
import { isStorageBlocked } from "@/storage/isStorageBlocked";
import { writeWithLock } from "@/storage/withLock";
import { localStore } from "@/storage/localStore";
import { newId } from "@/storage/newId";

const StoredDay = v.pipe(v.string(), v.check(isDay));

/** Specification part 2, section 3: the names and amounts match the journal's own rows. */
const StoredEntry = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    entry_date: StoredDay,
    entry_type: v.string(),
    amount: v.pipe(v.number(), v.minValue(0), v.maxValue(poundsOf(MAX_PENCE))),
    detail: v.string(),
    file: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  v.rawTransform<StoredRow, TrackerEntry>(({ dataset, addIssue, NEVER }) => {
    const { id, entry_date, entry_type, amount, detail, file } = dataset.value;
    if (isEntryType(entry_type) && isDetailOf(entry_type, detail))
      return { id, day: entry_date, type: entry_type, pence: penceOf(amount), detail, ...(file && { file }) };
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
  file?: string | undefined;
}

const rowOf = ({ id, day, type, pence, detail, file }: TrackerEntry): StoredRow => ({
  id,
  entry_date: day,
  entry_type: type,
  amount: poundsOf(pence),
  detail,
  ...(file && { file }),
});

export const trackerSheet = localStore<Sheet>({
  key: TRACKER_KEY,
  schema: v.object({ start: StoredDay, entries: v.array(StoredEntry) }),
  encode: ({ start, entries }) => ({ start, entries: entries.map(rowOf) }),
  empty: EMPTY_SHEET,
});

type Change = (sheet: Sheet) => Sheet;
const change = (how: Change): Promise<void> => writeWithLock(TRACKER_KEY, () => trackerSheet.update(how));

/**
 * A browser that stores nothing keeps the change on the page, as it keeps every other one.
 * @returns false if the browser has no room for the change: then it is undone.
 */
async function changeIfRoom(how: Change, undo: Change): Promise<boolean> {
  const wasKept = trackerSheet.isKept();
  await change(how);
  if (trackerSheet.isKept() || !wasKept || isStorageBlocked()) return true;
  await change(undo);
  return false;
}

const without = (ids: readonly string[]): Change => {
  const gone = new Set(ids);
  return (sheet) => ({ ...sheet, entries: sheet.entries.filter(({ id }) => !gone.has(id)) });
};

const withId = (entry: JournalEntry): TrackerEntry => ({ ...entry, id: newId() });

/** @returns the entry as stored in the sheet. */
export async function addToSheet(entry: JournalEntry): Promise<TrackerEntry> {
  const added = withId(entry);
  await change((sheet) => ({ ...sheet, entries: [...sheet.entries, added] }));
  return added;
}

/** Removes these rows, as far as they are still there. @returns how many were. */
export async function removeFromSheet(...ids: readonly string[]): Promise<number> {
  let removed = 0;
  await change((sheet) => {
    const left = without(ids)(sheet);
    removed = sheet.entries.length - left.entries.length;
    return left;
  });
  return removed;
}

/** Restores a removed entry to its place; one that another tab has already restored appears once. */
export const putBackIntoSheet = (entry: TrackerEntry, place: number): Promise<void> =>
  change((sheet) =>
    sheet.entries.some(({ id }) => id === entry.id)
      ? sheet
      : { ...sheet, entries: sheet.entries.toSpliced(place, 0, entry) },
  );

export interface Imported {
  added: readonly TrackerEntry[];
  /** Rows that an earlier version of this file had, and that this one has no more. */
  left: readonly TrackerEntry[];
}

/**
 * Adds the file's entries that the sheet does not have yet.
 * @param file its name, from {@link fileNameOf}.
 * @returns undefined if the browser has no room for them: then the sheet is as it was.
 */
export async function addMissingToSheet(
  entries: readonly JournalEntry[],
  file: string,
): Promise<Imported | undefined> {
  const incoming = entries.map((entry) => ({ ...withId(entry), file }));
  let imported: Imported = { added: [], left: [] };
  const isKept = await changeIfRoom(
    (sheet) => {
      const added = missingFrom(sheet.entries, incoming);
      const left = missingFrom(
        incoming,
        sheet.entries.filter((entry) => entry.file === file),
      );
      imported = { added, left };
      return { ...sheet, entries: [...sheet.entries, ...added] };
    },
    without(incoming.map(({ id }) => id)),
  );
  return isKept ? imported : undefined;
}

/** Remembers, if there is room, that a file has all rows of the sheet, except those that another file brought. */
export async function markAsWritten(file: string): Promise<void> {
  const marked = new Set(
    trackerSheet
      .read()
      .entries.filter((entry) => !entry.file)
      .map(({ id }) => id),
  );
  const mark =
    (name: string | undefined): Change =>
    (sheet) => ({
      ...sheet,
      entries: sheet.entries.map((entry) => (marked.has(entry.id) ? { ...entry, file: name } : entry)),
    });
  await changeIfRoom(mark(file), mark(undefined));
}

export const chooseStart = (start: Day): Promise<void> => change((sheet) => ({ ...sheet, start }));
