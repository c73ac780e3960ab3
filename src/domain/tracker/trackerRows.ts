/** The rows below the heads of a table. A row that cannot be read whole is named. */
import { asciiDigits, plainDashes } from "@/domain/digits";
import { BrokenLine } from "@/domain/csv";
import {
  hasPounds,
  inDoubt,
  isInPence,
  isNameOfOtherCurrency,
  isOther,
  isPounds,
  otherCurrencyIn,
  otherUnitIn,
  saysOtherUnit,
} from "@/domain/amountProblems";
import { readMoney } from "@/domain/writtenMoney";
import { isDate, isWeekday } from "./dateCells";
import { partBeside, periodsIn, signBeside, unsettledIn } from "./trackerAside";
import { isMeantAsRow, isTotal, trimmed } from "./trackerCells";
import { dateOrderIn, headIn, isInPounds, isUnitColumn, isWeekdayColumn, type Head } from "./trackerHead";
import {
  cellOf,
  currencyColumn,
  DELIMITERS,
  isMostly,
  unitAround,
  type Row,
  type Section,
} from "./trackerRemarks";
import { tickColumns, titlesAbove, unreadIn, type Unread } from "./trackerUnread";

export interface TrackerRow {
  /** As in a spreadsheet, where the first row is row 1. */
  row: number;
  /** The cell of the date, which shows the order of other dates even if its row cannot be read. */
  date: string;
  /** Date, type, amount and detail; or the text of a line that cannot be read whole; or the cell that says of a row that it is a sum, or not done. */
  cells: readonly [string, string, string, string] | string | { is: "total" | "unsettled"; text: string };
  /** The month and the year in cells beside the date. */
  periods: readonly string[];
  /** The cells of other columns: their numbers may be written as its amount is. */
  others: readonly string[];
  /** The titles above the row, and the columns of ticks beside it: they may say that its money has not moved. */
  doubts: readonly string[];
  /** True if nothing says that the amount is in pounds. */
  isBare: boolean;
}

export interface RowsBelow {
  rows: TrackerRow[];
  unread: Unread;
  /** The orders of day, month and year that the names of the dates' columns say. */
  saidOrders: ReadonlySet<string | undefined>;
}

/** The arrangement that a head, and what is written around it, gives to the rows below it. */
interface Layout extends Head {
  names: readonly string[];
  width: number;
  /** True if the head of the amounts names pounds. */
  inPounds: boolean;
  currency: number;
  unitColumn: number;
  /** The column of the days of the week, if there is one. */
  weekday: number;
  /** Another unit that a remark names, for amounts that do not say theirs. */
  doubt: string;
  delimiter: string;
  some: ReturnType<typeof unitsOfSome>;
  /** The kinds of rest behind amounts that have their pence, and so are none of theirs. */
  ownRests: ReadonlySet<Rest | undefined>;
}

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

function layoutOf(section: Section, all: readonly Row[], delimiter: string): Layout {
  const layout = headLayoutOf(section, all, delimiter);
  return { ...layout, some: unitsOfSome(section.rows, layout) };
}

