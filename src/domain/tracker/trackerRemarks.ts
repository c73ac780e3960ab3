/** Remarks around a table, and columns of it, that name the unit of its amounts. */
import { BrokenLine } from "@/domain/csv";
import { isAboutAllAmounts, isOtherCode, isPounds, otherUnitNamedIn } from "@/domain/amountProblems";
import { isDate } from "./dateCells";
import { isTotal, trimmed } from "./trackerCells";
import { isAmountColumn, isCurrencyColumn, isInPounds, isNoteColumn, type Head } from "./trackerHead";

export type Row = readonly string[] | BrokenLine;

/** A head and the rows between it and the next one. */
export interface Section {
  head: Head;
  cells: readonly string[];
  /** The index of the head. */
  at: number;
  rows: readonly Row[];
}

/** Spreadsheets save with one of these, depending on the country. */
export const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Remarks about a table begin at most this many rows above it. */
export const ROWS_ABOVE = 20;
/** @returns the cell of a row; nothing of a line that is no row. */
export const cellOf = (row: Row, column: number): string =>
  row instanceof BrokenLine ? "" : trimmed(row[column]);

export const filledIn = (row: Row): string[] =>
  row instanceof BrokenLine ? [] : row.map(trimmed).filter(Boolean);

/** As much as a report shows of a name or a line. */
const MOST_SHOWN = 40;
export const shown = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
const FIRST_COLUMN = 65;
/** A column without a name has the letter that a spreadsheet shows above it. */
export const nameOf = (head: readonly string[], column: number): string =>
  shown(trimmed(head[column])) || String.fromCodePoint(FIRST_COLUMN + Math.min(column, 25));

/** @returns the columns besides the four. */
export function asideColumns({ head: { places }, cells, rows }: Section): number[] {
  const width = Math.max(cells.length, ...rows.map((row) => (row instanceof BrokenLine ? 0 : row.length)));
  return Array.from({ length: width }, (_, column) => column).filter((column) => !places.includes(column));
}

/** True if more than half of the cells of a column that hold something are of a kind. */
export function isMostly(rows: readonly Row[], column: number, isOfKind: (cell: string) => boolean): boolean {
  const cells = rows.map((row) => cellOf(row, column)).filter(Boolean);
  return cells.filter(isOfKind).length * 2 > cells.length;
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
  if (isTotal(text)) return undefined;
  const isUnit = places[2]! > 0 && amount === text && /^\(?\p{L}[\p{L} ]{0,20}\.?\)?$/u.test(amount);
  if ([amount, text].some((cell) => /^\(?(?:in )?p\)?$/iu.test(cell))) return "p";
  if (isUnit && !isPounds(amount)) return amount;
  return otherUnitNamedIn(text) ?? otherUnitNamedIn(amount);
}

/** A row next to the head that says what each column has: "dd/mm/yyyy, E or S, stars, words". */
function unitBesideHead(row: Row, places: readonly number[]): string | undefined {
  const amount = remarkIn(row, places)?.amount ?? "";
  const isUnit = /^\(?\p{L}{2,20}\.?\)?$/u.test(amount) && !isPounds(amount.replaceAll(/[().]/gu, ""));
  return isUnit && !/^\(?(?:amounts?|numbers?|none)/iu.test(amount) ? amount : undefined;
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
export function unitAround(section: Section, all: readonly Row[]): string {
  const { head, cells, at, rows } = section;
  const { places } = head;
  const firstUnit = (remarks: readonly Row[], inPounds: boolean, otherwise = "") =>
    remarks.reduce<string>((found, row) => found || (unitInRemark(row, places, inPounds) ?? ""), otherwise);
  if (isInPounds(cells[places[2]!]!)) return firstUnit(remarksBeside(section, all), true);
  const others = cells.filter((cell, column) => !places.includes(column) && !isAmountColumn(cell));
  const above = all.slice(Math.max(0, at - ROWS_ABOVE), at);
  const ofNext = [above.at(-1), rows[0]].map((row) => row && unitBesideHead(row, places)).find(Boolean);
  const ofOthers = [others.map(trimmed).join(" "), ...others.map(trimmed)].map(otherUnitNamedIn);
  return firstUnit([...above, ...rows], false, ofOthers.find(Boolean) ?? ofNext);
}

/** The column of currencies: by its name, or by the codes of currencies in most of its cells. */
export function currencyColumn({ head: { places }, cells, rows }: Section): number {
  const named = cells.findIndex(isCurrencyColumn);
  if (named >= 0) return named;
  const isCode = (cell: string) => cell === "GBP" || isOtherCode(cell);
  return cells.findIndex(
    (name, column) => !places.includes(column) && !isNoteColumn(name) && isMostly(rows, column, isCode),
  );
}
