/** The rows below the heads of a table. A row that cannot be read whole is named. */
import { asciiDigits } from "@/domain/digits";
import { BrokenLine } from "@/domain/csv";
import {
  hasPounds,
  inDoubt,
  isInPence,
  isOther,
  isPounds,
  otherCurrencyIn,
  otherUnitIn,
  saysOtherUnit,
} from "@/domain/amountProblems";
import { isWeekday } from "./dateCells";
import { doubtsBeside, partBeside, periodsIn, signBeside, unsettledIn } from "./trackerAside";
import { isMeantAsRow, isTotal, trimmed } from "./trackerCells";
import {
  dateOrderIn,
  isDateName,
  headIn,
  isInPounds,
  isNoteColumn,
  isPersonColumn,
  isUnitColumn,
  isWeekdayColumn,
  type Head,
} from "./trackerHead";
import {
  cellOf,
  currencyColumn,
  filledIn,
  isMostly,
  ROWS_ABOVE,
  unitAround,
  type Row,
  type Section,
} from "./trackerRemarks";
import { ticksBeside } from "./trackerTicks";
import { isOtherwiseSetApart, isTorn, ownRestsIn, type Cut } from "./trackerTorn";
import { titlesAbove, unreadIn, type Unread } from "./trackerUnread";

export interface TrackerRow {
  /** As in a spreadsheet, where the first row is row 1. */
  row: number;
  /** The cell of the date, which shows the order of other dates even if its row cannot be read. */
  date: string;
  /** Date, type, amount and detail; or the text of a line that cannot be read whole; or what says of a row that it is no entry, a sum, or not done. */
  cells:
    | readonly [string, string, string, string]
    | string
    | { is: "line" | "total" | "unsettled"; text: string };
  /** The month and the year in cells beside the date. */
  periods: readonly string[];
  /** The cells of other columns: their numbers may be written as its amount is. */
  others: readonly string[];
  /** The titles above the row, and the notes and ticks beside it, that say that its money may not have moved. */
  doubts: readonly string[];
  /** Any other title above the row. */
  title: string | undefined;
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
interface Layout extends Head, Cut {
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
  some: ReturnType<typeof unitsOfSome>;
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
    ownRests: ownRestsIn(rows, place),
  };
}

const numberIn = (text = "") => /\d[\d.,]*/u.exec(asciiDigits(text))?.[0];

/** True for another number in a column of its own beside a head in pounds: "450 JPY" under "Local amount", beside 2.40. */
const isOtherSum = (
  cell: string,
  row: readonly string[],
  column: number,
  { inPounds, names, places }: Layout,
) =>
  inPounds &&
  trimmed(names[column]) !== "" &&
  !isNoteColumn(names[column]!) &&
  numberIn(cell) !== undefined &&
  numberIn(cell) !== numberIn(row[places[2]!]);

/** @returns what other cells of the row say of the amount's unit. */
function unitsBeside(row: readonly string[], layout: Layout): string[] {
  const { places, names, currency, unitColumn, width } = layout;
  return row.slice(0, width).filter((text, column) => {
    if (places.includes(column) || text === "" || text.length > LONGEST_UNIT) return false;
    if (isPersonColumn(names[column] ?? "") && !/[\d\p{Sc}]/u.test(text)) return false;
    const cell = trimmed(text);
    const isUnit = column === currency || column === unitColumn;
    if (isUnit || (saysOtherUnit(cell) && !isOtherSum(cell, row, column, layout))) return true;
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
      (column) =>
        !places.includes(column) && !isNoteColumn(cells[column] ?? "") && isMostly(rows, column, isWeekday),
    ) ?? -1
  );
}

/** @returns the date with the day of the week that stands in another cell. */
function dateIn(row: readonly string[], { places, weekday }: Layout): string {
  const [date, name] = [trimmed(row[places[0]!]), trimmed(row[weekday])];
  return isWeekday(name) && /^\p{Nd}/u.test(date) ? `${name} ${date}` : date;
}