function headLayoutOf(section: Section, all: readonly Row[], delimiter: string): Layout {
  const { head, cells, rows } = section;
  const place = head.places[2]!;
  return {
    ...head,
    names: cells,
    width: cells.length,
    inPounds: isInPounds(cells[place]!),
    currency: currencyColumn(section),
    unitColumn: cells.findIndex(isUnitColumn),
    weekday: weekdayColumn(section),
    doubt: unitAround(section, all),
    delimiter,
    some: { ofWhole: "", ofAll: "" },
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
function unitsBeside(row: readonly string[], { places, currency, unitColumn, width }: Layout): string[] {
  return row.slice(0, width).filter((text, column) => {
    if (places.includes(column) || text === "" || text.length > LONGEST_UNIT) return false;
    const cell = trimmed(text);
    const isUnit = column === currency || column === unitColumn;
    if (isUnit || saysOtherUnit(cell)) return true;
    return Math.abs(column - places[2]!) === 1 && (isPounds(cell) || /^\(?(?:p|c|ct)\.?\)?$/iu.test(cell));
  });
}

/** @returns the amount with what its head and the cells beside it say of its unit. */
function writtenIn(row: readonly string[], layout: Layout): string {
  const amount = trimmed(row[layout.places[2]!]);
  const units = unitsBeside(row, layout).map((unit) =>
    /\d/u.test(unit) ? `(${trimmed(unit)})` : trimmed(unit).replaceAll(/[().]/gu, ""),
  );
  const sign = signBeside(row, layout.names, layout.places);
  return amount && [amount, layout.unit, ...units, sign].filter(Boolean).join(" ");
}

/** @returns the units besides pounds that some amounts of a table have: where others have none, theirs may be the same. */
function unitsOfSome(rows: readonly Row[], layout: Layout) {
  const written = rows.flatMap((row) => (row instanceof BrokenLine ? [] : [writtenIn(row, layout)]));
  const currencies = written.map(otherCurrencyIn).filter((unit) => unit !== undefined);
  const units = written
    .map((amount) => (/\p{Nd}/u.test(amount) ? (otherCurrencyIn(amount) ?? otherUnitIn(amount)) : undefined))
    .filter((unit) => unit !== undefined);
  // A head in pounds, or a word that may be a remark, counts less than what most amounts have.
  const isMost = units.length >= written.filter(isBare).length;
  const repeated = units.find((unit, nth) => units.indexOf(unit) !== nth);
  const own = rows.map((row) => otherCurrencyIn(cellOf(row, layout.places[2]!))).find(Boolean);
  const ofMost = isMost ? (own ?? (repeated && (!layout.inPounds || isOther(repeated)) ? repeated : "")) : "";
  return {
    ofWhole: written.some(isInPence) ? "p" : "",
    ofAll: ofMost || (layout.inPounds ? "" : (currencies[0] ?? "")),
  };
}

function amountIn(row: readonly string[], amount: string, layout: Layout): string {
  const written = writtenIn(row, layout);
  if (!amount || written !== amount || hasPounds(amount)) return written;
  const { ofWhole, ofAll } = layout.some;
  const isWhole = /^\p{Nd}+$/u.test(amount);
  const part = isWhole && partBeside(row, layout.names, layout.places);
  const unit = layout.doubt || part || (isWhole && ofWhole) || (isBare(amount) && ofAll);
  return unit ? inDoubt(amount, unit) : amount;
}

/** True for a number without a unit of its own. */
const isBare = (amount: string) => /\p{Nd}/u.test(amount) && !/\p{L}|\p{Sc}/u.test(amount);

/** A column with that name; or one beside the dates that has the names of days in most of its cells. */
function weekdayColumn({ head: { places }, cells, rows }: Section): number {
  const named = cells.findIndex(isWeekdayColumn);
  if (named >= 0) return named;
  return (
    [places[0]! - 1, places[0]! + 1].find(
      (column) => !places.includes(column) && isMostly(rows, column, isWeekday),
    ) ?? -1
  );
}

/** @returns the date with the day of the week that stands in another cell. */
function dateIn(row: readonly string[], { places, weekday }: Layout): string {
  const [date, name] = [trimmed(row[places[0]!]), trimmed(row[weekday])];
  return isWeekday(name) && /^\p{Nd}/u.test(date) ? `${name} ${date}` : date;
}

/** The rest of a torn amount: one digit, two or three, or the dashes of "4,-". */
type Rest = "digit" | "digits" | "dashes";

/** @returns undefined for what is no part of a number, and for numbers that go on: those of a balance, and dates. */
function restIn(behind: string): Rest | undefined {
  if (!/^[\p{Nd}\p{Pd}]/u.test(behind) || isDate(behind)) return undefined;
  const text = plainDashes(asciiDigits(behind));
  if (/^\d{2}(?![\d']|[.,]\d)|^\d{3}(?!\d)|^\d[oil](?!\p{L})/iu.test(text)) return "digits";
  const [, start = "", unit = ""] = /^(\d|--?)(?!\d) ?([^\d]*)$/u.exec(text) ?? [];
  const isRest =
    start &&
    (/^(?:p|pence|ct?|cr|dr)?[^\p{L}\p{N}]*$/iu.test(unit) || isNameOfOtherCurrency(unit) || isPounds(unit));
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

/** A row in one cell, which sets its own cells apart in another way than the head. */
function isOtherwiseSetApart(row: readonly string[], { delimiter }: Layout): boolean {
  const texts = row.filter((cell) => trimmed(cell));
  // "4,50" behind semicolons tears such a row in two.
  if (texts.length === 0 || texts.length > 2) return false;
  const text = texts.join(delimiter);
  return DELIMITERS.some(
    (mark) => mark !== delimiter && text.split(mark).length > 2 && isMeantAsRow(text.split(mark)),
  );
}

function readRow(row: readonly string[], layout: Layout): TrackerRow["cells"] {
  const { places, width } = layout;
  const [, type = "", amount = "", detail = ""] = places.map((place) => trimmed(row[place]));
  const isWhole =
    !isTorn(amount, trimmed(row[places[2]! + 1]), layout) && !trimmed(row.slice(width).join(""));
  if (!isWhole || isOtherwiseSetApart(row, layout)) return row.join(layout.delimiter);
  const total = row.find((cell, column) => !places.includes(column) && isTotal(trimmed(cell)));
  if (total !== undefined) return { is: "total", text: trimmed(total) };
  const unsettled = unsettledIn(row, layout.names, places);
  if (unsettled !== undefined) return { is: "unsettled", text: unsettled };
  return [dateIn(row, layout), type, amountIn(row, amount, layout), detail];
}

/** @returns the rows below the head at `headRow`, and below any other. */
export function rowsBelow(rows: readonly Row[], headRow: number, head: Head, delimiter: string): RowsBelow {
  const sections = sectionsOf(rows, headRow, head);
  const titles = titlesAbove(rows);
  const below = sections.flatMap((section) => {
    const layout = layoutOf(section, rows, delimiter);
    const cells = section.rows.map((row) => (row instanceof BrokenLine ? row.text : readRow(row, layout)));
    const ticks = tickColumns(section, (nth) => Array.isArray(cells[nth]));
    return section.rows.map((row, nth) => ({
      row: section.at + nth + 2,
      doubts: [...titles[section.at + nth + 1]!, ...ticks],
      isBare: !(row instanceof BrokenLine) && !layout.inPounds && isBare(writtenIn(row, layout)),
      date: dateIn(row instanceof BrokenLine ? row.text.split(delimiter) : row, layout),
      cells: cells[nth]!,
      periods: row instanceof BrokenLine ? [] : periodsIn(row, layout.names, layout.places),
      others:
        row instanceof BrokenLine
          ? []
          : row.filter((cell, column) => cell && !layout.places.includes(column)).map(trimmed),
    }));
  });
  const saidOrders = new Set(sections.map(({ head: { places }, cells }) => dateOrderIn(cells[places[0]!]!)));
  return { rows: below, unread: unreadIn(rows, sections), saidOrders };
}
