/** Why an amount cannot be read; apart from the reader, because a page's own field does not say it. */
import { isCurrencyName } from "./currencyNames";
import type { Pence } from "./money";
import {
  plainAmount,
  POUNDS,
  readMoney,
  withPennyCode,
  type DecimalSign,
  type MoneyProblem,
} from "./writtenMoney";

/** "currency": in another one. "lostSign": with a sign that may have been £ before the file was saved. */
export type AmountProblem = MoneyProblem | "currency" | "lostSign";

/** £ as one byte, or as none, in an encoding that a program took for another. Each may have been another sign. */
export const LOST_POUND_SIGN = String.raw`[?�œúłј\u0080-\u009F]`;
/** Signs, codes and words of other currencies. */
const OTHER_CURRENCY =
  /(?!£)\p{Sc}|(?<!\p{L})(?:eur|usd|cad|aud|nzd|chf|jpy|cny|inr|pln|czk|huf|sek|nok|dkk|ron|bgn|uah|rub|zar|hkd|sgd|brl|mxn|aed|ngn|ghs|kes|pkr|bdt|lkr|thb|php|idr|euros?|dollars?|cents?|yen|yuan|rupees?|francs?|z[lł](?:oty)?|k[cč]|kron[aeo]r?|forints?|pesos?|naira|kr|rs|tl)(?!\p{L})/iu;

let codes: Intl.DisplayNames | undefined;
/** True for "MAD" and every other code of a currency, also of one that exists no more. */
const isCode = (text: string) => {
  if (!/^[A-Z]{3}$/u.test(text)) return false;
  codes ??= new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
  return codes.of(text) !== undefined;
};
export const isOtherCode = (text: string): boolean => text === "GBp" || (text !== "GBP" && isCode(text));

/** True if the text names a currency, and that is not the pound. */
export const isOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(text) && !hasPounds(text);

/** @returns the sign or the word of a currency besides the pound, if the text names one. */
export const otherCurrencyIn = (text: string): string | undefined =>
  isOtherCurrency(text) ? OTHER_CURRENCY.exec(text)?.[0] : undefined;

/** @returns the word before or behind a number that is no unit of pounds: "lei" of "4.50 lei". */
export function otherUnitIn(amount: string): string | undefined {
  const [, before, behind] =
    /^(\p{L}[\p{L}.]{0,15}) ?\d[\d.,' ]*$|^[+-]?\d[\d.,' ]* ?(\p{L}[\p{L}.]{0,15})$/u.exec(
      plainAmount(amount),
    ) ?? [];
  const unit = before ?? behind;
  return unit && !/^(?:p|pence|penny|cr|dr)$/iu.test(unit) && !isPounds(unit) ? unit : undefined;
}

const POUNDS_INSIDE = new RegExp(POUNDS, "iu");
/** True if the text names the pound, among others or alone. */
export const hasPounds = (text: string): boolean => POUNDS_INSIDE.test(withPennyCode(text));
export const isPounds = (text: string): boolean => new RegExp(`^${POUNDS}$`, "iu").test(withPennyCode(text));

/** True if the text is nothing but the name or sign of another currency. */
export const isNameOfOtherCurrency = (text: string): boolean =>
  isNamedLikeCurrency(text) ||
  (isOtherCurrency(text) &&
    text.replace(OTHER_CURRENCY, "").replaceAll(/[().\s?!*]|(?<!\p{L})in(?!\p{L})/giu, "") === "");

/** True for "paid in €" and "(this one in euros)". */
export const isSaidInOtherCurrency = (text: string): boolean => {
  const last = /(?<!\p{L})in ([^\d]{1,20})$/iu.exec(text)?.[1];
  return last !== undefined && (isNameOfOtherCurrency(last) || isOtherCode(last.replaceAll(/\P{L}/gu, "")));
};

/** "US$" and "A$". */
const COUNTRY_SIGN = /^\p{Lu}{1,2}(?!£)\p{Sc}$/u;
/**
 * True for a cell that gives another unit than pounds to the amount in its row: "euros", "paid in €", "US$", "in pence"; or the
 * amount in another currency: "4.50 EUR", "was €4.50".
 */
