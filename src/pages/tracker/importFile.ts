import type { Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal/journal";
import { cleanText, excerpt } from "@/domain/sharedText";
import type { Doubt, TrackerFile, UnreadableCell } from "@/domain/tracker/trackerCsv";
import type { NoTable } from "@/domain/tracker/trackerHead";
import { addMissingToSheet, type Imported } from "@/storage/tracker/sheetImports";
import type { SheetStore } from "@/storage/tracker/trackerSheet";
import { textOf } from "./fileText";

/** Rows that are not added yet for the same reason. */
export interface WaitingRows {
  doubts: readonly Doubt[];
  count: number;
  /** Adds them. @returns how many, or undefined if the browser has no room. */
  add: () => Promise<number | undefined>;
}

export interface ImportedRows extends Omit<Imported, "waiting"> {
  /** The sheet that it went into. */
  sheet: SheetStore;
  /** As the visitor's folder shows it, or the beginning of it. */
  fileName: string;
  alreadyThere: number;
  unreadable: readonly UnreadableCell[];
  dateOrders: TrackerFile["dateOrders"];
  unread: TrackerFile["unread"];
  assumesPounds: boolean;
  waiting: readonly WaitingRows[];
}

export type ImportOutcome = ImportedRows | NoTable | { is: "tooBig" | "encoding" | "unreadable" | "noRoom" };

/** More buttons make a choice hard. */
const MOST_GROUPS = 4;

/** @returns the entries that wait, those with the same doubts together. */
function groupsOf(waiting: readonly JournalEntry[], doubtful: TrackerFile["doubtful"]): JournalEntry[][] {
  const groups = new Map<string, JournalEntry[]>();
  for (const entry of waiting) {
    const doubts = doubtful.get(entry)!;
    const key = doubts.every(({ is }) => is === "sum") ? "sum" : JSON.stringify(doubts);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const all = [...groups.values()];
  return all.length > MOST_GROUPS
    ? [...all.slice(0, MOST_GROUPS - 1), all.slice(MOST_GROUPS - 1).flat()]
    : all;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** Adds the file's rows that are not in the sheet yet. */
export async function importFile(sheet: SheetStore, file: File, today: Day): Promise<ImportOutcome> {
  if (file.size > MAX_BYTES) return { is: "tooBig" };
  try {
    const { readTrackerCsv } = await import("@/domain/tracker/trackerCsv");
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) return { is: "encoding" };
    const read = readTrackerCsv(text, today);
    if ("is" in read) return read;
    const { entries, doubtful, ...rest } = read;
    const fileName = excerpt(cleanText(file.name));
    const imported = await addMissingToSheet(sheet, entries, file.name, fileName, doubtful);
    if (!imported) return { is: "noRoom" };
    const stillDoubtful = new Map(doubtful);
    const add = async (group: readonly JournalEntry[]) => {
      for (const entry of group) stillDoubtful.delete(entry);
      return (await addMissingToSheet(sheet, entries, file.name, fileName, stillDoubtful, imported.id))?.added
        .length;
    };
    const groups = groupsOf(imported.waiting, doubtful);
    return {
      ...imported,
      ...rest,
      sheet,
      fileName,
      alreadyThere: entries.length - imported.added.length - imported.waiting.length,
      waiting: groups.map((group) => ({
        doubts: group.flatMap((entry) => doubtful.get(entry)!),
        count: group.length,
        add: () => add(group),
      })),
    };
  } catch (error) {
    console.error(error);
    return { is: "unreadable" };
  }
}
