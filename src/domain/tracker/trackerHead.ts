/** The names of the tracker's four columns, as people and spreadsheets change them. */
import { asciiDigits } from "@/domain/digits";
import { ENTRY_COLUMNS } from "@/domain/journal/journalCsv";
import { isOtherCurrency, LOST_POUND_SIGN } from "@/domain/amountProblems";
import { POUNDS, withPennyCode } from "@/domain/writtenMoney";
import { trimmed } from "./trackerCells";

export type NoTable =
  | { is: "notATable" | "workbook" | "currency" }
  /** Some of the columns are there, or may be. */
  | { is: "missingColumns" | "doubleColumns" | "unknownAmounts"; columns: string[] };

/** A cell of more letters is no name. */
const LONGEST_NAME = 200;
/** Enough of a column's name to recognise it. */
const MOST_SHOWN = 40;
const NAMES = ["date", "type", "amount", "detail"] as const;

export const words = (cell: string) =>
  cell.length > LONGEST_NAME
    ? ""
    : withPennyCode(asciiDigits(trimmed(cell)))
        .toLowerCase()
        .replaceAll(/\s+/gu, " ")
        .replaceAll('"', "")
        .trim();
/** The name without marks around it: "Date:" is "date". */
export const plain = (cell: string) => words(cell).replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");

/** "(£)", "in pounds", "£ GBP" and the like behind the name; or the sign that a program made of £, or nothing. */
const UNIT = (unit: string) =>
  new RegExp(
    String.raw`^(?: ?\( ?(?:in )?${unit} ?\)| ?\[ ?${unit} ?\]| ?[:,/–—-]? ?(?:in )?${unit}) ?[:*▲▼↑↓]*$`,
    "u",
  );
const IN_POUNDS = UNIT(String.raw`${POUNDS}s?(?:[ ,/]*${POUNDS})*(?: (?:and|&|\+) pence)?`);
/** U+0080 was €, where a program took windows-1252 for another encoding. */
const WITHOUT_UNIT = UNIT(String.raw`(?!\u0080)${LOST_POUND_SIGN}?`);

const AMOUNT = new RegExp(String.raw`^(?:\(?(${POUNDS})\)? )?amounts?(?!\p{L})(.*)$`, "u");
/** The unit beside the name of a column of amounts; undefined for other columns. */
function unitOf(cell: string): string | undefined {
  const [whole, before = "", behind = ""] = AMOUNT.exec(words(cell)) ?? [];
  return whole === undefined ? undefined : before ? ` ${before}${behind}` : behind;
}
/** The name in the plural, or with a remark in brackets: "Details", "Type (E/S/P)". */
const isLike = (cell: string, name: string) =>
  new RegExp(String.raw`^${name}s?(?: ?[(\[].*)?$`, "u").test(plain(cell));
export const isDateName = (cell: string): boolean => isLike(cell, "date");
/** The columns that have exactly the name, or else those that are like it. */
function columnsOf(head: readonly string[], name: string): number[] {
  const all = [...head.keys()];
  const exact = all.filter((column) => plain(head[column]!) === name);
  return exact.length ? exact : all.filter((column) => isLike(head[column]!, name));
}
/** The tracker's own name is "Amount", not "Amounts". */
function ownAmounts(head: readonly string[], columns: number[]): number[] {
  const own = columns.filter((column) => !/amounts/u.test(words(head[column]!)));
  return own.length ? own : columns;
}

const PART = "(d{1,2}|m{1,4}|y{1,4}|day|month|year)";
const ORDER = new RegExp(String.raw`(?<!\p{L})${PART}\W+${PART}\W+${PART}(?!\p{L})`, "u");
/** @returns the order of the numbers in dates, if a name or a line says it: "dmy" for "Date (DD/MM/YYYY)", "mdy" for "US dates". */
export const dateOrderIn = (cell: string): string | undefined => {
  const text = words(cell);
  const parts = ORDER.exec(text);
  const order =
    parts
      ?.slice(-3)
      .map((part) => part[0])
      .join("") ?? "";
  if (new Set(order).size === 3) return order;
  return /month first|(?<!\p{L})us (?:style )?date|dates?.* (?:us|american) |american.*date/u.test(`${text} `)
    ? "mdy"
    : undefined;
};

