/** The tracker's four columns in a file, wherever its head stands and however its cells are set apart. */
import { BrokenLine, fromCsv } from "@/domain/csv";
import { asciiDigits } from "@/domain/digits";
import { ENTRY_COLUMNS } from "@/domain/journal/journalCsv";
import { isOtherCurrency, LOST_POUND_SIGN, POUNDS } from "@/domain/writtenMoney";
import { isMeantAsRow, trimmed } from "./trackerCells";

/** Spreadsheets save with one of these, depending on the country. */
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** The first line of some files names what sets their cells apart; a spreadsheet does not show it. */
const NAMED_DELIMITER = /^sep=(.)\n/iu;
/** The head is one of the first rows: a title or an empty row may stand above it. */
const ROWS_ABOVE = 20;
/** Enough of a column's name to recognise it. */
const MOST_SHOWN = 40;

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
  /** Some of the columns are there, or may be. */
  | { is: "missingColumns" | "doubleColumns" | "unknownAmounts"; columns: string[] };

const NAMES = ["date", "type", "amount", "detail"] as const;

const words = (cell: string) => asciiDigits(trimmed(cell)).toLowerCase().replaceAll(/\s+/gu, " ").trim();
/** The name without marks around it: "Date:" is "date". */
const plain = (cell: string) => words(cell).replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");

/** "(£)", "in pounds", "£ GBP" and the like behind the name; or the sign that a program made of £, or nothing. */
const UNIT = (unit: string) =>
  new RegExp(
    String.raw`^(?: ?\( ?(?:in )?${unit} ?\)| ?\[ ?${unit} ?\]| ?[:-]? ?(?:in )?${unit}) ?[:*]?$`,
    "u",
  );
const IN_POUNDS = UNIT(String.raw`${POUNDS}(?:[ ,/]*${POUNDS})*`);
const WITHOUT_UNIT = UNIT(`${LOST_POUND_SIGN}?`);

/**
 * @returns the columns of amounts in pounds; of those without a currency if there are none. Amounts in anything else are not
 * read: 450 under "Amount (p)" would be £450.
 */
function amountColumns(head: readonly string[]): number[] | NoTable {
  const units = head.map((cell) => /^amount(?!\p{L})(.*)$/u.exec(words(cell))?.[1]);
  const of = (test: (unit: string) => boolean) =>
    [...head.keys()].filter((column) => units[column] !== undefined && test(units[column]));
  const pounds = of((unit) => IN_POUNDS.test(unit));
  const open = of((unit) => WITHOUT_UNIT.test(unit));
  if (pounds.length || open.length) return pounds.length ? pounds : open;
  const others = of(() => true);
  if (!others.length) return [];
  if (others.every((column) => isOtherCurrency(units[column]!))) return { is: "currency" };
  return {
    is: "unknownAmounts",
    columns: others.map((column) => trimmed(head[column]).slice(0, MOST_SHOWN)),
  };
}

/** @returns the four columns' places, or what is wrong with them. */
function placesIn(head: readonly string[]): number[] | NoTable {
  const amounts = amountColumns(head);
  const found = NAMES.map((name) =>
    name === "amount"
      ? "is" in amounts
        ? []
        : amounts
      : [...head.keys()].filter((column) => plain(head[column]!) === name),
  );
  const named = (test: (columns: number[]) => boolean) => ENTRY_COLUMNS.filter((_, nth) => test(found[nth]!));
  const missing = named((columns) => columns.length === 0);
  if ("is" in amounts && missing.length === 1) return amounts;
  if (missing.length === NAMES.length) return { is: "notATable" };
  if (missing.length) return { is: "missingColumns", columns: missing };
  const double = named((columns) => columns.length > 1);
  return double.length ? { is: "doubleColumns", columns: double } : found.map(([column]) => column!);
}

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

const isRowOrHead = (cells: readonly string[]) => isMeantAsRow(cells) || Array.isArray(placesIn(cells));

/** Ends of lines that few programs write, and that some people have in their notes. */
const RARE_LINE_END = /[\u0085\u2028\u2029]/u;

/** The text with one kind of line ends. A rare one is an end if a row follows it, or if the text has no other. */
function withLines(text: string, mark: string): string {
  if (!RARE_LINE_END.test(text)) return text;
  if (!text.includes("\n")) return text.split(RARE_LINE_END).join("\n");
  return text
    .split("\n")
    .map((line) =>
      line
        .split(RARE_LINE_END)
        .reduce((before, part) => before + (isRowOrHead(part.split(mark)) ? "\n" : " ") + part),
    )
    .join("\n");
}

/** @returns the rows below the head, or why there are none. */
export function tableOf(text: string): TrackerTable | NoTable {
  if (/^(?:PK\u0003\u0004|ÐÏ\u0011à)/u.test(text)) return { is: "workbook" };
  const all = text.replace(/^\uFEFF+/u, "").replaceAll(/\r\n?/gu, "\n");
  const delimiter = NAMED_DELIMITER.exec(all)?.[1];
  let problem: NoTable = { is: "notATable" };
  for (const mark of delimiter ? [delimiter] : DELIMITERS) {
    const body = withLines(all.replace(NAMED_DELIMITER, ""), mark);
    const top = body.split("\n", ROWS_ABOVE).join("\n");
    for (const [headRow, head] of fromCsv(top, mark, isRowOrHead).entries()) {
      if (head instanceof BrokenLine) continue;
      const places = placesIn(head);
      if (Array.isArray(places)) {
        const rows = fromCsv(body, mark, isRowOrHead);
        return { delimiter: mark, rows: rowsBelow(rows, headRow, head.length, places) };
      }
      const rank = ({ is, ...more }: NoTable) =>
        is === "notATable" ? 0 : "columns" in more && is === "missingColumns" ? 4 - more.columns.length : 5;
      if (rank(places) > rank(problem)) problem = places;
    }
  }
  return problem;
}
