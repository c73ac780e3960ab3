/**
 * The tracker's file, for export and import. This module includes papaparse, so it loads only for those who want it.
 */
import { isDay, type Day } from "@/domain/calendar";
import { toCsv } from "@/domain/csv";
import { FIRST_ENTRY_DAY, lastEntryDay, readEntry, type JournalEntry } from "@/domain/journal/journal";
import { ENTRY_COLUMNS } from "@/domain/journal/journalCsv";
import { plainPounds } from "@/domain/money";
import { doubtIn, readAmount, type AmountProblem } from "@/domain/amountProblems";
import { decimalSignOf, type DecimalSign } from "@/domain/writtenMoney";
import { dateOrdersOf, isInPeriod, isPeriod, isWeekday, readDate, type DateOrders } from "./dateCells";
import { oldestFirst } from "./tracker";
import { detailIn, typeIn } from "./trackerCells";
import { isDateName, type NoTable } from "./trackerHead";
import type { TrackerRow } from "./trackerRows";
import { sheetInCopy } from "./sheetInCopy";
import { tableOf } from "./trackerTable";
import type { Unread } from "./trackerUnread";

export const trackerCsv = (entries: readonly JournalEntry[]): string =>
  toCsv(
    ENTRY_COLUMNS,
    oldestFirst(entries).map(({ day, type, pence, detail }) => [day, type, plainPounds(pence), detail]),
  );

/**
 * "row": the line cannot be read whole. "head": the names of columns, one of them unknown. "line": a title, a total or a footnote, and surely no entry. "total": the row seems to be a sum, by a word beside it. "unsettled": its money may not have moved. "dateBeside": a date in another month or year than the cell beside it says. "dateForm", "dateOrder", "dateClash", "dateWeekday": no date, one of two, one that others
 * contradict, and one of another day of the week. "amountForm": no amount. "amountDoubt": the file names another unit elsewhere.
 */
export type UnreadableKind =
  | "row"
  | "head"
  | "line"
  | "total"
  | "unsettled"
  | "date"
  | "dateWeekday"
  | "dateForm"
  | "dateOrder"
  | "dateClash"
  | "dateBeside"
  | "type"
  | "amount"
  | "amountForm"
  | "amountSign"
  | "amountCurrency"
  | "amountAmbiguous"
  | "amountDoubt"
  | "detail";

export interface UnreadableCell {
  /** The row number as in a spreadsheet. */
  row: number;
  /** The first cell that could not be read. */
  cell: UnreadableKind;
  text: string;
}

/** Why an entry is not added yet: a text of the file says that its money may not have moved, or it may be the sum of the rows above. */
export interface Doubt {
  is: "said" | "sum";
  text: string;
}

export interface TrackerFile {
  entries: JournalEntry[];
  unreadable: UnreadableCell[];
  /** Empty if no date needs an order. */
  dateOrders: DateOrders;
  /** Entries that are added only if somebody says so. */
  doubtful: ReadonlyMap<JournalEntry, readonly Doubt[]>;
  unread: Unread;
  /** True if nothing says of some amounts that they are in pounds. */
  assumesPounds: boolean;
}

const AMOUNT_PROBLEMS = {
  unreadable: "amountForm",
  outOfBounds: "amount",
  currency: "amountCurrency",
  lostSign: "amountSign",
  ambiguous: "amountAmbiguous",
} as const satisfies Record<AmountProblem, UnreadableKind>;

const DATE_PROBLEMS = {
  order: "dateOrder",
  clash: "dateClash",
  form: "dateForm",
  weekday: "dateWeekday",
} as const;

interface Habits {
  orders: DateOrders;
  decimal: DecimalSign | undefined;
}