/**
 * @returns the columns of amounts in pounds; of those without a currency if there are none. Amounts in anything else are not
 * read: 450 under "Amount (p)" would be £450.
 */
function amountColumns(head: readonly string[]): number[] | NoTable {
  const units = head.map(unitOf);
  const of = (test: (unit: string) => boolean) =>
    [...head.keys()].filter((column) => units[column] !== undefined && test(units[column]));
  const pounds = of((unit) => IN_POUNDS.test(unit));
  const open = of((unit) => WITHOUT_UNIT.test(unit));
  if (pounds.length || open.length) return ownAmounts(head, pounds.length ? pounds : open);
  const others = of(() => true);
  if (!others.length) return [];
  if (others.every((column) => isOtherCurrency(units[column]!))) return { is: "currency" };
  return {
    is: "unknownAmounts",
    columns: others.map((column) => trimmed(head[column]).slice(0, MOST_SHOWN)),
  };
}

/** @returns the four columns' places, or what is wrong with them. */
export function placesIn(head: readonly string[]): number[] | NoTable {
  const amounts = amountColumns(head);
  const found = NAMES.map((name) =>
    name === "amount" ? ("is" in amounts ? [] : amounts) : columnsOf(head, name),
  );
  const named = (test: (columns: number[]) => boolean) => ENTRY_COLUMNS.filter((_, nth) => test(found[nth]!));
  const missing = named((columns) => columns.length === 0);
  if ("is" in amounts && missing.length === 1) return amounts;
  if (missing.length === NAMES.length) return { is: "notATable" };
  if (missing.length) return { is: "missingColumns", columns: missing };
  const double = named((columns) => columns.length > 1);
  return double.length ? { is: "doubleColumns", columns: double } : found.map(([column]) => column!);
}

/** A currency in a column of its own, or a unit. */
export const isCurrencyColumn = (cell: string): boolean =>
  /^(?:currency|ccy|curr?|währung|devise|waluta|moneda|valuta|moeda|měna|monnaie|munt)(?!\p{L})/u.test(
    plain(cell),
  );
/** Where people write what they like. */
export const isNoteColumn = (cell: string): boolean =>
  isPersonColumn(cell) || /^(?:notes?|comments?|remarks?|memo|descriptions?)(?!\p{L})/u.test(plain(cell));
/** Names of people may be words for other things: "Sam", "Ron", "Lev". */
export const isPersonColumn = (cell: string): boolean =>
  /^(?:who(?:se)?|names?|child(?:ren)?|kids?|persons?|savers?|given by|by|from|for|to)(?!\p{L})/u.test(
    plain(cell),
  );
/** The day of the week in a column of its own. */
export const isWeekdayColumn = (cell: string): boolean =>
  /^(?:day|week ?day|day of (?:the )?week|dow|tag|wochentag|jour|dzień|d[ií]a|giorno|dag|dydd)$/u.test(
    plain(cell),
  );
export const isUnitColumn = (cell: string): boolean => /^units?$/u.test(plain(cell));

export const isAmountColumn = (cell: string): boolean => unitOf(cell) !== undefined;
/** True if the name of the amounts' column says that they are in pounds. */
export const isInPounds = (cell: string): boolean => IN_POUNDS.test(unitOf(cell) ?? "");

/** A row without this name is no head, which is quickly seen in a file of many rows. */
const DATE_NAME = /^\W{0,9}dates?(?![\p{L}\d])/iu;

export interface Head {
  places: readonly number[];
  /** The unit of the amounts, if the head names another than pounds. */
  unit: string;
}

/** @returns undefined if the row has not the four columns, whatever the unit of its amounts. */
export function headIn(row: readonly string[]): Head | undefined {
  if (!row.some((cell) => DATE_NAME.test(cell))) return undefined;
  const places = placesIn(row);
  if (Array.isArray(places)) return { places, unit: "" };
  const column = row.findIndex((cell) => unitOf(cell) !== undefined);
  if (column < 0) return undefined;
  const others = placesIn(row.with(column, "Amount"));
  return Array.isArray(others) ? { places: others, unit: unitOf(row[column]!)!.trim() } : undefined;
}