export function saysOtherUnit(cell: string): boolean {
  const text = cell.replaceAll(/^[(["“]|[)\]"”.?!]+$/gu, "");
  const isName = (unit: string) => isNameOfOtherCurrency(unit) || COUNTRY_SIGN.test(unit);
  if (/\d/u.test(text)) {
    const rest = text.replaceAll(/[\d.,'=:~≈]+/gu, " ").trim();
    return isOtherCurrency(rest) && (isName(rest) || isName(rest.replace(/^\p{L}+ /u, "").trim()));
  }
  return isName(cell) || isSaidInOtherCurrency(cell) || /^(?:in )?(?:p|[Pp]ence|[Pp]ennies)$/u.test(text);
}

/** "Pounds and pence", which "4.50" has. */
const POUNDS_AND_PENCE = new RegExp(String.raw`${POUNDS}\s*(?:and|&|\+|,|/)\s*(?:pence|p)(?!\p{L})`, "giu");
/** Parts and multiples of pounds in words: "pence", "thousands", "£k". */
const SIZE_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:pence|pennies|in p|gbx|tens|hundreds?|thousands?|millions?|not (?:in )?${POUNDS})(?!\p{L})|\(p\)` +
    String.raw`|(?:^|${POUNDS} ?|\(|in )(?:k|m|mn|bn|mio)(?![\p{L}\d])`,
  "iu",
);
/** And in numbers: "'000", "1000s", "x100". */
const SIZE_IN_NUMBERS =
  /(?<![\d.,] ?)(?:['’]?0{2,3}(?: ?['’]?s)?|10{1,4} ?['’]?s|1[.,' ]000 ?['’]?s)(?![\p{L}\d])|(?<![\p{L}\d] ?)[x×*] ?10[.,' ]?0*(?!\d)/iu;
const sizeIn = (text: string) => (SIZE_IN_WORDS.exec(text) ?? SIZE_IN_NUMBERS.exec(text))?.[0];
/** "Currency: koruny", whatever it is. */
const CURRENCY_IS =
  /^(?:currency|ccy|units?|währung|devise|waluta|moneda|valuta|moeda|měna|monnaie|munt)(?!\p{L})[\s:=-]*(\p{L}[\p{L} ]{0,28})/iu;
/** Words for amounts, with which a remark about their unit begins. */
const AMOUNTS_ARE = String.raw`(?:all )?(?:the )?(?:amounts?|sums|figures|values|prices|numbers|betr[aä]ge?|betrag|zahlen|werte|summen|montants?|sommes?|chiffres|kwoty|kwota|wartości|importes?|cantidades|importi|valori|valores|bedrag(?:en)?|sumy|částky|iznosi|symiau)`;
/** "in paise", "Kwoty w groszach", "Amounts: dirhams": the unit, whatever it is. */
const AMOUNTS_IN = new RegExp(
  String.raw`^\(?(?:(?:all )?(?:in|en|em|w|v) |${AMOUNTS_ARE}(?: (?:are|is|in|en|em|w|v|these|all|given|shown|written|sind|sont))*(?: |[:=(] ?))(\p{L}[\p{L}.]{0,20})(?: only)?\)?[.:]?$`,
  "iu",
);
/** "Money in lei", "Everything is in stars": the last word, if it is in small letters or a code, and no place. */
const IN_UNIT = /(?:^| )in ((?:\p{Ll}+ )?\p{L}+\.?)(?: only)?[).:!]*$/u;
/** "1 star = 10p", "each token is worth 50p". */
const RATE = /(?:\d|(?<!\p{L})(?:one|an?|each|every)) ?(\p{L}+) ?(?:=|(?:(?:is|are) )?worth|equals?).*\d/iu;
/** Words behind "in" that are no units. */
const NO_UNITS =
  /^(?:(?:the|my|our|his|her|their|this|that|each|every|an?|all)(?!\p{L})|advance|bank|future|general|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|total|full|order|progress|one|words|cash|town|school)/iu;
/** An amount in a sentence, such as "€20 from Grandma" or "50 pence a week", says nothing of others. */
const ABOUT_MONEY =
  /^\(?(?:all|everything|everybody|(?:(?:the|our|my|her|his|\p{L}+['’]s?) )?(?:pocket )?(?:money|cash|savings))(?!\p{L})/iu;
const AMOUNTS = /\p{Sc}?\s?\d[\d.,']*\s?(?:\p{Sc}|(?:p|pence)(?!\p{L}))?/giu;
/** A remark that says it of all amounts counts beside a head in pounds. */
const ABOUT_ALL = new RegExp(
  String.raw`^\(?(?:(?:all )?in(?!\p{L})|currency|ccy|${AMOUNTS_ARE}(?!\p{L}))`,
  "iu",
);
export const isAboutAllAmounts = (remark: string): boolean =>
  ABOUT_ALL.test(remark) ||
  isNameOfOtherCurrency(remark) ||
  sizeIn(remark) === remark ||
  (ABOUT_MONEY.test(remark) && isOther(IN_UNIT.exec(remark)?.[1] ?? ""));
/** True for "lei", "Turkish lira" and "(shekels)". */
export const isNamedLikeCurrency = (text: string): boolean => {
  const word = /^[(["“]?(?:\p{L}+ )?(\p{L}+)\W{0,2}$/u.exec(text)?.[1];
  return word !== undefined && isCurrencyName(word);
};
export const isOther = (unit: string) =>
  isNamedLikeCurrency(unit) || isOtherCurrency(unit) || isOtherCode(unit);

function unitBehindIn(text: string): string | undefined {
  const unit = IN_UNIT.exec(text)?.[1];
  if (!unit || NO_UNITS.test(unit)) return undefined;
  return isOther(unit) || /^\p{Ll}+\.?$/u.test(unit) ? unit : undefined;
}

/** @returns the unit that a remark about a table gives to its amounts, if that is not the pound. */
export function otherUnitNamedIn(remark: string): string | undefined {
  const written = withPennyCode(remark.trim()).replaceAll(POUNDS_AND_PENCE, "£");
  const text = written.replaceAll(AMOUNTS, " ").trim();
  // The size of amounts is another thing than their currency: "£ thousands".
  const size = (SIZE_IN_WORDS.exec(text) ?? SIZE_IN_NUMBERS.exec(written))?.[0];
  const currency = OTHER_CURRENCY.exec(text)?.[0];
  if (size || currency || hasPounds(text)) return size?.trim() ?? currency;
  if (isNamedLikeCurrency(text) || isOtherCode(text)) return text;
  const unit = AMOUNTS_IN.exec(written)?.[1];
  return (
    CURRENCY_IS.exec(text)?.[1] ??
    (unit && !NO_UNITS.test(unit) ? unit : unitBehindIn(text)) ??
    RATE.exec(remark)?.[1] ??
    text.match(/\p{L}{3,}/gu)?.find(isCurrencyName)
  );
}

/** A longer text is no amount, and there is nothing more to say of it. */
const MOST_LETTERS = 60;
const SIGN = "[-+]";
/** An amount whose unit the table leaves open, with the unit that it may have. */
export const inDoubt = (amount: string, unit: string): string => `${amount} (${unit}?)`;
const IN_DOUBT = /^\d+ \(.*\?\)$/u;
/** @returns the unit that an amount may have. */
export const doubtIn = (amount: string): string | undefined => / \((.*)\?\)$/u.exec(amount)?.[1];
/** True for "50p", which shows a habit of its column. */
export const isInPence = (amount: string): boolean =>
  /[pｐ]/iu.test(amount) && /^\d{1,9} ?(?:p|pence)$/iu.test(plainAmount(amount));
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
  if (isLost) return "lostSign";
  return IN_DOUBT.test(text) ? "ambiguous" : "unreadable";
}
