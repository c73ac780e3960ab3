/** The rows below the heads of a table. A row that cannot be read whole is named. */
import { asciiDigits } from "@/domain/digits";
import { BrokenLine } from "@/domain/csv";
import { hasPounds, isNameOfOtherCurrency, isPounds, otherUnitNamedIn } from "@/domain/amountProblems";
import { readMoney } from "@/domain/writtenMoney";
import { isDate } from "./dateCells";
import { trimmed } from "./trackerCells";
import { headIn, isCurrencyColumn, isInPounds, isUnitColumn, type Head } from "./trackerHead";

export interface TrackerRow {
  /** As in a spreadsheet, where the first row is row 1. */
  row: number;
  /** The cell of the date, which shows the order of other dates even if its row cannot be read. */
  date: string;
  /** Date, type, amount and detail; or the text of a line that cannot be read whole. */
  cells: readonly [string, string, string, string] | string;
}

type Row = readonly string[] | BrokenLine;

/** A head and the rows between it and the next one. */
interface Section {
  head: Head;
  cells: readonly string[];
  /** The index of the head. */
  at: number;
  rows: readonly Row[];
}

/** The arrangement that a head, and what is written around it, gives to the rows below it. */
interface Layout extends Head {
  width: number;
  currency: number;
  unitColumn: number;
  /** Another unit that a remark names, for amounts that do not say theirs. */
  doubt: string;
  delimiter: string;
  /** True if amounts of this table have two digits of pence. */
  hasPence: boolean;
}

/** Remarks about a table begin at most this many rows above it. */
export const ROWS_ABOVE = 20;
/** In letters. */
const LONGEST_UNIT = 30;

/** Files that were joined: another head may name the columns in another order, or in another currency. */
function sectionsOf(rows: readonly Row[], headRow: number, head: Head): Section[] {
  const heads = [{ head, at: headRow }];
  for (const [at, row] of rows.entries()) {
    const other = at > headRow && !(row instanceof BrokenLine) && headIn(row);
    if (other) heads.push({ head: other, at });
  }
  return heads.map(({ head: own, at }, nth) => ({
    head: own,
    cells: rows[at] as readonly string[],
    at,
    rows: rows.slice(at + 1, heads[nth + 1]?.at),
  }));
}

/** @returns the unit that a row without a date and an amount names for others, such as "Currency: EUR" or "pence". */
function unitInRemark(row: Row, [date, , place]: readonly number[]): string | undefined {
  if (row instanceof BrokenLine) return otherUnitNamedIn(row.text);
  const amount = trimmed(row[place!]);
  if (/\p{Nd}/u.test(amount) || isDate(trimmed(row[date!]))) return undefined;
  if (/^\(?(?:in )?p\)?$/iu.test(amount)) return amount;
  return otherUnitNamedIn(row.map(trimmed).filter(Boolean).join(" "));
}

function layoutOf({ head, cells, at, rows }: Section, all: readonly Row[], delimiter: string): Layout {
  const place = head.places[2]!;
  const remarks = isInPounds(cells[place]!) ? [] : [...all.slice(Math.max(0, at - ROWS_ABOVE), at), ...rows];
  return {
    ...head,
    width: cells.length,
    currency: cells.findIndex(isCurrencyColumn),
    unitColumn: cells.findIndex(isUnitColumn),
    doubt: remarks.reduce((found, row) => found || (unitInRemark(row, head.places) ?? ""), ""),
    delimiter,
    hasPence: rows.some((row) => !(row instanceof BrokenLine) && /[.,]\d{2}(?!\d)/u.test(row[place] ?? "")),
  };
}

/** @returns what other cells of the row say of the amount's unit. */
function unitsBeside(row: readonly string[], { places, currency, unitColumn, width }: Layout): string[] {
  return row.slice(0, width).filter((text, column) => {
    if (places.includes(column) || text === "" || text.length > LONGEST_UNIT) return false;
    const cell = trimmed(text);
    if (column === currency || isNameOfOtherCurrency(cell) || /^\(?pence\)?$|^pennies$/iu.test(cell))
      return true;
    const isBeside = column === unitColumn || Math.abs(column - places[2]!) === 1;
    return isBeside && (isPounds(cell) || /^\(?p\)?$/iu.test(cell));
  });
}

function amountIn(row: readonly string[], amount: string, layout: Layout): string {
  const units = unitsBeside(row, layout).map((unit) => trimmed(unit).replaceAll(/[()]/gu, ""));
  const written = amount && [amount, layout.unit, ...units].filter(Boolean).join(" ");
  return layout.doubt && written === amount && !hasPounds(amount) ? `${amount} (${layout.doubt}?)` : written;
}

/**
 * A comma without quotation marks tears "£9,50" in two. A column of numbers behind whole amounts looks the same, unless its
 * numbers have one digit where pence have two.
 */
function isTorn(amount: string, behind: string, { delimiter, hasPence }: Layout): boolean {
  if (delimiter !== "," || !/\p{Nd}$/u.test(amount) || !/^\p{Nd}/u.test(behind)) return false;
  const joined = readMoney(`${amount},${behind.replace(/ ?(?:p|pence)?[.\s]*$/iu, "")}`);
  return joined !== "unreadable" && !(hasPence && /^\d$/u.test(asciiDigits(behind)));
}

function readRow(row: readonly string[], layout: Layout): TrackerRow["cells"] {
  const { places, width } = layout;
  const [date = "", type = "", amount = "", detail = ""] = places.map((place) => trimmed(row[place]));
  const isWhole =
    !isTorn(amount, trimmed(row[places[2]! + 1]), layout) && !trimmed(row.slice(width).join(""));
  return isWhole ? [date, type, amountIn(row, amount, layout), detail] : row.join(layout.delimiter);
}

/** @returns the rows below the head at `headRow`, and below any other. */
export function rowsBelow(
  rows: readonly Row[],
  headRow: number,
  head: Head,
  delimiter: string,
): TrackerRow[] {
  return sectionsOf(rows, headRow, head).flatMap((section) => {
    const layout = layoutOf(section, rows, delimiter);
    const dateOf = (cells: readonly string[]) => trimmed(cells[layout.places[0]!]);
    return section.rows.map((row, nth) => ({
      row: section.at + nth + 2,
      date: dateOf(row instanceof BrokenLine ? row.text.split(delimiter) : row),
      cells: row instanceof BrokenLine ? row.text : readRow(row, layout),
    }));
  });
}
