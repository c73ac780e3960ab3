/** The report about an imported file (specification part 2, section 7); it loads when a file is imported. */
import { fullDayName } from "@/domain/calendar";
import { FIRST_ENTRY_DAY } from "@/domain/journal/journal";
import { counted } from "./tracker";

/** More names make a sentence too long. */
const MOST_NAMED = 4;
/** "“Given?”, “Note” and “Who”". */
function named(texts: readonly string[]): string {
  const quoted = texts.slice(0, MOST_NAMED).map((text) => `“${text}”`);
  if (texts.length > MOST_NAMED) quoted.push(`${texts.length - MOST_NAMED} more`);
  return [quoted.slice(0, -1).join(", "), quoted.at(-1)].filter(Boolean).join(" and ");
}

export const IMPORT_REPORT_TEXTS = {
  close: "Close",
  added: (count: number) => `${counted(count, "row was", "rows were")} added.`,
  alreadyThere: (count: number) => `${counted(count, "row was", "rows were")} already in the sheet.`,
  /** For dates of numbers alone, with a mark between the numbers. */
  dateOrder: {
    dayFirst: (mark: string) => `We read dates as day${mark}month${mark}year.`,
    monthFirst: (mark: string) => `We read dates as month${mark}day${mark}year.`,
    yearFirst: (mark: string) => `We read dates as year${mark}month${mark}day.`,
    mixed: () =>
      "We could not tell which number is the day in some dates, so we did not read them. Write your dates like this: 2026-11-21. Then import the file again.",
  },
  /** Rows that are added only if the visitor says so. */
  waiting: (count: number, doubts: readonly string[]) =>
    `We did not add ${counted(count, "row", "rows")} yet. The file says ${named(doubts)} above or beside ${count === 1 ? "it" : "them"}, and we cannot tell if that money has moved. If it has, you can add ${count === 1 ? "it" : "them"}.`,
  /** A row that may be the total of those above it. */
  waitingSums: (count: number, notes: readonly string[]) =>
    `We did not add ${counted(count, "row", "rows")} with ${named(notes)} yet. ${count === 1 ? "It is" : "Each is"} the sum of the rows above it, so it may be a total. If it is not, you can add it.`,
  addWaiting: (count: number) => (count === 1 ? "Add it anyway" : "Add them anyway"),
  /** Where some rows say one thing, and some another. */
  addSome: (count: number, doubts: readonly string[]) =>
    `Add the ${count === 1 ? "row" : count} with ${named(doubts)}`,
  assumesPounds: "We took the amounts as pounds.",
  unreadParts: ({ columns, lines }: { columns: readonly string[]; lines: readonly string[] }) =>
    `We did not read ${[
      ...(columns.length ? [`the ${columns.length === 1 ? "column" : "columns"} ${named(columns)}`] : []),
      ...(lines.length ? [`the ${lines.length === 1 ? "line" : "lines"} ${named(lines)}`] : []),
    ].join(" and ")}.`,
  left: (count: number, earlier: string) =>
    `${counted(count, "row of your sheet was", "rows of your sheet were")} in “${earlier}” before, and ${count === 1 ? "is" : "are"} not in this file:`,
  /** While rows are unread, the missing ones may be among them. */
  leftUnknown:
    "Rows of your sheet may have changed in this file, but we cannot tell while some of its rows are unread. Mend those rows, and then import the file again.",
  removeLeft: (count: number) => (count === 1 ? "Remove that row" : "Remove those rows"),
  leftRemoved: (count: number) => `${counted(count, "row was", "rows were")} removed.`,
  unreadableRows: (count: number) => `We left out ${counted(count, "row", "rows")} that we could not read:`,
  row: (row: number) => `Row ${row}:`,
  cells: {
    row: (text: string) =>
      `we could not tell where the cells of “${text}” end. Look for a comma or a quotation mark too many.`,
    head: (text: string) =>
      `“${text}” looks like names of columns. Name them Date, Type, Amount (£) and Detail, as on the first line.`,
    total: (text: string) =>
      `this looks like a total, because it says “${text}”. If it is not, change that word.`,
    line: (text: string) =>
      `“${text}” looks like a title, a total or a note. If it is an entry, fill in all four columns.`,
    unsettled: (text: string) =>
      `this may not have happened, because it says “${text}”. If it has, change that word.`,
    dateBeside: (text: string) =>
      `the date does not fit the month or the year beside it: “${text}”. Correct one of them.`,
    dateWeekday: (text: string) =>
      `the date “${text}” does not fall on that day of the week. Write it like this: 2026-11-21.`,
    date: (text: string) =>
      text
        ? `“${text}” is not a date between ${fullDayName(FIRST_ENTRY_DAY)} and a year from now.`
        : "the date is missing.",
    dateForm: (text: string) => `we cannot read the date “${text}”. Write it like this: 2026-11-21.`,
    dateOrder: (text: string) => `“${text}” could be two dates. Write it like this: 2026-11-21.`,
    dateClash: (text: string) =>
      `“${text}” has its day and month in another order than other dates of this file. Write it like this: 2026-11-21.`,
    type: (text: string) => (text ? `the type “${text}” is not E, S or P.` : "the type is missing."),
    amount: (text: string) =>
      text ? `“${text}” is not an amount between £0.00 and £9,999,999.99.` : "the amount is missing.",
    amountForm: (text: string) =>
      `we cannot read the amount “${text}”. Write pounds and pence like this: 4.50.`,
    amountSign: (text: string) =>
      `the pound sign in “${text}” may have been lost when the file was saved. Write the number alone, like this: 4.50.`,
    amountCurrency: (text: string) => `“${text}” is not in pounds.`,
    amountDoubt: (text: string) =>
      `the file says “${text}” in another place, so this amount may not be in pounds. If it is, write it like this: £4.50.`,
    amountAmbiguous: (text: string) =>
      `“${text}” could be two amounts. Write pounds and pence like this: 4.50.`,
    detail: (text: string) =>
      text ? `the detail “${text}” does not match its type.` : "the detail is missing.",
  },
  more: (count: number) => `And ${counted(count, "more row", "more rows")}.`,
  empty: "There are no entries in this file.",
  notATable:
    "This file is not from this tracker. Its first line must have the columns Date, Type, Amount (£) and Detail.",
  workbook: "This is a spreadsheet’s own file. Open it there and save it as CSV. Then import that file.",
  currency: "The amounts in this file are not in pounds, so we did not read them.",
  unknownAmounts: (columns: readonly string[]) =>
    `We cannot tell if the amounts under “${columns.join("” or “")}” are in pounds, so we read nothing. If they are, name that column Amount (£). Then import the file again.`,
  encoding:
    "We cannot read the letters of this file. Open it in your spreadsheet and save it as “CSV UTF-8”. Then import that file.",
  missingColumns: (columns: readonly string[]) =>
    `This file has no column with the name ${columns.join(" or ")}, so we read nothing. A bank’s statement, for example, does not say if money was earned, saved or spent. Add what is missing, and then import the file again.`,
  doubleColumns: (columns: readonly string[]) =>
    `This file has two columns with the name ${columns.join(" and two with the name ")}, so we read nothing. Give one of them another name. Then import the file again.`,
  noRoom: "This browser has no room for so many rows. Your sheet is as it was.",
  tooBig: "This file is too big. We can read files of up to 5 MB.",
  unreadable: "We could not open this file. Please try again.",
} as const;
