/** The cells of the tracker's file. */
import { asciiDigits, plainDashes, withoutInvisible } from "@/domain/digits";
import { DETAILS, ENTRY_TYPES, isEntryType, type EntryType } from "@/domain/journal/journal";
import { readMoney } from "@/domain/writtenMoney";
import { isDate, isPeriod } from "./dateCells";

/** Without what nobody can see, and what spreadsheets write around a text so that it stays one. */
export const trimmed = (cell = ""): string =>
  withoutInvisible(cell)
    .trim()
    .replace(/^=?"(.*)"$/u, "$1")
    .replace(/^'/u, "");

/** A spreadsheet that corrects spelling changes case, spaces and the kind of dash. */
const folded = (text: string) =>
  plainDashes(asciiDigits(text).toLowerCase()).replaceAll(/\s+/gu, " ").replaceAll(/ ?- ?/gu, "-");

/** A longer text is no detail. */
const LONGEST_DETAIL = 60;
const DETAIL_OF = new Map(
  ENTRY_TYPES.flatMap((type) => DETAILS[type].map((detail) => [folded(detail), { type, detail }] as const)),
);
const knownDetail = (cell: string) =>
  cell.length > LONGEST_DETAIL ? undefined : DETAIL_OF.get(folded(cell));

export function detailIn(type: EntryType, cell: string): string | undefined {
  const known = knownDetail(cell);
  return known?.type === type ? known.detail : undefined;
}

export function typeIn(cell: string): EntryType | undefined {
  const type = cell.length === 1 ? asciiDigits(cell).toUpperCase() : "";
  return isEntryType(type) ? type : undefined;
}

/** True if at least two of a date, a type, an amount and a detail are among the cells: then a row was meant, whatever else they hold. */
export function isMeantAsRow(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => trimmed(cell.replaceAll('"', ""))).filter(Boolean);
  // Most lines of most notes have no number, and a number costs most to look at.
  const numbers = texts.filter((text) => /\p{Nd}/u.test(text));
  const signs = [
    texts.some((text) => typeIn(text)),
    texts.some(knownDetail),
    numbers.some((text) => typeof readMoney(text) === "number"),
    numbers.some(isDate),
  ];
  return signs.filter(Boolean).length > 1;
}

/** "Total", "Sub-total:", "Sum of the week", "Week's total", "Total spent in May". */
const TOTAL = new RegExp(
  String.raw`^\p{L}{3,9} totals?$|^(?:(?:grand|sub|weekly|monthly|yearly|running|overall|(?:the |this |my |our )?(?:week|month|year|day)(?:['’]?s)?|\p{L}{3,9}['’]?s)[ -]?)?(?:sum(?=$|\s*[^\p{L}\s]|\s+of\s)|totals?|suma|somme|totale|subtotal)` +
    String.raw`(?:$|\s*[^\p{L}\s]|\s+(?:for|of|in|this|last|so|to|until|up|from|at|by|per|week|month|year|day|spent|spending|earned|earnings|saved|savings|left|money|amount|sum|all|de|du|des|del|della|general|[EPS]$|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  "iu",
);
/** Words of other languages; what follows them may make them words of an ordinary note: "Razem z babcią", "Saldo shoe shop". */
const TOTAL_ELSEWHERE =
  /^(?:[Σ∑]|合计|合計|总计|總計|(?:(?:zwischen|gesamt)?summen?|gesamt|insgesamt|razem|łącznie|totaal|cyfanswm|ukupno|zbroj|celkem|součet|totalt|итого|saldo|kontostand|solde|übertrag|bilans)(?!\p{L}))(.*)$/iu;
/** Behind such a word: "der Woche", "du mois", "za listopad". */
const OF_SOMETHING =
  /^(?:de[rlmst]?|della|do|du|da|am|au|al|vom|von|van|op|na|za|ze|per|för|for|im|neu|alt|actuel|anterior)(?!\p{L})/iu;
/** "Opening balance", "Balance carried forward", "b/f", "Average", which are no entries either. */
const BALANCE =
  /^(?:(?:opening|closing|starting|ending|final|current|running|new|old|last|my|our)\s+)?balance(?:$|\s*[^\p{L}\s]|\s+(?:at|on|of|brought|carried|forward|[bc]\/?f|now|so|left|today|end|start)(?!\p{L}))|^(?:brought|carried) (?:forward|over|down)|^[bc]\/[fd]$|^(?:average|avg|median)\.?(?:$|\s*[^\p{L}\s]|\s+(?:per|of|for|a)\s)/iu;
const LONGEST_TOTAL = 60;
/** True for a cell that says of its row that it is the sum of others. */
export const isTotal = (cell: string): boolean =>
  cell.length <= LONGEST_TOTAL && (TOTAL.test(cell) || isTotalElsewhere(cell) || BALANCE.test(cell));

function isTotalElsewhere(cell: string): boolean {
  const behind = TOTAL_ELSEWHERE.exec(cell)?.[1]?.trim();
  if (behind === undefined) return false;
  return !/^\p{L}/u.test(behind) || OF_SOMETHING.test(behind) || isPeriod(behind);
}
