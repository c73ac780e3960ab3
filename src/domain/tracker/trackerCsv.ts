/**
 * The tracker's file, for export and import. This module includes papaparse, so it loads only for those who want it.
 */
import { isDay, type Day } from "@/domain/calendar";
import { fromCsv, toCsv } from "@/domain/csv";
import { isDetailOf, isEntryType, readEntry, type JournalEntry } from "@/domain/journal/journal";
import { ENTRY_COLUMNS } from "@/domain/journal/journalCsv";
import { oldestFirst } from "./tracker";

/** The exact file name (specification part 2, section 7). */
export const TRACKER_FILE = "money-journal-entries.csv";

export const trackerCsv = (entries: readonly JournalEntry[]): string =>
  toCsv(
    ENTRY_COLUMNS,
    oldestFirst(entries).map(({ day, type, pence, detail }) => [day, type, (pence / 100).toFixed(2), detail]),
  );

export interface UnreadableCell {
  /** The row number as in a spreadsheet, where the header is row 1. */
  row: number;
  /** The first cell that could not be read. */
  cell: "date" | "dateOrder" | "type" | "amount" | "detail";
  text: string;
}

/** The order of day and month in one file's dates with slashes; "mixed" if the dates contradict each other. */
type DateOrder = "dayFirst" | "monthFirst" | "mixed";

export interface TrackerFile {
  entries: JournalEntry[];
  unreadable: UnreadableCell[];
  /** Undefined if no date has slashes. */
  dateOrder: DateOrder | undefined;
}

/** Spreadsheets save with one of these, depending on the country. */
const DELIMITERS = [",", ";", "\t"] as const;

const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, "");
const NAMES = ENTRY_COLUMNS.map(plain);

/** The rows of the file with its four columns in order; undefined if a column is missing. */
function tableOf(text: string): string[][] | undefined {
  for (const delimiter of DELIMITERS) {
    const [head = [], ...rows] = fromCsv(text, delimiter);
    const places = NAMES.map((name) => head.map(plain).indexOf(name));
    if (!places.includes(-1)) return rows.map((row) => places.map((place) => (row[place] ?? "").trim()));
  }
  return undefined;
}

/** 2026-11-21 as spreadsheets show and save it: with dots always day first, with slashes depending on the country. */
const DATE_CELL = /^(\d{1,2})([/.])(\d{1,2})\2(\d{2}|\d{4})$/;

interface DateCell {
  dayFirst: Day;
  monthFirst: Day;
  hasSlashes: boolean;
}

function readDateCell(cell: string): DateCell | undefined {
  const [, first, mark, second, end] = DATE_CELL.exec(cell) ?? [];
  if (!first || !second || !end) return undefined;
  const year = end.length === 2 ? `20${end}` : end;
  const dayOf = (month: string, date: string) => `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return { dayFirst: dayOf(second, first), monthFirst: dayOf(first, second), hasSlashes: mark === "/" };
}

/** Returns one order for the whole file: the British one, unless a date exists only with the month first. */
function dateOrderOf(cells: readonly string[]): DateOrder | undefined {
  const datesWithSlashes = cells.map(readDateCell).filter((date) => date?.hasSlashes === true) as DateCell[];
  if (!datesWithSlashes.length) return undefined;
  const some = (is: keyof DateCell & `${string}First`, isNot: typeof is) =>
    datesWithSlashes.some((date) => isDay(date[is]) && !isDay(date[isNot]));
  if (!some("monthFirst", "dayFirst")) return "dayFirst";
  return some("dayFirst", "monthFirst") ? "mixed" : "monthFirst";
}

/** @returns undefined for a date whose order is unknown. */
function dayOfCell(cell: string, order: DateOrder | undefined): Day | undefined {
  const date = readDateCell(cell);
  if (!date) return cell;
  if (!date.hasSlashes) return date.dayFirst;
  return order === "mixed" ? undefined : date[order ?? "dayFirst"];
}

/** Reads "£1,234.50", "1234,5" with a decimal comma, and "-0", which is how a rounded sum shows nothing. */
function amountOfCell(cell: string): string {
  const amount = cell.replace(/^-?£\s*/, (sign) => (sign.startsWith("-") ? "-" : ""));
  if (/^-0(?:[.,]0{1,2})?$/.test(amount)) return "0";
  if (/^\d+,\d{1,2}$/.test(amount)) return amount.replace(",", ".");
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(amount) ? amount.replaceAll(",", "") : amount;
}

function readRow(
  [date = "", letter = "", amount = "", detail = ""]: string[],
  order: DateOrder | undefined,
  today: Day,
) {
  const unreadable = (cell: UnreadableCell["cell"], text: string) => ({ cell, text });
  const day = dayOfCell(date, order);
  if (day === undefined) return unreadable("dateOrder", date);
  const type = letter.toUpperCase();
  const entry = readEntry({ day, type, amount: amountOfCell(amount), detail }, today);
  if (typeof entry !== "string") return entry;
  if (!isDay(day) || entry === "day") return unreadable("date", date);
  if (!isEntryType(type)) return unreadable("type", letter);
  return isDetailOf(type, detail) ? unreadable("amount", amount) : unreadable("detail", detail);
}

/** @returns undefined if the text is not a tracker file at all. Empty rows are skipped. */
export function readTrackerCsv(text: string, today: Day): TrackerFile | undefined {
  const table = tableOf(text);
  if (!table) return undefined;
  const dateOrder = dateOrderOf(table.map(([date = ""]) => date));
  const file: TrackerFile = { entries: [], unreadable: [], dateOrder };
  for (const [index, cells] of table.entries()) {
    if (cells.every((cell) => cell === "")) continue;
    const read = readRow(cells, dateOrder, today);
    if ("cell" in read) file.unreadable.push({ row: index + 2, ...read });
    else file.entries.push(read);
  }
  return file;
}
