/** Tables as CSV (RFC 4180) that spreadsheets open without asking and without running anything. */
import Papa from "papaparse";

/** Empty for what is not there. */
export type Cell = string | number | null | undefined;

/** A number stays one, so that a spreadsheet can add it up; what has parts of its own is written as JSON. */
export function cellOf(value: unknown): Cell {
  if (typeof value === "number" || typeof value === "string" || value == null) return value;
  return JSON.stringify(value);
}

/** Excel takes a file without it for one of its own, older encodings. */
const BYTE_ORDER_MARK = "\uFEFF";
const END_OF_ROW = "\r\n";

/**
 * A cell that a spreadsheet would calculate: it begins with one of = + - @, full-width variants included, behind any
 * white space, or with a tab or a line break. A plain negative number is none; "+44…" is a telephone number.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)(?:[\s\u200B]*[=+\-@＝＋－＠]|[\t\r\n])/;

/** @returns a header and one line a row, each ended; what looks like a formula begins with an apostrophe instead. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = [columns, ...rows].map((row) => columns.map((_, column) => row[column] ?? null));
  const text = Papa.unparse(table, { newline: END_OF_ROW, escapeFormulae: FORMULA });
  return BYTE_ORDER_MARK + text + END_OF_ROW;
}

/** The rows of a file, its header first, each cell as it stands there; the line that only ends the file is none. */
export function fromCsv(text: string, delimiter = ","): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const isEnd = (row: string[] | undefined) => row?.length === 1 && row[0] === "";
  return isEnd(data.at(-1)) ? data.slice(0, -1) : data;
}
