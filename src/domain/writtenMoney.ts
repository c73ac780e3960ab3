/**
 * Amounts as people and spreadsheets write them: with a currency before or behind, a sign, groups of digits, and a point or
 * a comma before the pence. What can be read in two ways is not read.
 */
import { asciiDigits, plainDashes, withoutInvisible } from "./digits";
import { parsePounds, type Pence } from "./money";

export type DecimalSign = "." | ",";
/** "outOfBounds": below zero, or too much. "ambiguous": "1,125" may be one pound or over a thousand. */
export type MoneyProblem = "unreadable" | "outOfBounds" | "ambiguous";

/** The two bytes of £ in UTF-8 have no other meaning in the older encodings that a program may have taken them for. */
const POUND_SIGN = "£|(?:ã‚)?â£|âł|┬ú|¬£|вј|拢";
/** Signs and words that say that an amount is in pounds. Small letters, as a pattern. */
export const POUNDS = String.raw`(?:${POUND_SIGN}|gbp|(?:(?:uk|gb|british) )?pounds?(?: sterling)?|sterling|quid|(?:uk|gb) ?£)`;
/** GBp is a penny in lists of prices, and GBP a pound. */
export const withPennyCode = (text: string): string => text.replaceAll(/(?<!\p{L})GBp(?!\p{L})/gu, "GBX");
/** A longer text is no amount, and takes long to read. */
const LONGEST_AMOUNT = 60;
const SIGN = String.raw`[-+]`;
const BEFORE = new RegExp(`^(${SIGN}?)\\s*(?:${POUNDS}\\s*)+(${SIGN}?)`, "iu");
const BEHIND = new RegExp(`\\s*(?:${POUNDS}\\s*)+(${SIGN}?)$`, "iu");
const IN_PENCE = /^[-+]?(\d{1,9}) ?(?:p|pence)$/iu;
/** "£4 50p", "4 pounds and 50 pence": both parts name their unit. */
const POUNDS_AND_PENCE = new RegExp(
  String.raw`^(?:${POUNDS} ?(\d{1,7})|(\d{1,7}) ?${POUNDS})(?:,? | ?(?:and|&|\+) ?)(\d{1,2}) ?(?:p|pence|penny|pennies)\.?$`,
  "iu",
);

