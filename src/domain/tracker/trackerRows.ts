/** The rows below the heads of a table. A row that cannot be read whole is named. */
import { asciiDigits, plainDashes } from "@/domain/digits";
import { BrokenLine } from "@/domain/csv";
import {
  hasPounds,
  isAboutAllAmounts,
  isNameOfOtherCurrency,
  isOtherCode,
  isOtherCurrency,
  isPounds,
  isSaidInOtherCurrency,
  otherUnitNamedIn,
} from "@/domain/amountProblems";
import { readMoney } from "@/domain/writtenMoney";
import { isDate } from "./dateCells";
import { trimmed } from "./trackerCells";
import { headIn, isAmountColumn, isCurrencyColumn, isInPounds, isUnitColumn, type Head } from "./trackerHead";

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
  /** True if the head of the amounts names pounds. */
  inPounds: boolean;
  currency: number;
  unitColumn: number;
  /** Another unit that a remark names, for amounts that do not say theirs. */
  doubt: string;
  delimiter: string;
  /** What stands behind amounts that have their pence, and so is none of theirs. */
  ownRests: ReadonlySet<Rest | undefined>;
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

/** @returns the text of a row without a date and an amount, and what stands in the column of amounts. */
function remarkIn(row: Row, [date, , place]: readonly number[]) {
  if (row instanceof BrokenLine) return undefined;
  const amount = trimmed(row[place!]);
  if (/\p{Nd}/u.test(amount) || isDate(trimmed(row[date!]))) return undefined;
  return { amount, text: row.map(trimmed).filter(Boolean).join(" ") };
}

/** @returns the unit that a remark names for all amounts, such as "Currency: EUR", or "pence" in their column. */
function unitInRemark(row: Row, places: readonly number[], inPounds: boolean): string | undefined {
  const remark = remarkIn(row, places);
  if (!remark || !remark.text || (inPounds && !isAboutAllAmounts(remark.text))) return undefined;
  const { amount, text } = remark;
  const isUnit = places[2]! > 0 && amount === text && /^\(?\p{L}{1,4}\.?\)?$/u.test(amount);
  if (/^\(?(?:in )?p\)?$/iu.test(amount) || (isUnit && !isPounds(amount))) return amount;
  return otherUnitNamedIn(text);
}

/** Remarks between two tables are about the second one: only those beside the table's own rows contradict its head. */
function remarksBeside({ head: { places }, at, rows }: Section, all: readonly Row[]): Row[] {
  const isRemark = (row: Row) => remarkIn(row, places) !== undefined;
  const above = all.slice(Math.max(0, at - ROWS_ABOVE), at);
  const isLast = at + 1 + rows.length >= all.length;
  return [
    ...above.slice(above.findLastIndex((row) => !isRemark(row)) + 1),
    ...(isLast ? rows : rows.slice(0, rows.findLastIndex((row) => !isRemark(row)) + 1)),
  ];
}

/** @returns the unit that the remarks above a head or below it, or its other columns, name for all amounts of the table. */
function unitAround(section: Section, all: readonly Row[]): string {
  const { head, cells, at, rows } = section;
  const { places } = head;
  const firstUnit = (remarks: readonly Row[], inPounds: boolean, otherwise = "") =>
    remarks.reduce<string>((found, row) => found || (unitInRemark(row, places, inPounds) ?? ""), otherwise);
  if (isInPounds(cells[places[2]!]!)) return firstUnit(remarksBeside(section, all), true);
  const others = cells.filter((cell, column) => !places.includes(column) && !isAmountColumn(cell));
  const above = all.slice(Math.max(0, at - ROWS_ABOVE), at);
  return firstUnit([...above, ...rows], false, otherUnitNamedIn(others.map(trimmed).join(" ")));
}

