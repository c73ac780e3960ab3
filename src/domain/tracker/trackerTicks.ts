/** Columns of ticks or answers, which say of each row if its money has moved. */
import { isDirection, isSettled, periodsIn } from "./trackerAside";
import { isCurrencyColumn, isNoteColumn, isUnitColumn, isWeekdayColumn, plain, words } from "./trackerHead";
import { asideColumns, cellOf, filledIn, nameOf, shown, type Row, type Section } from "./trackerRemarks";

const LETTER_OR_DIGIT_MARK = /^[xyn01]$/u;
const TICK_MARK = /^[✓✔☑✅✗✘✕✖☒❌❎×☐□■⬜👍👎√•●○*/-]{1,3}$/u;
/** "Yes" and "no" in the languages of many families in Britain, for columns whose names nobody has to know. */
const ANSWERS = new Set(
  "yes no true false yep nope ja nein oui non sí si sì tak nie да нет ja nee sim não nao nej nei evet hayır 是 否 有 没有 ie nac ydy do naddo kyllä ei igen nem ano ne áno da nu ναι όχι οχι taip jā nē jah так ні tá níl はい いいえ 済 未 예 네 아니요 아니오 نعم لا כן לא हाँ हां नहीं po jo ya tidak có không হ্যাঁ না ہاں نہیں ਹਾਂ ਨਹੀਂ".split(
    " ",
  ),
);
/** Columns of two values that say nothing of the money's way: "Child", "Week", "Given by". */
const HARMLESS =
  /(?<!\p{L})(?:child(?:ren)?|kids?|person|people|by|given by|to|category|kind|groups?|class|form|week|term|season|method|how|payment|account|wallet|jar|pot|place|where|shop|store|location|items?|what|things?|jobs?|tasks?|chores?|rooms?|colou?rs?|size|stars?|ratings?|moods?|feelings?|stickers?|weather|subjects?|times|points|levels?|priority|sign|initials?)$|^(?:no|nr|num|number|#|id|index|row|line|entry|qty|quantity|count)(?!\p{L})/u;
/** "yes" to a question may mean anything: "Given?" or "Still owed?". */
const isQuestion = (name: string) => name.includes("?") || /(?<!\p{L})y(?:es)? ?\/ ?no?(?!\p{L})/u.test(name);
/** In letters. */
const LONGEST_ANSWER = 20;
/** "not paid" is "paid" and more, in most languages: "nicht bezahlt", "obetald", "naddo". */
const isOppositeOf = (one: string, other: string) =>
  one !== other && one.length > 1 && other.endsWith(one) && other.length - one.length < 12;
/** Names begin with a capital letter in most languages; in others, letters have no case. */
const isSmallWord = (cell: string) => /^\p{L}{2}/u.test(cell) && !/^\p{Lu}/u.test(cell);
/** 1, 2, 3: the numbers of rows. */
const isCount = (cells: readonly string[]) =>
  cells.every((cell, nth) => /^\d+$/u.test(cell) && Number(cell) === Number(cells[0]) + nth);

/** True for a column whose cells are one of two or three answers, whatever its language. */
function isTickColumn(name: string, cells: readonly string[]): boolean {
  const kinds = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  const filled = kinds.filter(Boolean);
  if (kinds.length < 2 || kinds.length > 3 || filled.some((cell) => cell.length > LONGEST_ANSWER))
    return false;
  const title = words(name);
  const isAnswer = (cell: string) => TICK_MARK.test(cell) || ANSWERS.has(cell);
  if (HARMLESS.test(plain(name)) && !isQuestion(title))
    return filled.every((cell) => isAnswer(cell) && !/^\d/u.test(cell));
  if (isCount(cells) && (cells.length > 2 || title === "")) return false;
  if (filled.every((cell) => isAnswer(cell) || LETTER_OR_DIGIT_MARK.test(cell))) return true;
  if (filled.some((cell) => ANSWERS.has(cell)) || isQuestion(title)) return true;
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
