/** Other cells of a row that change what it means: it did not happen, it goes the other way, or its date is another one. */
import { isPounds } from "@/domain/amountProblems";
import { trimmed } from "./trackerCells";
import { plain, words } from "./trackerHead";

type Places = readonly number[];

/** A cell of a column besides the four, with the name of its column. */
interface Aside {
  name: string;
  cell: string;
}

/** A longer text is a note. */
const LONGEST = 30;

function asidesOf(row: readonly string[], head: readonly string[], places: Places): Aside[] {
  return row.flatMap((text, column) => {
    const cell = places.includes(column) ? "" : trimmed(text);
    return cell && cell.length <= LONGEST ? [{ name: head[column] ?? "", cell }] : [];
  });
}

const STATUS = /^(?:status|state)$/u;
const HAPPENED =
  /^(?:completed?|done|paid|settled|cleared|posted|approved|confirmed|success(?:ful)?|ok(?:ay)?|yes|y|true|1|final|received|booked|active|reconciled|[^\p{L}\p{N}]+)$/iu;
const ANSWER_YES = /^(?:paid|settled|cleared|approved|done|completed?|received|confirmed)$/u;
const ANSWER_NO =
  /^(?:deleted?|cancell?ed|void(?:ed)?|ignored?|excluded?|declined|rejected|refunded|reversed|planned|pending|owed)$/u;
const NO = /^(?:no|n|false|\p{Sc}?0+(?:[.,]0+)?|-|none|never|not yet)$/iu;
/** A column of plans may be a budget, with an amount of its own. */
const BUDGET = /^(?:planned|owed|pending)$/u;
const isSum = (cell: string) => /^\p{Sc}?\d+[.,\d]*$/u.test(cell) && cell !== "1";
const DID_NOT_HAPPEN =
  /^\W?(?:cancell?ed|declined|rejected|failed|void(?:ed)?|reversed|refunded?|deleted|not (?:yet )?paid|unpaid|pending|planned|owed|iou|bounced)\W?$/iu;

/** @returns the cell that says that the money of the row may not have moved: "declined", or anything but "done" in a status. */
export function unsettledIn(
  row: readonly string[],
  head: readonly string[],
  places: Places,
): string | undefined {
  return asidesOf(row, head, places).find(({ name, cell }) => {
    const title = plain(name);
    if (DID_NOT_HAPPEN.test(cell)) return true;
    if (STATUS.test(title)) return !HAPPENED.test(cell);
    if (ANSWER_YES.test(title)) return NO.test(cell);
    return ANSWER_NO.test(title) && !NO.test(cell) && !(BUDGET.test(title) && isSum(cell));
  })?.cell;
}

/** True if the column says it of its rows, and this cell in words that are known. */
export const isKnownAnswer = (title: string, cell: string): boolean =>
  (STATUS.test(title) || ANSWER_YES.test(title) || ANSWER_NO.test(title)) &&
  (HAPPENED.test(cell) || NO.test(cell) || DID_NOT_HAPPEN.test(cell));

const DIRECTION =
  /^(?:sign|direction|flow|[+-] ?\/ ?[+-]|±|(?:dr|debit|in|money in) ?(?:\/|or) ?(?:cr|credit|out)|(?:cr|credit|out) ?(?:\/|or) ?(?:dr|debit|in))$/u;
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
  if (NO_AMOUNT_AFTER.test(before) && !DIRECTION.test(words(head[amount - 1] ?? ""))) return before;
  return asidesOf(row, head, places).find(({ name, cell }) => DIRECTION.test(words(name)) && isOnceMore(cell))
    ?.cell;
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