/** The column of currencies: by its name, or by the codes of currencies in most of its cells. */
function currencyColumn({ head: { places }, cells, rows }: Section): number {
  const named = cells.findIndex(isCurrencyColumn);
  if (named >= 0) return named;
  return cells.findIndex((_, column) => {
    if (places.includes(column)) return false;
    const texts = rows.map((row) => (row instanceof BrokenLine ? "" : trimmed(row[column]))).filter(Boolean);
    return texts.filter((text) => text === "GBP" || isOtherCode(text)).length * 2 > texts.length;
  });
}

function layoutOf(section: Section, all: readonly Row[], delimiter: string): Layout {
  const { head, cells, rows } = section;
  const place = head.places[2]!;
  return {
    ...head,
    width: cells.length,
    inPounds: isInPounds(cells[place]!),
    currency: currencyColumn(section),
    unitColumn: cells.findIndex(isUnitColumn),
    doubt: unitAround(section, all),
    delimiter,
    ownRests: new Set(
      rows.flatMap((row) => {
        const hasPence = !(row instanceof BrokenLine) && /[.,]\d{2}(?!\d)/u.test(row[place] ?? "");
        const behind = hasPence ? trimmed(row[place + 1]) : "";
        return /^\p{Nd}[\p{Nd}.]*$/u.test(behind) ? ["digit"] : [restIn(behind)];
      }),
    ),
  };
}

/** @returns what other cells of the row say of the amount's unit. */
function unitsBeside(
  row: readonly string[],
  { places, currency, unitColumn, width, inPounds }: Layout,
): string[] {
  return row.slice(0, width).filter((text, column) => {
    if (places.includes(column) || text === "" || text.length > LONGEST_UNIT) return false;
    const cell = trimmed(text);
    const isUnit = column === currency || column === unitColumn;
    if (isUnit || isNameOfOtherCurrency(cell)) return true;
    if ((!inPounds && isSaidInOtherCurrency(cell)) || /^\(?(?:pence|pennies)\)?$/iu.test(cell)) return true;
    return Math.abs(column - places[2]!) === 1 && (isPounds(cell) || /^\(?(?:p|c|ct)\.?\)?$/iu.test(cell));
  });
}

function amountIn(row: readonly string[], amount: string, layout: Layout): string {
  const units = unitsBeside(row, layout).map((unit) => trimmed(unit).replaceAll(/[().]/gu, ""));
  const written = amount && [amount, layout.unit, ...units].filter(Boolean).join(" ");
  return layout.doubt && written === amount && !hasPounds(amount) ? `${amount} (${layout.doubt}?)` : written;
}

/** What stands behind a whole amount and may be its pence: one digit, two or three, or the dashes of "4,-". */
type Rest = "digit" | "digits" | "dashes";

/** @returns undefined for what is no part of a number, and for numbers that go on: those of a balance, and dates. */
function restIn(behind: string): Rest | undefined {
  if (!/^[\p{Nd}\p{Pd}]/u.test(behind) || isDate(behind)) return undefined;
  const text = plainDashes(asciiDigits(behind));
  if (/^\d{2}(?![\d']|[.,]\d)|^\d{3}(?!\d)|^\d[oil](?!\p{L})/iu.test(text)) return "digits";
  const [, start = "", unit = ""] = /^(\d|--?)(?!\d) ?([^\d]*)$/u.exec(text) ?? [];
  const isRest = start && (isOtherCurrency(unit) || hasPounds(unit) || !/\p{L}{3}/u.test(unit));
  return isRest ? (start.startsWith("-") ? "dashes" : "digit") : undefined;
}

/**
 * A comma without quotation marks tears "£9,50" in two. A column of numbers behind whole amounts looks the same, unless such
 * numbers of one digit stand behind amounts with pence as well.
 */
function isTorn(amount: string, behind: string, { delimiter, ownRests }: Layout): boolean {
  if (delimiter !== "," || !/\p{Nd}$/u.test(amount)) return false;
  const rest = restIn(behind);
  if (!rest || (ownRests.has(rest) && rest !== "digits")) return false;
  return readMoney(`${amount},00`) !== "unreadable";
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
