/** Money is whole pence. Pounds exist only at the edges: in typed amounts and in the database. */
import { numberFormat } from "./numberFormat";

export type Pence = number;

/** Just below ten million pounds, which the database checks. */
export const MAX_PENCE: Pence = 999_999_999;

/** Up to seven digits of pounds and two of pence. A number field hands over ".5" as typed. */
const AMOUNT_PATTERN = /^(?=\.?\d)(\d{0,7})(?:\.(\d{1,2}))?$/;

/** Pence of a typed amount ("4", "4.5", "4.50", ".5"), or undefined if it is not an amount from 0 to 9,999,999.99. */
export function parsePounds(text: string): Pence | undefined {
  const match = AMOUNT_PATTERN.exec(text.trim().replace(/^0+(?=\d)/, ""));
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** "1234.50": as a number field and a spreadsheet take it. */
export const plainPounds = (pence: Pence): string => poundsOf(pence).toFixed(2);

/** Pence of pounds that arrive as a number, such as the database's `numeric`. */
export const penceOf = (pounds: number): Pence => Math.round(pounds * 100);

/** Pounds as the number that the database's `numeric` takes. */
export const poundsOf = (pence: Pence): number => pence / 100;

const inPounds = numberFormat("en-GB", { style: "currency", currency: "GBP" });

/** "£1,234.50". */
export const formatPence = (pence: Pence): string => inPounds(pence / 100);

const shortPounds = numberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  trailingZeroDisplay: "stripIfInteger",
});
/** Both digits are named, because a browser's own choice for short numbers depends on its age. */
const compactPounds = numberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  notation: "compact",
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** Short form for the narrow edge of a chart: "£40", "£0.50", "£1.2K". */
export const formatPenceBriefly = (pence: Pence): string =>
  (Math.abs(pence) < 100_000 ? shortPounds : compactPounds)(pence / 100);

const toOneDecimal = numberFormat("en-GB", { maximumFractionDigits: 1 });

/** "64.5%": at most one decimal on a page, however many the figure has. */
export const formatPercent = (percent: number): string => `${toOneDecimal(percent)}%`;
