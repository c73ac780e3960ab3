/** The tracker's file: out, and in again. It brings papaparse along, so it loads for those who want it. */
import { isDay, type Day } from "./calendar";
import { fromCsv, toCsv } from "./csv";
import { isDetailOf, isEntryType, readEntry, type JournalEntry } from "./journal";
import { oldestFirst } from "./tracker";

/** To the letter (specification part 2, section 7). */
export const TRACKER_FILE = "money-journal-entries.csv";
export const TRACKER_COLUMNS = ["Date", "Type", "Amount (£)", "Detail"] as const;

export const trackerCsv = (entries: readonly JournalEntry[]): string =>
  toCsv(
    TRACKER_COLUMNS,
    oldestFirst(entries).map(({ day, type, pence, detail }) => [day, type, (pence / 100).toFixed(2), detail]),
  );

export interface Misread {
  /** As a spreadsheet numbers its rows: the head is the first. */
  row: number;
  /** The first cell that is not understood. */
  cell: "date" | "type" | "amount" | "detail";
  text: string;
}

export interface TrackerFile {
  entries: JournalEntry[];
  misread: Misread[];
}

/** Spreadsheets save with one of these, as the country has it. */
const DELIMITERS = [",", ";", "\t"] as const;

const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, "");
const NAMES = TRACKER_COLUMNS.map(plain);

/** The rows of the file with its four columns in their order; undefined when it lacks one. */
function tableOf(text: string): string[][] | undefined {
  for (const delimiter of DELIMITERS) {
    const [head = [], ...rows] = fromCsv(text, delimiter);
    const places = NAMES.map((name) => head.map(plain).indexOf(name));
    if (!places.includes(-1)) return rows.map((row) => places.map((place) => (row[place] ?? "").trim()));
  }
  return undefined;
}

/** A spreadsheet that opened the file shows, and saves, 2026-11-21 as 21/11/2026. */
function dayOfCell(cell: string): Day {
  const [, date, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month!.padStart(2, "0")}-${date!.padStart(2, "0")}` : cell;
}

/** "£1,234.50" and, where a comma stands for the point, "1234,5". */
function amountOfCell(cell: string): string {
  const amount = cell.replace(/^£\s*/, "");
  if (/^\d+,\d{1,2}$/.test(amount)) return amount.replace(",", ".");
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(amount) ? amount.replaceAll(",", "") : amount;
}

function readRow([date = "", letter = "", amount = "", detail = ""]: string[], today: Day) {
  const day = dayOfCell(date);
  const type = letter.toUpperCase();
  const entry = readEntry({ day, type, amount: amountOfCell(amount), detail }, today);
  if (typeof entry !== "string") return entry;
  const misread = (cell: Misread["cell"], text: string) => ({ cell, text });
  if (!isDay(day) || entry === "day") return misread("date", date);
  if (!isEntryType(type)) return misread("type", letter);
  return isDetailOf(type, detail) ? misread("amount", amount) : misread("detail", detail);
}

/** @returns undefined when it is not such a file at all. Rows without a word are no rows. */
export function readTrackerCsv(text: string, today: Day): TrackerFile | undefined {
  const table = tableOf(text);
  if (!table) return undefined;
  const file: TrackerFile = { entries: [], misread: [] };
  for (const [index, cells] of table.entries()) {
    if (cells.every((cell) => cell === "")) continue;
    const read = readRow(cells, today);
    if ("cell" in read) file.misread.push({ row: index + 2, ...read });
    else file.entries.push(read);
  }
  return file;
}
