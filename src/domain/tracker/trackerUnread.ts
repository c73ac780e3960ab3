/** The parts of a file that are not read: other columns, and lines around its rows. Either may say that money has not moved. */
import { BrokenLine } from "@/domain/csv";
import { isAboutAllAmounts, isPounds } from "@/domain/amountProblems";
import { isDate, isPeriod } from "./dateCells";
import { isKnownAnswer, periodsIn } from "./trackerAside";
import { isMeantAsRow, isTotal, trimmed } from "./trackerCells";
import {
  headIn,
  isCurrencyColumn,
  isDateName,
  isNoteColumn,
  isUnitColumn,
  isWeekdayColumn,
  plain,
  words,
} from "./trackerHead";
import { cellOf, DELIMITERS, type Row, type Section } from "./trackerRemarks";

export interface Unread {
  /** The names of the columns. */
  columns: readonly string[];
  /** The lines above the head; those below it are named as rows. */
  lines: readonly string[];
}

/** As much as a report shows of a name or a line. */
const MOST_SHOWN = 40;
const shown = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
const FIRST_COLUMN = 65;
/** A column without a name has the letter that a spreadsheet shows above it. */
const nameOf = (head: readonly string[], column: number) =>
  shown(trimmed(head[column])) || String.fromCodePoint(FIRST_COLUMN + Math.min(column, 25));

const filledIn = (row: Row) => (row instanceof BrokenLine ? [] : row.map(trimmed).filter(Boolean));

/** "Table 1" as Numbers writes it, "Week 3", "sep=;": the order of parts, and a line for programs. */
const SAYS_NOTHING = /^(?:\p{L}+ \d{1,3}|sep=.)$/iu;

/** True for a line of words alone, such as "Planned" above rows; the months that people write above theirs change nothing. */
function isTitle(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || SAYS_NOTHING.test(text) || isDate(text) || isPeriod(text)) return false;
  if (isTotal(text) || isPounds(text) || isAboutAllAmounts(text)) return false;
  return !DELIMITERS.some((mark) => isMeantAsRow(text.split(mark)));
}

/** @returns for each row the titles above it: a title is in force until the next one, and unknown names of columns until known ones. */
export function titlesAbove(rows: readonly Row[]): (readonly string[])[] {
  let titles: readonly string[] = [];
  let isAfterTitle = false;
  let unknownHead: readonly string[] = [];
  return rows.map((row) => {
    const filled = filledIn(row);
    const [text = ""] = filled;
    if (!(row instanceof BrokenLine) && row.some(isDateName))
      unknownHead = headIn(row) ? [] : [shown(filled.join(", "))];
    if (filled.length === 1 && isTitle(text)) {
      titles = isAfterTitle ? [...titles, shown(text)] : [shown(text)];
      isAfterTitle = true;
    } else if (filled.length > 0) isAfterTitle = false;
    return [...titles, ...unknownHead];
  });
}

/** A tick, a cross, an empty box, or one letter or digit in place of them. */
const MARK = /^(?:[^\p{L}\p{N}]{1,3}|[\p{L}01])$/u;
const ANSWER = /^(?:yes|no|true|false)$/iu;
/** "yes" to a question may mean anything: "Given?" or "Still owed?". */
const isQuestion = (name: string) => name.includes("?") || /(?<!\p{L})y(?:es)? ?\/ ?no?(?!\p{L})/u.test(name);

function isTickColumn(name: string, cells: readonly string[]): boolean {
  const kinds = new Set(cells.map((cell) => cell.toLowerCase()));
  if (kinds.size !== 2) return false;
  const isTick = (cell: string) =>
    MARK.test(cell) || ANSWER.test(cell) || (isQuestion(words(name)) && cell.length < 20);
  return [...kinds].every((cell) => cell === "" || isTick(cell));
}

const asideColumns = ({ head: { places }, cells, rows }: Section) => {
  const width = Math.max(cells.length, ...rows.map((row) => (row instanceof BrokenLine ? 0 : row.length)));
  return Array.from({ length: width }, (_, column) => column).filter((column) => !places.includes(column));
};

/** @returns the columns whose ticks may say of each row that can be read if its money has moved. */
export function tickColumns(section: Section, isRow: (nth: number) => boolean): string[] {
  const { cells, rows } = section;
  const read = rows.filter((row, nth) => isRow(nth) && filledIn(row).length > 0);
  return asideColumns(section)
    .filter((column) => !isNoteColumn(cells[column] ?? ""))
    .filter((column) =>
      isTickColumn(
        cells[column] ?? "",
        read.map((row) => cellOf(row, column)),
      ),
    )
    .map((column) => nameOf(cells, column));
}

/** True for a cell that changes how its row is read. */
const isRead = (name: string, cell: string) =>
  isCurrencyColumn(name) ||
  isUnitColumn(name) ||
  isWeekdayColumn(name) ||
  isKnownAnswer(plain(name), cell) ||
  periodsIn([cell], [name], []).length > 0;

/** @returns the lines above the first head, and the columns that are not read in any part of the table. */
export function unreadIn(rows: readonly Row[], sections: readonly Section[]): Unread {
  const columns = sections.flatMap((section) =>
    asideColumns(section)
      .filter((column) => {
        const name = section.cells[column] ?? "";
        return section.rows.some((row) => {
          const cell = cellOf(row, column);
          return cell && !isRead(name, cell);
        });
      })
      .map((column) => nameOf(section.cells, column)),
  );
  const lines = rows
    .slice(0, sections[0]!.at)
    .filter((row) => row instanceof BrokenLine || !headIn(row))
    .map((row) => filledIn(row).join(" "))
    .filter((text) => text && !SAYS_NOTHING.test(text) && !isPounds(text) && !isAboutAllAmounts(text));
  return { columns: [...new Set(columns)], lines: lines.map(shown) };
}
