/** The tracker's four columns in a file, wherever its head stands and however its cells are set apart. */
import { BrokenLine, fromCsv } from "@/domain/csv";
import { isNameOfOtherCurrency, isPounds } from "@/domain/amountProblems";
import { isMeantAsRow, trimmed } from "./trackerCells";
import { isCurrencyColumn, otherUnitIn, placesIn, type NoTable } from "./trackerHead";

/** Spreadsheets save with one of these, depending on the country. */
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** The first line of some files names what sets their cells apart; a spreadsheet does not show it. */
const NAMED_DELIMITER = /^sep=(.)\n/iu;
/** Zip archives, and the older .xls read as if it were letters. */
const WORKBOOKS = ["PK\u0003\u0004", "ÐÏ\u0011à"];
/** The head is one of the first rows: a title or an empty row may stand above it. */
const ROWS_ABOVE = 20;
/** In no sheet do the four columns begin behind more. */
const MOST_COLUMNS = 200;

export interface TrackerRow {
  /** As in a spreadsheet, where the first row is row 1. */
  row: number;
  /** Date, type, amount and detail; or the text of a line that cannot be read whole. */
  cells: readonly [string, string, string, string] | string;
}

export interface TrackerTable {
  delimiter: string;
  rows: TrackerRow[];
}

/** In letters. */
const LONGEST_CURRENCY = 30;
const WHOLE = /^\d{1,7}$/u;
/** Pence after a comma, or a group of three digits. */
const TORN_OFF = /^(?:\d{1,2}|\d{3}(?:\.\d{1,2})?)$/u;

/** The arrangement that a head gives to the rows below it. */
interface Layout {
  places: readonly number[];
  width: number;
  /** The unit of its amounts, if they are not in pounds. */
  unit: string;
  currency: number;
  /** True if the cell after an amount may be the rest of it, which a comma without quotation marks has torn off. */
  mayTear: boolean;
}

const layoutOf = (head: readonly string[], places: readonly number[], unit = ""): Layout => ({
  places,
  unit,
  width: head.length,
  currency: head.findIndex(isCurrencyColumn),
  mayTear: !places.includes(places[2]! + 1),
});

/** Where an amount with pence has a number behind it, that is a column of numbers, and nothing is torn. */
function hasNumbersBehind(rows: readonly (string[] | BrokenLine)[], place: number) {
  return rows.some(
    (row) =>
      Array.isArray(row) &&
      /\d[.,]\d{1,2}(?!\d)/u.test(row[place] ?? "") &&
      TORN_OFF.test(trimmed(row[place + 1])),
  );
}

/** @returns the name of a currency other than the pound in a cell of its own. */
function foreignCell(row: readonly string[], { places, currency, width }: Layout): string {
  const foreign = row.slice(0, width).find((text, column) => {
    if (places.includes(column) || text === "" || text.length > LONGEST_CURRENCY) return false;
    const cell = trimmed(text);
    return column === currency ? cell && !isPounds(cell) : isNameOfOtherCurrency(cell);
  });
  return trimmed(foreign);
}

function readRow(row: readonly string[], layout: Layout): TrackerRow["cells"] {
  const { places, width, unit, mayTear } = layout;
  const [date = "", type = "", amount = "", detail = ""] = places.map((place) => trimmed(row[place]));
  const behind = trimmed(row[places[2]! + 1]);
  // A comma too many: nobody can say which cell it was in.
  const isTorn = mayTear && WHOLE.test(amount) && TORN_OFF.test(behind);
  if (isTorn || trimmed(row.slice(width).join(""))) return row.join(" ");
  return [date, type, amount && `${amount} ${unit}${foreignCell(row, layout)}`.trim(), detail];
}

/** A row without this name is no head, which is quickly seen in a file of many rows. */
const DATE_NAME = /^\W{0,9}date\W{0,9}$/iu;