/** A title, a total or a footnote has fewer signs of an entry: it fills few of the four columns, or none with a number. */
function isEntry(row: readonly string[], layout: Layout): boolean {
  const four = layout.places.map((place) => trimmed(row[place]));
  if (four.some(isTotal)) return false;
  const isFilled = four.every(Boolean) && four.some((cell) => /\p{Nd}/u.test(cell));
  return isFilled || isMeantAsRow(row) || row.some(isDateName) || isOtherwiseSetApart(row, layout);
}

function readRow(row: readonly string[], layout: Layout): TrackerRow["cells"] {
  const { places, width } = layout;
  const [date = "", type = "", amount = "", detail = ""] = places.map((place) => trimmed(row[place]));
  const isWhole =
    !isTorn(amount, trimmed(row[places[2]! + 1]), layout) &&
    !trimmed(row.slice(width).join("")) &&
    !isOtherwiseSetApart(row, layout);
  if (isWhole && !date && !type && !amount && !detail) return ["", "", "", ""];
  if (!isEntry(row, layout)) return { is: "line", text: filledIn(row).join(", ") };
  if (!isWhole) return row.join(layout.delimiter);
  const total = row.find((cell) => isTotal(trimmed(cell)));
  if (total !== undefined) return { is: "total", text: trimmed(total) };
  const unsettled = unsettledIn(row, layout.names, places);
  if (unsettled !== undefined) return { is: "unsettled", text: unsettled };
  return [dateIn(row, layout), type, amountIn(row, amount, layout), detail];
}

function brokenIn({ text }: BrokenLine, layout: Layout): TrackerRow["cells"] {
  return isEntry(text.split(layout.delimiter), layout) ? text : { is: "line", text };
}

/** @returns the orders of days and months that the heads say, or the lines above the first one. */
function saidOrdersIn(rows: readonly Row[], sections: readonly Section[]): Set<string | undefined> {
  const remarks = rows
    .slice(Math.max(0, sections[0]!.at - ROWS_ABOVE), sections[0]!.at + 2)
    .filter((row) => !(row instanceof BrokenLine) && !headIn(row) && !isMeantAsRow(row))
    .map((row) => dateOrderIn(filledIn(row).join(" ")));
  const ofRemarks = remarks.filter(Boolean);
  return new Set([
    ...ofRemarks,
    ...sections
      .map(({ head: { places }, cells }) => dateOrderIn(cells[places[0]!]!))
      .filter((order) => order !== undefined || ofRemarks.length === 0),
  ]);
}

/** @returns the rows below the head at `headRow`, and below any other. */
export function rowsBelow(rows: readonly Row[], headRow: number, head: Head, delimiter: string): RowsBelow {
  const sections = sectionsOf(rows, headRow, head);
  const titles = titlesAbove(rows);
  const below = sections.flatMap((section) => {
    const layout = layoutOf(section, rows, delimiter);
    const cells = section.rows.map((row) =>
      row instanceof BrokenLine ? brokenIn(row, layout) : readRow(row, layout),
    );
    const ticksOf = ticksBeside(section, (nth) => Array.isArray(cells[nth]));
    return section.rows.map((broken, nth) => {
      const isBroken = broken instanceof BrokenLine;
      const row = isBroken ? broken.text.split(delimiter) : broken;
      const { doubts, title } = titles[section.at + nth + 1]!;
      const { names, places } = layout;
      const ticks = ticksOf(row);
      const notes = doubtsBeside(row, names, places).filter(
        (note) => !ticks.some((tick) => tick.endsWith(note)),
      );
      return {
        row: section.at + nth + 2,
        doubts: isBroken ? [] : [...doubts, ...notes, ...ticks],
        title,
        isBare: !isBroken && !layout.inPounds && isBare(writtenIn(row, layout)),
        date: dateIn(row, layout),
        cells: cells[nth]!,
        periods: isBroken ? [] : periodsIn(row, names, places),
        others: isBroken ? [] : row.filter((cell, column) => cell && !places.includes(column)).map(trimmed),
      };
    });
  });
  return { rows: below, unread: unreadIn(rows, sections), saidOrders: saidOrdersIn(rows, sections) };
}
