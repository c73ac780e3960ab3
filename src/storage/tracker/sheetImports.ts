/** Files on their way into the stored sheet, and out of it. */
import type { JournalEntry } from "@/domain/journal/journal";
import {
  fileNameOf,
  inFile,
  mergeFile,
  replaceRows,
  withoutImport,
  type Merged,
} from "@/domain/tracker/mergeFile";
import type { Sheet, TrackerEntry } from "@/domain/tracker/tracker";
import { isStorageBlocked } from "@/storage/isStorageBlocked";
import { newId } from "@/storage/newId";
import { changeSheet, type SheetStore } from "./trackerSheet";

/**
 * A browser that stores nothing keeps the change on the page, as it keeps every other one.
 * @returns false if the browser has no room for the change: then it is undone.
 */
async function changeIfRoom(store: SheetStore, how: (sheet: Sheet) => Sheet): Promise<boolean> {
  const wasKept = store.isKept();
  let before = store.read();
  await changeSheet(store, (sheet) => how((before = sheet)));
  if (store.isKept() || !wasKept || isStorageBlocked()) return true;
  await changeSheet(store, () => before);
  return false;
}

export interface Imported extends Omit<Merged, "sheet" | "waiting"> {
  /** By this, the import can be taken back. */
  id: string;
  /** Those of the file's entries that the sheet lacks, and that are added only if the visitor says so. */
  waiting: readonly JournalEntry[];
}

/**
 * Adds the file's entries that the sheet does not have yet.
 * @param fileName as the visitor is shown it.
 * @param doubtful the entries that are not added yet.
 * @param id of the import, if it goes on with another one.
 * @returns undefined if the browser has no room for them: then the sheet is as it was.
 */
export async function addMissingToSheet(
  store: SheetStore,
  entries: readonly JournalEntry[],
  file: string,
  fileName: string,
  doubtful: ReadonlyMap<JournalEntry, unknown> = new Map(),
  id: string = newId(),
): Promise<Imported | undefined> {
  // The row in doubt comes last: it is the one that the sheet lacks if it has one of two equal ones.
  const ofFile = new Map(
    [...entries.filter((entry) => !doubtful.has(entry)), ...doubtful.keys()].map((entry) => [newId(), entry]),
  );
  const incoming = [...ofFile].map(([newEntry, entry]) => ({ ...entry, id: newEntry }));
  let merged: Omit<Merged, "sheet"> = { added: [], waiting: [], left: [], earlier: undefined };
  const isKept = await changeIfRoom(store, (sheet) => {
    const { sheet: changed, ...rest } = mergeFile(
      sheet,
      incoming,
      fileNameOf(file),
      { id, fileName },
      (entry) => doubtful.has(ofFile.get(entry.id)!),
    );
    merged = rest;
    return changed;
  });
  // Without room, and with nothing to add, all that is lost is the note which rows the file has.
  const waiting = merged.waiting.map((entry) => ofFile.get(entry.id)!);
  return isKept || !merged.added.length ? { ...merged, waiting, id } : undefined;
}

/** Removes the rows that an import has replaced, until it is taken back. */
export const replaceInSheet = (
  store: SheetStore,
  { id, fileName }: { id: string; fileName: string },
  rows: readonly TrackerEntry[],
): Promise<void> =>
  changeSheet(store, (sheet) => replaceRows(sheet, { id, fileName }, new Set(rows.map((row) => row.id))));

/** Takes an import back. @returns how many rows went, and how many came back. */
export async function takeImportBack(
  store: SheetStore,
  id: string,
): Promise<{ removed: number; restored: number }> {
  let counts = { removed: 0, restored: 0 };
  await changeSheet(store, (sheet) => {
    const changed = withoutImport(sheet, id);
    const missing = (from: Sheet, others: Sheet) => {
      const there = new Set(from.entries.map((entry) => entry.id));
      return others.entries.filter((entry) => !there.has(entry.id)).length;
    };
    counts = { removed: missing(changed, sheet), restored: missing(sheet, changed) };
    return changed;
  });
  return counts;
}

/** Remembers, if there is room, that a file has all rows of the sheet. */
export async function markAsWritten(store: SheetStore, fileName: string): Promise<void> {
  const written = new Set(store.read().entries.map(({ id }) => id));
  await changeIfRoom(store, (sheet) => ({
    ...sheet,
    entries: sheet.entries.map((entry) =>
      written.has(entry.id) ? inFile(entry, fileNameOf(fileName)) : entry,
    ),
  }));
}
