/** The tracker's four columns in a file, wherever its head stands and however its cells are set apart. */
import { BrokenLine, fromCsv } from "@/domain/csv";
import { asciiDigits } from "@/domain/digits";
import { ENTRY_COLUMNS } from "@/domain/journal/journalCsv";

/** Spreadsheets save with one of these, depending on the country. */
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** The first line of some files names what sets their cells apart; a spreadsheet does not show it. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/iu;
/** The head is one of the first rows: a title or an empty row may stand above it. */
const ROWS_ABOVE = 20;

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

export type NoTable =
  | { is: "notATable" | "workbook" | "currency" }
  /** Some of the columns are there. */
  | { is: "missingColumns" | "doubleColumns"; columns: string[] };

const NAMES = ["date", "type", "amount", "detail"] as const;
/** Signs and letters that say that an amount is in pounds; no sign, or one that was lost in saving, says nothing. */
const IN_POUNDS = /£|gbp|pounds?|sterling/u;
const OTHER_CURRENCY = /\p{Sc}|\b(?!gbp\b)(?:[a-z]{3}|euros?|dollars?|z[lł]|kr|rs)\b/u;

const words = (cell: string) => asciiDigits(cell).toLowerCase().trim();
const plain = (cell: string) => words(cell).replaceAll(/[^a-z]/gu, "");

/** @returns the columns of amounts in pounds; of those without a currency if there are none; or "currency". */
function amountColumns(head: readonly string[]): number[] | "currency" {
  const of = (test: (rest: string) => boolean) =>
    [...head.keys()].filter((column) => {
      const [, rest] = /^amount(?![a-z])(.*)$/u.exec(words(head[column]!)) ?? [];
      return rest !== undefined && test(rest);
    });
  const pounds = of((rest) => IN_POUNDS.test(rest));
  const open = of((rest) => !IN_POUNDS.test(rest) && !/[\p{L}\d]{2}|\p{Sc}/u.test(rest));
  if (pounds.length || open.length) return pounds.length ? pounds : open;
  return of((rest) => OTHER_CURRENCY.test(rest)).length ? "currency" : [];
}

/** @returns the four columns' places, or what is wrong with them. */
function placesIn(head: readonly string[]): number[] | NoTable {
  const amounts = amountColumns(head);
  const found = NAMES.map((name) =>
    name === "amount"
      ? amounts === "currency"
        ? []
        : amounts
      : [...head.keys()].filter((column) => plain(head[column]!) === name),
  );
  const named = (test: (columns: number[]) => boolean) => ENTRY_COLUMNS.filter((_, nth) => test(found[nth]!));
  const missing = named((columns) => columns.length === 0);
  if (amounts === "currency" && missing.length === 1) return { is: "currency" };
  if (missing.length === NAMES.length) return { is: "notATable" };
  if (missing.length) return { is: "missingColumns", columns: missing };
  const double = named((columns) => columns.length > 1);
  return double.length ? { is: "doubleColumns", columns: double } : found.map(([column]) => column!);
}

/** Without what spreadsheets write around a text so that it stays one. */
const trimmed = (cell = "") =>
  cell
    .replaceAll(/^[\s\u200B\uFEFF]+|[\s\u200B\uFEFF]+$/gu, "")
    .replace(/^="(.*)"$/u, "$1")
    .replace(/^'/u, "");

function rowsBelow(
  rows: readonly (string[] | BrokenLine)[],
  headRow: number,
  width: number,
  places: readonly number[],
): TrackerRow[] {
  return rows.slice(headRow + 1).map((row, nth) => {
    const number = headRow + nth + 2;
    if (row instanceof BrokenLine) return { row: number, cells: row.text };
    // A comma too many: nobody can say which cell it was in.
    if (row.slice(width).some((cell) => trimmed(cell))) return { row: number, cells: row.join(" ") };
    const [date, type, amount, detail] = places.map((place) => trimmed(row[place]));
    return { row: number, cells: [date!, type!, amount!, detail!] };
  });
}

/** @returns the rows below the head, or why there are none. */
export function tableOf(text: string): TrackerTable | NoTable {
  if (text.startsWith("PK\u0003\u0004")) return { is: "workbook" };
  const delimiter = NAMED_DELIMITER.exec(text)?.[1];
  const body = text
    .replace(/^\uFEFF/u, "")
    .replace(NAMED_DELIMITER, "")
    .replaceAll(/\r\n?/gu, "\n");
  let problem: NoTable = { is: "notATable" };
  for (const mark of delimiter ? [delimiter] : DELIMITERS) {
    const top = body.split("\n", ROWS_ABOVE).join("\n");
    for (const [headRow, head] of fromCsv(top, mark).entries()) {
      if (head instanceof BrokenLine) continue;
      const places = placesIn(head);
      if (Array.isArray(places))
        return { delimiter: mark, rows: rowsBelow(fromCsv(body, mark), headRow, head.length, places) };
      const rank = ({ is, ...more }: NoTable) =>
        is === "notATable" ? 0 : "columns" in more && is === "missingColumns" ? 4 - more.columns.length : 5;
      if (rank(places) > rank(problem)) problem = places;
    }
  }
  return problem;
}
