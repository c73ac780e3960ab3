/** The cells of the tracker's file. */
import { asciiDigits, plainDashes, withoutInvisible } from "@/domain/digits";
import { DETAILS, ENTRY_TYPES, isEntryType, type EntryType } from "@/domain/journal/journal";
import { readMoney } from "@/domain/writtenMoney";
import { readDate } from "./dateCells";

/** Without what nobody can see, and what spreadsheets write around a text so that it stays one. */
export const trimmed = (cell = ""): string =>
  withoutInvisible(cell)
    .trim()
    .replace(/^=?"(.*)"$/u, "$1")
    .replace(/^'/u, "");

/** A spreadsheet that corrects spelling changes case, spaces and the kind of dash. */
const folded = (text: string) =>
  plainDashes(asciiDigits(text).toLowerCase()).replaceAll(/\s+/gu, " ").replaceAll(/ ?- ?/gu, "-");

export const detailIn = (type: EntryType, cell: string) =>
  DETAILS[type].find((detail) => folded(detail) === folded(cell));

export function typeIn(cell: string): EntryType | undefined {
  const type = asciiDigits(cell).toUpperCase();
  return isEntryType(type) ? type : undefined;
}

/** True if at least two of a date, a type, an amount and a detail are among the cells: then a row was meant, whatever else they hold. */
export function isMeantAsRow(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => trimmed(cell.replaceAll('"', "")));
  const signs = [
    texts.some((text) => readDate(text, undefined) !== undefined),
    texts.some((text) => typeIn(text)),
    texts.some((text) => typeof readMoney(text) === "number"),
    texts.some((text) => ENTRY_TYPES.some((type) => detailIn(type, text))),
  ];
  return signs.filter(Boolean).length > 1;
}
