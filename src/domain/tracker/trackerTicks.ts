/** Columns of ticks or answers, which say of each row if its money has moved. */
import { isDirection, isSettled, isSettlementDay, periodsIn } from "./trackerAside";
import { isCurrencyColumn, isNoteColumn, isUnitColumn, isWeekdayColumn, plain, words } from "./trackerHead";
import { asideColumns, cellOf, filledIn, nameOf, shown, type Row, type Section } from "./trackerRemarks";

const LETTER_OR_DIGIT_MARK = /^[xyn01]$/u;
const TICK_MARK = /^[✓✔☑✅✗✘✕✖☒❌❎×☐□■⬜👍👎√•●○*/-]{1,3}$/u;
/** "Yes" and "no" in the languages of many families in Britain, for columns whose names nobody has to know. */
const ANSWERS = new Set(
  "yes no true false ja nein oui non sí si sì tak nie да нет nee sim não nej nei evet hayır do naddo ydy nac kyllä ei igen nem ano ne áno da nu ναι όχι taip jā nē jah так ні tá níl po jo ya tidak có không".split(
    " ",
  ),
);
/** Where letters have no case, such words are short: "是", "はい", "नहीं". */
const ANSWER_WITHOUT_CASE = /^(?=\p{L})[\p{Lo}\p{M}]{1,5}$/u;
/** Columns of two values that say nothing of the money's way: "Child", "Week", "Given by". */
const HARMLESS =
  /(?<!\p{L})(?:child|kids?|person|by|to|category|kind|group|class|week|term|method|how|payment|account|jar|place|where|shop|items?|jobs?|tasks?|chores?|room|colou?r|size|stars?|moods?|stickers?|points|level|initials?)$|^(?:no|nr|num|#|id|index|row)(?!\p{L})/u;
/** "yes" to a question may mean anything: "Given?" or "Still owed?". */
const isQuestion = (name: string) => name.includes("?") || /(?<!\p{L})y(?:es)? ?\/ ?no?(?!\p{L})/u.test(name);
/** In letters. */
const LONGEST_ANSWER = 20;
/** "not paid" is "paid" and more, in most languages: "nicht bezahlt", "obetald", "naddo". */
const isOppositeOf = (one: string, other: string) =>
  one !== other && one.length > 1 && other.endsWith(one) && other.length - one.length < 12;
/** Names begin with a capital letter in most languages; in others, letters have no case. */
const isSmallWord = (cell: string) => /^\p{L}{2}/u.test(cell) && !/^\p{Lu}/u.test(cell);
/** True for a column whose cells are one of two or three answers, whatever its language. */
function isTickColumn(name: string, cells: readonly string[]): boolean {
  if (isSettlementDay(plain(name), cells)) return true;
  const kinds = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  const filled = kinds.filter(Boolean);
  if (kinds.length < 2 || kinds.length > 3 || filled.some((cell) => cell.length > LONGEST_ANSWER))
    return false;
  const title = words(name);
  const isWord = (cell: string) => ANSWERS.has(cell) || ANSWER_WITHOUT_CASE.test(cell);
  const isAnswer = (cell: string) => TICK_MARK.test(cell) || isWord(cell);
  if (HARMLESS.test(plain(name)) && !isQuestion(title))
    return filled.every((cell) => isAnswer(cell) && !/^\d/u.test(cell));
  // 0 and 1 without a name are the numbers of two rows.
  if (title === "" && cells.join() === "0,1") return false;
  if (filled.every((cell) => isAnswer(cell) || LETTER_OR_DIGIT_MARK.test(cell))) return true;
  if (filled.some(isWord) || isQuestion(title)) return true;
  // "J" and "N", "O" and "N": no begins with the same letter in many languages.
  if (filled.includes("n") && filled.every((cell) => /^\p{L}$/u.test(cell))) return true;
  const [one = "", other = ""] = filled;
  if (isOppositeOf(one, other) || isOppositeOf(other, one)) return true;
  const isRepeated = (kind: string) => cells.filter((cell) => cell.toLowerCase() === kind).length > 1;
  return kinds.length === 2 && filled.length === 2 && kinds.every(isRepeated) && cells.every(isSmallWord);
}

/** True for a column that changes how its row is read, whatever it says. */
const isReadColumn = (name: string) =>
  isCurrencyColumn(name) || isUnitColumn(name) || isWeekdayColumn(name) || isDirection(name);

/** @returns what the ticks beside a row say, if they may say of each row that can be read if its money has moved. */
export function ticksBeside(section: Section, isRow: (nth: number) => boolean): (row: Row) => string[] {
  const { cells, rows } = section;
  const read = rows.filter((row, nth) => isRow(nth) && filledIn(row).length > 0);
  const columns = asideColumns(section)
    .map((column) => ({ column, name: cells[column] ?? "" }))
    .filter(({ name }) => !isNoteColumn(name) && !isReadColumn(name) && !periodsIn(["1"], [name], []).length)
    .filter(({ column, name }) =>
      isTickColumn(
        name,
        read.map((row) => cellOf(row, column)),
      ),
    );
  return (row) =>
    columns
      .filter(({ column, name }) => !isSettled(plain(name), cellOf(row, column)))
      .map(({ column }) => `${nameOf(cells, column)} ${shown(cellOf(row, column)) || "(empty)"}`);
}