function headIn(row: readonly string[]) {
  const places = placesIn(row);
  return Array.isArray(places) ? { places, unit: "" } : otherUnitIn(row);
}

function rowsBelow(
  rows: readonly (string[] | BrokenLine)[],
  headRow: number,
  delimiter: string,
  places: readonly number[],
): TrackerRow[] {
  const mayTear = (layout: Layout) =>
    layout.mayTear && delimiter === "," && !hasNumbersBehind(rows, layout.places[2]!);
  const head = rows[headRow] as string[];
  let layout = layoutOf(head, places);
  layout = { ...layout, mayTear: mayTear(layout) };
  const below: TrackerRow[] = [];
  for (const [nth, row] of rows.entries()) {
    if (nth <= headRow) continue;
    if (row instanceof BrokenLine) {
      below.push({ row: nth + 1, cells: row.text });
      continue;
    }
    // Files that were joined: another head may name the columns in another order, or in another currency.
    const other = row.some((cell) => DATE_NAME.test(cell)) ? headIn(row) : undefined;
    if (other) {
      layout = layoutOf(row, other.places, other.unit);
      layout = { ...layout, mayTear: mayTear(layout) };
    } else below.push({ row: nth + 1, cells: readRow(row, layout) });
  }
  return below;
}

const isRowOrHead = (cells: readonly string[]) => isMeantAsRow(cells) || headIn(cells) !== undefined;

/** Ends of lines that few programs write, and that some people have in their notes. */
const RARE_LINE_END = /[\v\f\u0085\u2028\u2029]/u;

/** The text with one kind of line ends. A rare one is an end if a row follows it, or if the text has no other. */
function withLines(text: string, mark: string): string {
  if (!RARE_LINE_END.test(text)) return text;
  if (!text.trim().includes("\n")) return text.split(RARE_LINE_END).join("\n");
  return text
    .split("\n")
    .map((line) =>
      line
        .split(RARE_LINE_END)
        .reduce((before, part) => before + (isRowOrHead(part.split(mark)) ? "\n" : " ") + part),
    )
    .join("\n");
}

const rankOf = ({ is, ...more }: NoTable) =>
  is === "notATable" ? 0 : "columns" in more && is === "missingColumns" ? 4 - more.columns.length : 5;

/** @returns the rows below the head, or why there are none. */
export function tableOf(text: string): TrackerTable | NoTable {
  if (WORKBOOKS.some((begin) => text.startsWith(begin))) return { is: "workbook" };
  const all = text.replace(/^\uFEFF+/u, "").replaceAll(/\r\n?/gu, "\n");
  const named = NAMED_DELIMITER.exec(all)?.[1];
  let problem: NoTable = { is: "notATable" };
  // The separator that a file names may be wrong, after it was saved again.
  for (const mark of new Set([...(named ? [named] : []), ...DELIMITERS])) {
    const rows = fromCsv(withLines(all.replace(NAMED_DELIMITER, ""), mark), mark, isRowOrHead);
    for (const [headRow, head] of rows.slice(0, ROWS_ABOVE).entries()) {
      if (head instanceof BrokenLine) continue;
      const places = placesIn(head.slice(0, MOST_COLUMNS));
      if (Array.isArray(places)) return { delimiter: mark, rows: rowsBelow(rows, headRow, mark, places) };
      if (rankOf(places) > rankOf(problem)) problem = places;
    }
  }
  return unwrapped(all) ?? problem;
}

/** Each line is one cell: a program has put quotation marks around the whole line. */
function unwrapped(text: string): TrackerTable | undefined {
  const rows = fromCsv(text).map((row) => (Array.isArray(row) && row.length === 1 ? row[0]! : undefined));
  const inside = rows.every((row) => row !== undefined) ? rows.join("\n") : text;
  const table = inside.includes(",") && inside.length < text.length - 1 ? tableOf(inside) : undefined;
  return table && "rows" in table ? table : undefined;
}
