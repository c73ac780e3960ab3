/** The tracker's rows inside the copy of a shelf or an account's file, which have tables of other kinds beside them. */
import { BrokenLine, fromCsv, toCsv } from "@/domain/csv";
import { ENTRY_COLUMNS } from "@/domain/journal/journalCsv";
import { DELIMITERS } from "./trackerRemarks";

/** The copy's names for tables, for the sheet and for its columns (src/domain/account/ownData.ts). */
const COPY = { table: "table", sheet: "moneyTracker", columns: ["day", "type", "amount", "detail"] } as const;

/** @returns the text of a tracker's file with the same rows, or undefined if the text is no copy. */
export function sheetInCopy(text: string): string | undefined {
  const first = text.slice(0, text.search(/[\r\n]|$/u)).replaceAll(/[\uFEFF"]/gu, "");
  const mark = DELIMITERS.find((each) => first.startsWith(COPY.table + each));
  if (!mark) return undefined;
  const head = first.split(mark);
  const places = COPY.columns.map((name) => head.indexOf(name));
  return toCsv(
    ENTRY_COLUMNS,
    fromCsv(text, mark).flatMap((row) =>
      row instanceof BrokenLine || row[0] !== COPY.sheet ? [] : [places.map((place) => row[place])],
    ),
  );
}
