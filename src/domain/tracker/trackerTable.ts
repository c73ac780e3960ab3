/** The tracker's four columns in a file, wherever its head stands and however its cells are set apart. */
import { BrokenLine, fromCsv } from "@/domain/csv";
import { isMeantAsRow } from "./trackerCells";
import { headIn, placesIn, type NoTable } from "./trackerHead";
import { DELIMITERS, ROWS_ABOVE } from "./trackerRemarks";
import { rowsBelow, type RowsBelow } from "./trackerRows";

/** The first line of some files names what sets their cells apart; a spreadsheet does not show it. */
const NAMED_DELIMITER = /^sep=(.)\n/iu;
/** Zip archives, and the older .xls read as if it were letters. */
const WORKBOOKS = ["PK\u0003\u0004", "ÐÏ\u0011à"];
/** In no sheet do the four columns begin behind more. */
const MOST_COLUMNS = 200;

export interface TrackerTable extends RowsBelow {
  delimiter: string;
}

const isRowOrHead = (cells: readonly string[]) => isMeantAsRow(cells) || headIn(cells) !== undefined;

/** Ends of lines that few programs write, and that some people have in their notes. */
const RARE_LINE_END = /[\v\f\u0085\u2028\u2029]/u;

/** The text with one kind of line ends. A rare one is an end if a row follows it, or if the text has no other. */
function withLines(text: string, mark: string): string {
  if (!RARE_LINE_END.test(text)) return text;
  if (!text.trim().includes("\n")) return text.split(RARE_LINE_END).join("\n");
  return text
    .split("\n")
    .map((line) =>
      line
        .split(RARE_LINE_END)
        .reduce((before, part) => before + (isRowOrHead(part.split(mark)) ? "\n" : " ") + part),
    )
    .join("\n");
}

const rankOf = ({ is, ...more }: NoTable) =>
  is === "notATable" ? 0 : "columns" in more && is === "missingColumns" ? 4 - more.columns.length : 5;

/** @returns the rows below the head, or why there are none. */
export function tableOf(text: string): TrackerTable | NoTable {
  if (WORKBOOKS.some((begin) => text.startsWith(begin))) return { is: "workbook" };
  const all = text.replace(/^\uFEFF+/u, "").replaceAll(/\r\n?/gu, "\n");
  const named = NAMED_DELIMITER.exec(all)?.[1];
  let problem: NoTable = { is: "notATable" };
  // The separator that a file names may be wrong, after it was saved again.
  for (const mark of new Set([...(named ? [named] : []), ...DELIMITERS])) {
    const rows = fromCsv(withLines(all.replace(NAMED_DELIMITER, ""), mark), mark, isRowOrHead);
    // The head is one of the first rows: a title or an empty row may stand above it.
    for (const [headRow, head] of rows.slice(0, ROWS_ABOVE).entries()) {
      if (head instanceof BrokenLine) continue;
      const places = placesIn(head.slice(0, MOST_COLUMNS));
      if (Array.isArray(places))
        return { delimiter: mark, ...rowsBelow(rows, headRow, { places, unit: "" }, mark) };
      if (rankOf(places) > rankOf(problem)) problem = places;
    }
  }
  return unwrapped(all) ?? problem;
}

/** Each line is one cell: a program has put quotation marks around the whole line. */
function unwrapped(text: string): TrackerTable | undefined {
  const rows = fromCsv(text).map((row) => (Array.isArray(row) && row.length === 1 ? row[0]! : undefined));
  const inside = rows.every((row) => row !== undefined) ? rows.join("\n") : text;
  const table = inside.includes(",") && inside.length < text.length - 1 ? tableOf(inside) : undefined;
  return table && "rows" in table ? table : undefined;
}
