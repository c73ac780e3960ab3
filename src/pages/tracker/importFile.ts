import type { Day } from "@/domain/calendar";
import type { UnreadableCell, TrackerFile } from "@/domain/tracker/trackerCsv";
import { addMissingToSheet } from "@/storage/tracker/trackerSheet";

export type ImportOutcome =
  | {
      added: number;
      alreadyThere: number;
      unreadable: readonly UnreadableCell[];
      dateOrder: TrackerFile["dateOrder"];
    }
  | "notATable"
  | "tooBig"
  | "unreadable";

const MAX_BYTES = 5 * 1024 * 1024;

/** The file's text. Spreadsheets save as UTF-8 or in the system's older encoding. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Adds the file's rows that are not in the sheet yet. */
export async function importFile(file: File, today: Day): Promise<ImportOutcome> {
  if (file.size > MAX_BYTES) return "tooBig";
  try {
    const { readTrackerCsv } = await import("@/domain/tracker/trackerCsv");
    const read = readTrackerCsv(await textOf(file), today);
    if (!read) return "notATable";
    const { entries, unreadable, dateOrder } = read;
    const added = await addMissingToSheet(entries);
    return { added, alreadyThere: entries.length - added, unreadable, dateOrder };
  } catch (error) {
    console.error(error);
    return "unreadable";
  }
}
