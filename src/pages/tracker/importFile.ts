import type { Day } from "@/domain/calendar";
import { fileNameOf } from "@/domain/tracker/tracker";
import type { TrackerFile, UnreadableCell } from "@/domain/tracker/trackerCsv";
import type { NoTable } from "@/domain/tracker/trackerTable";
import { addMissingToSheet, type Imported } from "@/storage/tracker/trackerSheet";

export interface ImportedRows extends Imported {
  /** As the visitor's folder shows it. */
  fileName: string;
  alreadyThere: number;
  unreadable: readonly UnreadableCell[];
  dateOrder: TrackerFile["dateOrder"];
}

export type ImportOutcome = ImportedRows | NoTable | { is: "tooBig" | "unreadable" | "noRoom" };

const MAX_BYTES = 5 * 1024 * 1024;

const MARKS: readonly [encoding: string, ...mark: number[]][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** The file's text. Spreadsheets save as UTF-16 with its mark, as UTF-8, or in the system's older encoding. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, nth) => bytes[nth] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Adds the file's rows that are not in the sheet yet. */
export async function importFile(file: File, today: Day): Promise<ImportOutcome> {
  if (file.size > MAX_BYTES) return { is: "tooBig" };
  try {
    const { readTrackerCsv } = await import("@/domain/tracker/trackerCsv");
    const read = readTrackerCsv(await textOf(file), today);
    if ("is" in read) return read;
    const { entries, unreadable, dateOrder } = read;
    const imported = await addMissingToSheet(entries, fileNameOf(file.name));
    if (!imported) return { is: "noRoom" };
    const alreadyThere = entries.length - imported.added.length;
    return { ...imported, fileName: file.name, alreadyThere, unreadable, dateOrder };
  } catch (error) {
    console.error(error);
    return { is: "unreadable" };
  }
}
