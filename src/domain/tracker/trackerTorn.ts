/** Rows whose cells were cut in wrong places, by commas in amounts or by another separator. */
import { BrokenLine } from "@/domain/csv";
import { isNameOfOtherCurrency, isPounds } from "@/domain/amountProblems";
import { asciiDigits, plainDashes } from "@/domain/digits";
import { readMoney } from "@/domain/writtenMoney";
import { isDate } from "./dateCells";
import { isMeantAsRow, trimmed } from "./trackerCells";
import { DELIMITERS, type Row } from "./trackerRemarks";

/** The way in which the rows of a table are cut into cells. */
export interface Cut {
  delimiter: string;
  /** The kinds of rest behind amounts that have their pence, and so are none of theirs. */
  ownRests: ReadonlySet<Rest | undefined>;
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

/** @returns the kinds of rest behind amounts with pence in the column at `place`. */
export const ownRestsIn = (rows: readonly Row[], place: number): Cut["ownRests"] =>
  new Set(
    rows.flatMap((row) => {
      const hasPence = !(row instanceof BrokenLine) && /[.,]\d{2}(?!\d)/u.test(row[place] ?? "");
      const behind = hasPence ? trimmed(row[place + 1]) : "";
      return /^\p{Nd}[\p{Nd}.]*$/u.test(behind) ? ["digit"] : [restIn(behind)];
    }),
  );

/**
 * A comma without quotation marks tears "£9,50" in two. A column of numbers behind whole amounts looks the same, unless such
 * numbers of one digit stand behind amounts with pence as well.
 */
export function isTorn(amount: string, behind: string, { delimiter, ownRests }: Cut): boolean {
  if (delimiter !== "," || !/\p{Nd}$/u.test(amount)) return false;
  const rest = restIn(behind);
  if (!rest || (ownRests.has(rest) && rest !== "digits")) return false;
  return readMoney(`${amount},00`) !== "unreadable";
}

/** A row in one cell, which sets its own cells apart in another way than the head, or has quotation marks around all of them. */
export function isOtherwiseSetApart(row: readonly string[], { delimiter }: Cut): boolean {
  const texts = row.filter((cell) => trimmed(cell));
  // "4,50" behind semicolons tears such a row in two.
  if (texts.length === 0 || texts.length > 2) return false;
  const text = texts.join(delimiter);
  return DELIMITERS.some(
    (mark) =>
      (mark !== delimiter || texts.length === 1) &&
      text.split(mark).length > 2 &&
      isMeantAsRow(text.split(mark)),
  );
}
