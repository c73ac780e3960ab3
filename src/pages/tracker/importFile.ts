import type { Day } from "@/domain/calendar";
import { cleanText, excerpt } from "@/domain/sharedText";
import type { TrackerFile, UnreadableCell } from "@/domain/tracker/trackerCsv";
import type { NoTable } from "@/domain/tracker/trackerHead";
import { addMissingToSheet, type Imported } from "@/storage/tracker/sheetImports";
import { textOf } from "./fileText";

export interface ImportedRows extends Imported {
  /** As the visitor's folder shows it, or the beginning of it. */
  fileName: string;
  alreadyThere: number;
  unreadable: readonly UnreadableCell[];
  dateOrders: TrackerFile["dateOrders"];
  unread: TrackerFile["unread"];
  assumesPounds: boolean;
  /** The titles and columns because of which some rows wait. */
  doubts: readonly string[];
  /** Adds the rows that wait. @returns how many, or undefined if the browser has no room. */
  addWaiting: () => Promise<number | undefined>;
}

export type ImportOutcome = ImportedRows | NoTable | { is: "tooBig" | "encoding" | "unreadable" | "noRoom" };

const MAX_BYTES = 5 * 1024 * 1024;

/** Adds the file's rows that are not in the sheet yet. */
export async function importFile(file: File, today: Day): Promise<ImportOutcome> {
  if (file.size > MAX_BYTES) return { is: "tooBig" };
  try {
    const { readTrackerCsv } = await import("@/domain/tracker/trackerCsv");
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) return { is: "encoding" };
    const read = readTrackerCsv(text, today);
    if ("is" in read) return read;
    const { entries, doubtful, ...rest } = read;
    const fileName = excerpt(cleanText(file.name));
    const imported = await addMissingToSheet(entries, file.name, fileName, doubtful);
    if (!imported) return { is: "noRoom" };
    return {
      ...imported,
      ...rest,
      fileName,
      alreadyThere: entries.length - imported.added.length - imported.waiting.length,
      doubts: [...new Set([...doubtful.values()].flat())],
      addWaiting: async () =>
        (await addMissingToSheet(entries, file.name, fileName, undefined, imported.id))?.added.length,
    };
  } catch (error) {
    console.error(error);
    return { is: "unreadable" };
  }
}
