/** Other cells of a row that change what it means: it did not happen, it goes the other way, or its date is another one. */
import { isPounds } from "@/domain/amountProblems";
import { readMoney } from "@/domain/writtenMoney";
import { isDate } from "./dateCells";
import { trimmed } from "./trackerCells";
import { saysNotYet } from "./trackerDoubts";
import { plain, words } from "./trackerHead";

type Places = readonly number[];

/** A cell of a column besides the four, with the name of its column. */
interface Aside {
  name: string;
  cell: string;
}

/** A longer text is a note. */
const LONGEST = 30;

const cellsBeside = (row: readonly string[], head: readonly string[], places: Places): Aside[] =>
  row.flatMap((text, column) => {
    const cell = places.includes(column) ? "" : trimmed(text);
    return cell ? [{ name: head[column] ?? "", cell }] : [];
  });
const asidesOf = (row: readonly string[], head: readonly string[], places: Places): Aside[] =>
  cellsBeside(row, head, places).filter(({ cell }) => cell.length <= LONGEST);

const STATUS = /^(?:status|state)$/u;
/** Ticks and crosses that mean the same to everybody; a ☒ or an "x" may be either. */
const TICK = "[✓✔☑✅👍√]";
const CROSS = "[✗✘❌☐□⬜👎]";
const IS_CROSS = new RegExp(`^${CROSS}$`, "u");
const DONE = "completed?|done|paid|settled|cleared|approved|confirmed|received";
const HAPPENED = new RegExp(
  String.raw`^(?:(?:${DONE}|posted|success(?:ful)?|given|got|moved|sent|transferred|banked|collected)(?: (?:in|on|to|from|with|via)(?!\p{L}).*)?|ok(?:ay)?|yes|y|true|1|final|in|booked|active|reconciled|${TICK})$`,
  "iu",
);
const ANSWER_YES = new RegExp(
  `^(?:(?:amount|money|date) )?(?:${DONE})(?: amount| so far| already| on)?$`,
  "u",
);
const ANSWER_NO = new RegExp(
  `^(?:deleted?|cancell?ed|void(?:ed)?|ignored?|excluded?|declined|rejected|refunded|reversed|planned|pending|(?:(?:still|amount|money|left) )?(?:owed|owing|unpaid|outstanding|due|to (?:pay|come|get|be paid))|owed (?:by|to|from)(?: me| us)?|not (?:yet )?(?:${DONE})(?: yet)?)$`,
  "u",
);
const NO = new RegExp(String.raw`^(?:no|n|false|\p{Sc}?0+(?:[.,]0+)?|-|none|never|not yet|${CROSS})$`, "iu");
/** A column of plans may be a budget, with an amount of its own; "owed" beside an amount is a part of it. */
const BUDGET = /^planned$/u;
/** "Due" is a day more often than an amount. */
const isDueDate = (title: string, cell: string) =>
  title.endsWith("due") && !isSum(cell) && !HAPPENED.test(cell);
const isSum = (cell: string) => /^\p{Sc}?\d+[.,\d]*$/u.test(cell) && cell !== "1";
const DID_NOT_HAPPEN =
  /^\W?(?:cancell?ed|declined|rejected|failed|void(?:ed)?|reversed|refunded?|deleted|not (?:yet )?paid|unpaid|pending|planned|owed|iou|bounced)\W?$/iu;

/** "not paid" is the opposite of "paid", and both may be names of columns. */
const answersTo = (title: string) => {
  if (ANSWER_NO.test(title)) return "no";
  return ANSWER_YES.test(title) ? "yes" : undefined;
};

/** @returns the cell that says that the money of the row has not moved: "declined", or anything but "done" in a status. */
export function unsettledIn(
  row: readonly string[],
  head: readonly string[],
  places: Places,
): string | undefined {
  return asidesOf(row, head, places).find(({ name, cell }) => {
    const title = plain(name);
    if (DID_NOT_HAPPEN.test(cell)) return true;
    if (STATUS.test(title))
      return IS_CROSS.test(cell) || (/[\p{L}\p{N}]/u.test(cell) && !HAPPENED.test(cell));
    const answer = answersTo(title);
    if (answer === "yes") return NO.test(cell);
    return (
      answer === "no" && !NO.test(cell) && !(BUDGET.test(title) && isSum(cell)) && !isDueDate(title, cell)
    );
  })?.cell;
}

