/** Why an amount cannot be read; apart from the reader, because a page's own field does not say it. */
import type { Pence } from "./money";
import { plainAmount, POUNDS, readMoney, type DecimalSign, type MoneyProblem } from "./writtenMoney";

/** "currency": in another one. "lostSign": with a sign that may have been £ before the file was saved. */
export type AmountProblem = MoneyProblem | "currency" | "lostSign";

/** £ as one byte, or as none, in an encoding that a program took for another. Each may have been another sign. */
export const LOST_POUND_SIGN = String.raw`[?�œúłј\u0080-\u009F]`;
/** Signs, codes and words of other currencies. */
const OTHER_CURRENCY =
  /(?!£)\p{Sc}|(?<!\p{L})(?:eur|usd|cad|aud|nzd|chf|jpy|cny|inr|pln|czk|huf|sek|nok|dkk|ron|bgn|uah|rub|zar|hkd|sgd|brl|mxn|aed|ngn|ghs|kes|pkr|bdt|lkr|thb|php|idr|euros?|dollars?|yen|rupees?|francs?|z[lł]|kr|rs|tl)(?!\p{L})/iu;

/** True if the text names a currency, and that is not the pound. */
export const isOtherCurrency = (text: string): boolean =>
  OTHER_CURRENCY.test(text) && !new RegExp(POUNDS, "iu").test(text);

/** True if the text is nothing but the name or sign of a currency: of the pound, or of another. */
export const isPounds = (text: string): boolean => new RegExp(`^${POUNDS}$`, "iu").test(text);
export const isNameOfOtherCurrency = (text: string): boolean =>
  isOtherCurrency(text) && text.replace(OTHER_CURRENCY, "").replaceAll(/[().\s]/gu, "") === "";

/** A longer text is no amount, and there is nothing more to say of it. */
const MOST_LETTERS = 60;
const SIGN = "[-+]";
/** "4.50?" is a doubt, "4.50 ?" a sign that was lost. */
const LOST = new RegExp(`^(${SIGN}?)\\s*${LOST_POUND_SIGN}\\s*|(?:\\s+|(?!\\?))${LOST_POUND_SIGN}$`, "iu");

/** Reads an amount as {@link readMoney} does, and says more of one that cannot be read. */
export function readAmount(text: string, decimal?: DecimalSign): Pence | AmountProblem {
  const pence = readMoney(text, decimal);
  if (pence !== "unreadable" || text.length > MOST_LETTERS) return pence;
  const written = plainAmount(text);
  if (/\d/.test(written) && isOtherCurrency(written)) return "currency";
  const number = written.replace(LOST, "$1");
  const isLost =
    number !== written && !["unreadable", "ambiguous"].includes(String(readMoney(number, decimal)));
  return isLost ? "lostSign" : "unreadable";
}