/** The text with one form of each sign: "－１２，５０ £" becomes "-12,50 £". */
export const plainAmount = (text: string) =>
  plainDashes(withPennyCode(asciiDigits(withoutInvisible(text))))
    .replaceAll("٫", ".")
    .replaceAll(/(?<=\d)[·∙⋅・](?=\d)/gu, ".")
    .replaceAll(/[’٬]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** The number without its currency and with its sign in front. */
function numberIn(text: string): string {
  const written = plainAmount(text);
  const inBrackets = /^\((.*)\)$/u.exec(written)?.[1];
  if (inBrackets) return `-${numberIn(inBrackets)}`;
  return written
    .replace(BEFORE, "$1$2")
    .replace(BEHIND, "$1")
    .trim()
    .replace(/^(.*\S) ?-$/u, "-$1")
    .replace(/^([-+]) /u, "$1");
}

const GROUPS = /^\d{1,3}(?:[ ']\d{3})+(?![ '\d])/u;
/** Thousands in groups of three, or India's groups of two. */
const isGrouped = (digits: string, mark: DecimalSign) =>
  new RegExp(String.raw`^[1-9]\d{0,2}(?:[${mark}]\d{3})+$|^[1-9]\d?(?:[${mark}]\d{2})+[${mark}]\d{3}$`).test(
    digits,
  );

interface Parts {
  /** The digits before the pence, without groups. */
  pounds: string;
  pence: string;
  /** The sign before the pence, if this amount shows which it is. */
  decimal?: DecimalSign;
}

/**
 * @param decimal the sign before the pence where the number alone does not tell.
 * @returns the parts of a number without currency; "ambiguous" if nothing tells.
 */
function partsOf(signed: string, decimal?: DecimalSign): Parts | "ambiguous" | undefined {
  const number = signed.replace(/^[-+]/, "");
  const digits = number.replace(GROUPS, (groups) => groups.replaceAll(/[ ']/gu, ""));
  if (/^\d+$/.test(digits)) return { pounds: digits, pence: "" };
  const [, head = "", mark, pence = ""] = /^([\d.,]*)([.,])(\d+)$/.exec(digits) ?? [];
  if (mark !== "." && mark !== ",") return undefined;
  const other = mark === "." ? "," : ".";
  if (pence.length <= 2) {
    if (/^\d*$/.test(head)) return { pounds: head || "0", pence, decimal: mark };
    return isGrouped(head, other) ? { pounds: head.replaceAll(other, ""), pence, decimal: mark } : undefined;
  }
  if (!isGrouped(digits, mark)) return undefined;
  // "1,234,567" shows which sign stands in groups, "1,125" does not, unless its groups were written with spaces.
  if (!head.includes(mark)) {
    if (digits !== number || decimal === mark) return undefined;
    if (!decimal) return "ambiguous";
  }
  return { pounds: digits.replaceAll(mark, ""), pence: "", decimal: other };
}

/** @returns the sign before digits that are too many for pence and no group: the comma of "0,125". */
function longFractionSign(number: string): DecimalSign | undefined {
  const sign = /^\d*([.,])\d{3,}$/.exec(number)?.[1] as DecimalSign | undefined;
  return sign && !isGrouped(number, sign) ? sign : undefined;
}

/** @returns the sign between the groups of a number, as far as it may have groups. */
const groupSignIn = (number: string): string | undefined =>
  /^\d{1,3}([ '.,])(?:\d{2,3}\1)*\d{3}(?:[.,]\d{0,2})?$/u.exec(number)?.[1];

/**
 * @param otherwise what it is if none of the amounts tells.
 * @returns the sign before the pence in all of these amounts; undefined if they contradict each other, in that sign or in the
 * one between groups.
 */
export function decimalSignOf(
  amounts: readonly string[],
  otherwise: DecimalSign | undefined,
): DecimalSign | undefined {
  const signs = new Set<DecimalSign>();
  const groupSigns = new Set<string>();
  for (const amount of amounts) {
    if (amount.length > LONGEST_AMOUNT) continue;
    const number = numberIn(amount).replace(/^[-+]/, "");
    const parts = partsOf(number);
    const longSign = longFractionSign(number);
    const sign = longSign ?? (typeof parts === "object" ? parts.decimal : undefined);
    if (sign) signs.add(sign);
    const groupSign = longSign ? undefined : groupSignIn(number);
    if (groupSign) groupSigns.add(groupSign);
  }
  if (groupSigns.size > 1) return undefined;
  if (signs.size === 0) return otherwise;
  return signs.size === 1 ? [...signs][0] : undefined;
}

/** @returns the parts of an amount that says which of its numbers are pence. */
function inWords(written: string): Parts | undefined {
  const inPence = IN_PENCE.exec(written)?.[1];
  if (inPence) return { pounds: inPence.slice(0, -2) || "0", pence: inPence.slice(-2).padStart(2, "0") };
  const [whole, before, behind, pence = ""] = POUNDS_AND_PENCE.exec(written) ?? [];
  return whole === undefined ? undefined : { pounds: before ?? behind!, pence: pence.padStart(2, "0") };
}

/**
 * Reads "£1,234.50", "4,50 £", "GBP 4", "50p", "£4 50p", "1 234,50" or "-0".
 *
 * @param decimal the sign before the pence where the amount alone does not tell.
 */
export function readMoney(text: string, decimal?: DecimalSign): Pence | MoneyProblem {
  if (text.length > LONGEST_AMOUNT) return "unreadable";
  const number = numberIn(text);
  const parts = inWords(plainAmount(text)) ?? partsOf(number, decimal);
  if (!parts) return "unreadable";
  if (parts === "ambiguous") return parts;
  const pence = parsePounds(parts.pence ? `${parts.pounds}.${parts.pence}` : parts.pounds);
  // No amount is below zero; "-0.00" is how a rounded sum shows nothing.
  return pence === undefined || (number.startsWith("-") && pence > 0) ? "outOfBounds" : pence;
}