/** @returns the notes that say that the money of the row may not have moved, and a part of it that has. */
export const doubtsBeside = (row: readonly string[], head: readonly string[], places: Places): string[] =>
  cellsBeside(row, head, places).flatMap(({ name, cell }) => {
    if (saysNotYet(cell)) return [cell];
    const isPart =
      answersTo(plain(name)) === "yes" &&
      isSum(cell) &&
      readMoney(cell) !== readMoney(trimmed(row[places[2]!]));
    return isPart ? [`${trimmed(name)} ${cell}`] : [];
  });

/** True if the column says it of its rows, and this cell in words that are known. */
export const isKnownAnswer = (title: string, cell: string): boolean =>
  (STATUS.test(title) || answersTo(title) !== undefined) &&
  (HAPPENED.test(cell) || NO.test(cell) || DID_NOT_HAPPEN.test(cell));

/** True for a cell that says of a row that can be read that its money has moved. */
export const isSettled = (title: string, cell: string): boolean =>
  answersTo(title) === "no"
    ? cell === "" || NO.test(cell)
    : (answersTo(title) === "yes" && isDate(cell)) || (isKnownAnswer(title, cell) && HAPPENED.test(cell));

/** True for a column with the day on which the money moved, and with rows whose money has not. */
export const isSettlementDay = (title: string, cells: readonly string[]): boolean =>
  answersTo(title) === "yes" &&
  cells.includes("") &&
  cells.some(Boolean) &&
  cells.every((cell) => cell === "" || isDate(cell));

const DIRECTION =
  /^(?:sign|direction|flow|[+-] ?\/ ?[+-]|±|(?:dr|debit|in|money in) ?(?:\/|or) ?(?:cr|credit|out)|(?:cr|credit|out) ?(?:\/|or) ?(?:dr|debit|in))$/u;
export const isDirection = (name: string): boolean => DIRECTION.test(words(name));
const OUT = /^(?:[-–−]|minus|dr|debit|out|withdrawal|paid out)\.?$/iu;
const IN = /^(?:\+|plus|cr|credit|in|deposit|paid in)\.?$/iu;
const NO_AMOUNT_AFTER = /^(?:[-–−~<>≈±]|minus|less|ca?\.|about|approx\.?|up to)$/iu;

/** @returns the sign of the amount in a cell of its own, if the row cannot have it. */
export function signBeside(
  row: readonly string[],
  head: readonly string[],
  [date = 0, type = 0, amount = 0, detail = 0]: Places,
): string | undefined {
  const places = [date, type, amount, detail];
  const before = places.includes(amount - 1) ? "" : trimmed(row[amount - 1]);
  const isOnceMore = (cell: string) =>
    ({ E: OUT, P: IN })[trimmed(row[type]).toUpperCase()]?.test(cell) ?? false;
  if (NO_AMOUNT_AFTER.test(before) && !isDirection(head[amount - 1] ?? "")) return before;
  return asidesOf(row, head, places).find(({ name, cell }) => isDirection(name) && isOnceMore(cell))?.cell;
}

/** @returns "50 Pence" if that stands in a column of its own beside whole pounds, or the pounds beside pence. */
export function partBeside(
  row: readonly string[],
  head: readonly string[],
  places: Places,
): string | undefined {
  const part = asidesOf(row, head, places).find(({ name, cell }) => {
    const title = words(name);
    const isPart = isPounds(title) || /^\(?(?:p|pence|pennies)\.?\)?$/u.test(title);
    return isPart && /\p{Nd}/u.test(cell) && !/^0+$/u.test(cell);
  });
  return part && `${part.cell} ${trimmed(part.name)}`;
}

const PERIOD =
  /^(?:month|year|monat|jahr|mois|ann[ée]e|mes|año|mese|anno|miesiąc|rok|mis|blwyddyn|maand|jaar)$/u;
/** @returns the month and the year that stand beside the date. */
export const periodsIn = (row: readonly string[], head: readonly string[], places: Places): string[] =>
  asidesOf(row, head, places)
    .filter(({ name }) => PERIOD.test(plain(name)))
    .map(({ cell }) => cell);
