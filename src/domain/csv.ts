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

const LINE_END = /\r\n|[\r\n]/u;
/** No cell has more lines than this; a quote that stays open beyond them was a mistake. */
const MOST_LINES = 40;

/** The rows of the text, and if all its quotation marks fit. */
function parse(text: string, delimiter: string, newline?: "\n") {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, ...(newline && { newline }) });
  return { rows: data, errors };
}

/** Says of a line if its cells make a row. */
type IsRow = (cells: readonly string[]) => boolean;

/**
 * A line inside a cell that reads as a row was none of that cell's: a stray quotation mark swallowed it. The last line of a cell
 * counts with the cells behind it.
 */
function holdsRow(row: readonly string[], delimiter: string, isRow: IsRow): boolean {
  const firstLines = row.flatMap((cell) => (LINE_END.test(cell) ? [cell.split(LINE_END)[0]!] : []));
  if (!firstLines.length) return false;
  const lines = row.join(delimiter).split(LINE_END).slice(1);
  return [...firstLines, ...lines].some((line) => line.includes(delimiter) && isRow(line.split(delimiter)));
}

/** Reads as many lines as make one row: after a broken one, those that follow still count. */
function readRowByRow(lines: readonly string[], delimiter: string, isRow: IsRow): (string[] | BrokenLine)[] {
  const rows: (string[] | BrokenLine)[] = [];
  for (let at = 0; at < lines.length;) {
    let row: string[] | undefined;
    let count = 0;
    while (!row && at + count < lines.length && count < MOST_LINES) {
      count += 1;
      const { rows: read, errors } = parse(lines.slice(at, at + count).join("\n"), delimiter, "\n");
      if (errors.some(({ code }) => code === "InvalidQuotes")) break;
      if (!errors.length) row = read[0] ?? [""];
    }
    if (row && holdsRow(row, delimiter, isRow)) row = undefined;
    rows.push(row ?? new BrokenLine(lines[at]!));
    at += row ? count : 1;
  }
  return rows;
}

/**
 * Returns the rows of a file, header first, with each cell unchanged; the empty line that ends the file is left out.
 *
 * @param isRow says which lines inside a cell are rows of their own; by default, none is.
 */
export function fromCsv(
  text: string,
  delimiter = ",",
  isRow: IsRow = () => false,
): (string[] | BrokenLine)[] {
  const { rows: read, errors } = parse(text, delimiter);
  const isBroken = errors.length > 0 || read.some((row) => holdsRow(row, delimiter, isRow));
  const rows = isBroken ? readRowByRow(text.split(LINE_END), delimiter, isRow) : read;
  const last = rows.at(-1);
  return Array.isArray(last) && last.length === 1 && last[0] === "" ? rows.slice(0, -1) : rows;
}