function readRow({ cells, periods }: TrackerRow, { orders, decimal }: Habits, today: Day) {
  const unreadable = (cell: UnreadableKind, text: string) => ({ cell, text });
  if (typeof cells === "string") return unreadable("row", cells);
  if ("is" in cells) return unreadable(cells.is, cells.text);
  const [date, letter, amount, detailText] = cells;
  const written = readDate(date, orders);
  if (written === "form" && isDateName(date)) return unreadable("head", cells.join(", "));
  if (typeof written === "string") return unreadable(date ? DATE_PROBLEMS[written] : "date", date);
  const { day } = written;
  const isInBounds = isDay(day) && FIRST_ENTRY_DAY <= day && day <= lastEntryDay(today);
  if (!isInBounds) return unreadable("date", date);
  if (!periods.every((period) => isInPeriod(day, period)))
    return unreadable("dateBeside", [...periods, date].join(" "));
  const type = typeIn(letter);
  if (!type) return unreadable("type", letter);
  const detail = detailIn(type, detailText);
  if (!detail) return unreadable("detail", detailText);
  const pence = amount ? readAmount(amount, decimal) : "outOfBounds";
  if (typeof pence === "string") {
    const unit = pence === "ambiguous" ? undefined : doubtIn(amount);
    return unit ? unreadable("amountDoubt", unit) : unreadable(AMOUNT_PROBLEMS[pence], amount);
  }
  const entry = readEntry({ day, type, amount: plainPounds(pence), detail }, today);
  return typeof entry === "string" ? unreadable("amount", amount) : entry;
}

const isWord = (cell: string) => /\p{L}/u.test(cell) && !isWeekday(cell) && !isPeriod(cell);
/** One of fewer rows with a note each may be the sum of the others by chance. */
const FEW_ROWS = 3;

/** Knows a total whose word is not known by its amount: it has a note, and is the sum of the rows above it. */
function sumWatcher() {
  let [sum, rows] = [0, 0];
  const notes = new Set<string>();
  const types = new Set<string>();
  return ({ pence, type }: JournalEntry, others: readonly string[]): string | undefined => {
    const note = others.find(isWord);
    if (
      note &&
      rows > 1 &&
      sum > 0 &&
      sum === pence &&
      (rows >= FEW_ROWS || notes.size === 0) &&
      // All that was earned may well be saved or spent.
      types.has(type) &&
      !notes.has(note)
    ) {
      [sum, rows] = [0, 0];
      notes.clear();
      types.clear();
      return note;
    }
    sum += pence;
    rows++;
    types.add(type);
    if (note) notes.add(note);
    return undefined;
  };
}

/** Joined files may say two orders, or one of them none: then a date that needs an order may have either. */
const saidOrderOf = (orders: readonly (string | undefined)[]) => {
  if (orders.length === 1) return orders[0];
  return orders.every((order) => order === undefined || order === "dmy") ? "dmy" : "?";
};

/** @returns the rows, or why the file is not one of the tracker's. Empty rows are skipped. */
export function readTrackerCsv(text: string, today: Day): TrackerFile | NoTable {
  const table = tableOf(sheetInCopy(text) ?? text);
  if ("is" in table) return table;
  const orders = dateOrdersOf(
    table.rows.map(({ date }) => date),
    today,
    { first: FIRST_ENTRY_DAY, last: lastEntryDay(today) },
    saidOrderOf([...table.saidOrders]),
  );
  const amounts = table.rows.flatMap(({ cells }) => (Array.isArray(cells) ? [cells[2] as string] : []));
  // Where commas stand between cells, they hardly stand before the pence.
  const sign = decimalSignOf(amounts, table.delimiter === "," ? "." : undefined);
  // A balance says nothing of other people's habits, but it may contradict what the amounts say.
  const all = [...amounts, ...table.rows.flatMap(({ others }) => others)];
  const decimal = decimalSignOf(all, sign) === sign ? sign : undefined;
  const doubtful = new Map<JournalEntry, readonly Doubt[]>();
  const file: TrackerFile = {
    entries: [],
    unreadable: [],
    dateOrders: orders,
    doubtful,
    unread: table.unread,
    assumesPounds: false,
  };
  const noteOfSum = sumWatcher();
  for (const each of table.rows) {
    if (Array.isArray(each.cells) && each.cells.every((cell) => cell === "")) continue;
    const read = readRow(each, { orders, decimal }, today);
    if ("cell" in read) file.unreadable.push({ row: each.row, ...read });
    else {
      file.entries.push(read);
      const note = noteOfSum(read, each.others);
      const said = [...each.doubts, ...(each.title !== undefined && read.day > today ? [each.title] : [])];
      const doubts: Doubt[] = [...new Set(said)].map((text) => ({ is: "said", text }));
      if (note) doubts.push({ is: "sum", text: note });
      if (doubts.length) doubtful.set(read, doubts);
      file.assumesPounds ||= each.isBare;
    }
  }
  return file;
}
