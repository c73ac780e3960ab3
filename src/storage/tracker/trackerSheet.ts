/** The tracker's sheets, each kept in this browser under a key of its own. Only the page /keep sends lines of them: the ticked ones. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { isDetailOf, isEntryType, type JournalEntry } from "@/domain/journal/journal";
import { MAX_PENCE, penceOf, poundsOf } from "@/domain/money";
import { EMPTY_SHEET, type Sheet, type TrackerEntry } from "@/domain/tracker/tracker";
import { TRACKER_KEY } from "@/storage/sharedKeys";
import { writeWithLock } from "@/storage/withLock";
import { localStore, type LocalStore } from "@/storage/localStore";
import { newId } from "@/storage/newId";
import { perUser } from "@/storage/perUser";
import { FIRST } from "@/storage/players/players";
import { sheetKey } from "./sheetKeys";

const StoredDay = v.pipe(v.string(), v.check(isDay));

/** Specification part 2, section 3: the names and amounts match the journal's own rows. */
const StoredEntry = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    entry_date: StoredDay,
    entry_type: v.string(),
    amount: v.pipe(v.number(), v.minValue(0), v.maxValue(poundsOf(MAX_PENCE))),
    detail: v.string(),
    files: v.optional(v.fallback(v.optional(v.array(v.string())), undefined)),
    /** The only file of a row that was stored earlier. */
    file: v.optional(v.fallback(v.optional(v.string()), undefined)),
    import: v.optional(v.fallback(v.optional(v.string()), undefined)),
    again: v.optional(v.fallback(v.optional(v.array(v.string())), undefined)),
  }),
  v.rawTransform<StoredRow, TrackerEntry>(({ dataset, addIssue, NEVER }) => {
    const {
      id,
      entry_date,
      entry_type,
      amount,
      detail,
      file,
      files = file ? [file] : [],
      again,
    } = dataset.value;
    if (isEntryType(entry_type) && isDetailOf(entry_type, detail))
      return {
        id,
        day: entry_date,
        type: entry_type,
        pence: penceOf(amount),
        detail,
        ...(files.length && { files }),
        ...(dataset.value.import && { import: dataset.value.import }),
        ...(again && { again }),
      };
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
  files?: string[] | undefined;
  file?: string | undefined;
  import?: string | undefined;
  again?: string[] | undefined;
}

const rowOf = ({ id, day, type, pence, detail, files, import: brought, again }: TrackerEntry): StoredRow => ({
  id,
  entry_date: day,
  entry_type: type,
  amount: poundsOf(pence),
  detail,
  ...(files && { files: [...files] }),
  ...(brought && { import: brought }),
  ...(again && { again: [...again] }),
});

const StoredImports = v.array(
  v.object({
    id: v.string(),
    fileName: v.string(),
    replaced: v.array(v.object({ entry: StoredEntry, place: v.number() })),
  }),
);

const StoredSheet = v.object({
  start: StoredDay,
  entries: v.array(StoredEntry),
  imports: v.optional(v.fallback(v.optional(StoredImports), undefined)),
});

const encode = ({ start, entries, imports }: Sheet) => ({
  start,
  entries: entries.map(rowOf),
  ...(imports?.length && {
    imports: imports.map(({ replaced, ...more }) => ({
      ...more,
      replaced: replaced.map(({ entry, place }) => ({ entry: rowOf(entry), place })),
    })),
  }),
});

export type SheetStore = LocalStore<Sheet>;

/** @param id of the one whose sheet it is. */
export const sheetOf = perUser((id) =>
  localStore<Sheet>({ key: sheetKey(id), schema: StoredSheet, encode, empty: EMPTY_SHEET }),
);

/** The sheet without a name. */
export const trackerSheet = sheetOf(FIRST);

export const changeSheet = (sheet: SheetStore, how: (sheet: Sheet) => Sheet): Promise<void> =>
  writeWithLock(TRACKER_KEY, () => sheet.update(how));

/** @returns the entry as stored in the sheet. */
export async function addToSheet(to: SheetStore, entry: JournalEntry): Promise<TrackerEntry> {
  const added = { ...entry, id: newId() };
  await changeSheet(to, (sheet) => ({ ...sheet, entries: [...sheet.entries, added] }));
  return added;
}

export const removeFromSheet = (from: SheetStore, id: string): Promise<void> =>
  changeSheet(from, (sheet) => ({ ...sheet, entries: sheet.entries.filter((entry) => entry.id !== id) }));

/** Restores a removed entry to its place; one that another tab has already restored appears once. */
export const putBackIntoSheet = (to: SheetStore, entry: TrackerEntry, place: number): Promise<void> =>
  changeSheet(to, (sheet) =>
    sheet.entries.some(({ id }) => id === entry.id)
      ? sheet
      : { ...sheet, entries: sheet.entries.toSpliced(place, 0, entry) },
  );

export const chooseStart = (of: SheetStore, start: Day): Promise<void> =>
  changeSheet(of, (sheet) => ({ ...sheet, start }));
