/** Why an amount cannot be read; apart from the reader, because a page's own field does not say it. */
import type { Pence } from "./money";
import { plainAmount, POUNDS, readMoney, type DecimalSign, type MoneyProblem } from "./writtenMoney";

/** "currency": in another one. "lostSign": with a sign that may have been £ before the file was saved. */
export type AmountProblem = MoneyProblem | "currency" | "lostSign";

/** £ as one byte, or as none, in an encoding that a program took for another. Each may have been another sign. */
export const LOST_POUND_SIGN = String.raw`[?�œúłј\u0080-\u009F]`;
/** Signs, codes and words of other currencies. */
const OTHER_CURRENCY =
  /(?!£)\p{Sc}|(?<!\p{L})(?:eur|usd|cad|aud|nzd|chf|jpy|cny|inr|pln|czk|huf|sek|nok|dkk|ron|bgn|uah|rub|zar|hkd|sgd|brl|mxn|aed|ngn|ghs|kes|pkr|bdt|lkr|thb|php|idr|euros?|dollars?|cents?|yen|yuan|rupees?|francs?|z[lł](?:oty)?|k[cč]|kron[aeo]r?|forints?|pesos?|naira|kr|rs|tl)(?!\p{L})/iu;

/** True if the text names a currency, and that is not the pound. */
export const isOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(text) && !hasPounds(text);

/** True if the text names the pound, among others or alone. */
export const hasPounds = (text: string): boolean => new RegExp(POUNDS, "iu").test(text);
export const isPounds = (text: string): boolean => new RegExp(`^${POUNDS}$`, "iu").test(text);

/** True if the text is nothing but the name or sign of another currency. */
export const isNameOfOtherCurrency = (text: string): boolean =>
  isOtherCurrency(text) &&
  text.replace(OTHER_CURRENCY, "").replaceAll(/[().\s]|(?<!\p{L})in(?!\p{L})/giu, "") === "";

/** Parts and multiples of pounds. */
const OTHER_SIZE = /(?<!\p{L})(?:pence|pennies|in p|thousands?)(?!\p{L})|\(p\)/iu;
/** "Currency: koruny", whatever it is. */
const CURRENCY_IS = /^(?:currency|ccy)(?!\p{L})[\s:=-]*(\p{L}[\p{L} ]{0,28})/iu;
/** An amount in a sentence, such as "€20 from Grandma" or "50 pence a week", says nothing of others. */
const AMOUNTS = /\p{Sc}?\s?\d[\d.,']*\s?(?:\p{Sc}|(?:p|pence)(?!\p{L}))?/giu;

/** @returns the unit that a remark about a table gives to its amounts, if that is not the pound. */
export function otherUnitNamedIn(remark: string): string | undefined {
  const text = remark.replaceAll(AMOUNTS, " ").trim();
  const currency = OTHER_CURRENCY.exec(text)?.[0];
  if (currency || hasPounds(text)) return currency;
  return CURRENCY_IS.exec(text)?.[1] ?? OTHER_SIZE.exec(text)?.[0];
}

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
