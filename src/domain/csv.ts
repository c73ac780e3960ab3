/** Tables as CSV (RFC 4180) that spreadsheets open without prompting and without running anything. */
import Papa from "papaparse";

/** Null and undefined give an empty cell. */
export type Cell = string | number | null | undefined;

/** A number stays a number, so that a spreadsheet can add it up; a value with parts of its own becomes JSON. */
export function cellOf(value: unknown): Cell {
  if (typeof value === "number" || typeof value === "string" || value == null) return value;
  return JSON.stringify(value);
}

/** Without this mark, Excel assumes one of its own, older encodings. */
const BYTE_ORDER_MARK = "\uFEFF";
const END_OF_ROW = "\r\n";

/**
 * A cell that a spreadsheet would calculate: it begins with one of = + - @, including full-width
 * variants, after any white space, or with a tab or a line break. A plain negative number does not
 * match; "+44…" does, because it is a telephone number.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)(?:[\s\u200B]*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * The same inside a cell: where Windows separates lists with a semicolon, as in German and French, Excel begins a cell after
 * each one, whatever the quotation marks around it, and a row after each line break. Tabs and bars separate cells elsewhere.
 */
const FORMULA_INSIDE = /([;\t\r\n|]["\s\u200B]*)(?!-\d+(?:\.\d+)?(?:[;\t\r\n|]|$))(?=[=+\-@＝＋－＠])/gu;

const safeInside = (cell: Cell) => (typeof cell === "string" ? cell.replaceAll(FORMULA_INSIDE, "$1'") : cell);

/**
 * @returns a header and one line per row, each with a line ending; a cell that looks like a formula
 * gets an apostrophe in front, and so does such a part of a cell.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = [columns, ...rows].map((row) => columns.map((_, column) => safeInside(row[column] ?? null)));
  const text = Papa.unparse(table, { newline: END_OF_ROW, escapeFormulae: FORMULA });
  return BYTE_ORDER_MARK + text + END_OF_ROW;
}

/** A line whose quotes do not fit, so that nobody can say where its cells end. */
export class BrokenLine {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** No cell has more lines than this; a quote that stays open beyond them was a mistake. */
const MOST_LINES = 40;

/** Reads as many lines as make one row: after a broken one, those that follow still count. */
function readRowByRow(lines: readonly string[], delimiter: string): (string[] | BrokenLine)[] {
  const rows: (string[] | BrokenLine)[] = [];
  for (let at = 0; at < lines.length;) {
    let row: string[] | undefined;
    let count = 0;
    while (!row && at + count < lines.length && count < MOST_LINES) {
      count += 1;
      const { data, errors } = Papa.parse<string[]>(lines.slice(at, at + count).join("\n"), {
        delimiter,
        newline: "\n",
      });
      if (errors.some(({ code }) => code === "InvalidQuotes")) break;
      if (!errors.length) row = data[0] ?? [""];
    }
    rows.push(row ?? new BrokenLine(lines[at]!));
    at += row ? count : 1;
  }
  return rows;
}

/**
 * Returns the rows of a file, header first, with each cell unchanged; the empty line that ends the file is left out.
 */
export function fromCsv(text: string, delimiter = ","): (string[] | BrokenLine)[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const rows = errors.length ? readRowByRow(text.split(/\r\n|[\r\n]/u), delimiter) : data;
  const last = rows.at(-1);
  return Array.isArray(last) && last.length === 1 && last[0] === "" ? rows.slice(0, -1) : rows;
}
