/** The parts of a file that are not read: other columns, and lines around its rows. Either may say that money has not moved. */
import { BrokenLine } from "@/domain/csv";
import { isAboutAllAmounts, isPounds } from "@/domain/amountProblems";
import { isDate, isPeriod } from "./dateCells";
import { isKnownAnswer, periodsIn } from "./trackerAside";
import { isMeantAsRow, isTotal } from "./trackerCells";
import { isTitleOfPlans } from "./trackerDoubts";
import { headIn, isCurrencyColumn, isDateName, isUnitColumn, isWeekdayColumn, plain } from "./trackerHead";
import {
  asideColumns,
  cellOf,
  DELIMITERS,
  filledIn,
  nameOf,
  shown,
  type Row,
  type Section,
} from "./trackerRemarks";

export interface Unread {
  /** The names of the columns. */
  columns: readonly string[];
  /** The lines above the head; those below it are named as rows. */
  lines: readonly string[];
}

/** "Table 1" as Numbers writes it, "Week 3", "sep=;": the order of parts, and a line for programs. */
const SAYS_NOTHING = /^(?:\p{L}+ \d{1,3}|sep=.)$/iu;

/** True for a line of words alone, such as "Half term" above rows; the months that people write above theirs change nothing. */
function isTitle(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || SAYS_NOTHING.test(text) || isDate(text) || isPeriod(text)) return false;
  return !isTotal(text) && !isPounds(text) && !isAboutAllAmounts(text);
}

const isMeantSomehow = (row: readonly string[]) =>
  isMeantAsRow(row) || DELIMITERS.some((mark) => isMeantAsRow(row.join(mark).split(mark)));

export interface Above {
  /** Titles of plans, wishes or examples, and unknown names of columns. */
  doubts: readonly string[];
  /** A title of any other words: the money of a day ahead below it has hardly moved. */
  title: string | undefined;
}

/** @returns for each row what stands above it: a title is in force until the next one, and unknown names of columns until known ones. */
export function titlesAbove(rows: readonly Row[]): Above[] {
  let titles: readonly string[] = [];
  let isAfterTitle = false;
  let unknownHead: readonly string[] = [];
  return rows.map((row) => {
    const filled = filledIn(row);
    const text = filled.join(" ");
    const isHead = !(row instanceof BrokenLine) && row.some(isDateName);
    if (isHead) unknownHead = headIn(row) ? [] : [shown(filled.join(", "))];
    const isLine = filled.length > 0 && !isHead && !isMeantSomehow(filled);
    if (isLine && (filled.length === 1 ? isTitle(text) : isTitleOfPlans(text))) {
      titles = isAfterTitle ? [...titles, text] : [text];
      isAfterTitle = true;
    } else if (filled.length > 0) isAfterTitle = false;
    return {
      doubts: [...titles.filter(isTitleOfPlans).map(shown), ...unknownHead],
      title: titles.length ? shown(titles.at(-1)!) : undefined,
    };
  });
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
