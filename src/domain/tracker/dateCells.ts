/** Dates as people and spreadsheets write them. A file has one order of day and month; what could be two days is not read. */
import { daysBetween, isDay, type Day, type Span } from "@/domain/calendar";
import { asciiDigits, plainDashes } from "@/domain/digits";
import { bare, namesOfDays } from "./dateNames";

/** "mixed": dates contradict each other, or can be read in two ways. */
export type DateOrder = "dayFirst" | "monthFirst" | "yearFirst" | "mixed";
type Order = Exclude<DateOrder, "mixed">;
/** The order of a file's dates of numbers, for each mark between the numbers: "/", "-", "." or " "; and "mixed" for NAMED ones. */
export type DateOrders = ReadonlyMap<string, DateOrder>;

/** The day that each order makes of one date; one that is written in full needs no order. */
interface InOrder extends Partial<Record<Order, string>> {
  mark: string;
}
/** The days of the week that a name before the date may mean. */
interface OnWeekday {
  weekdays?: ReadonlySet<number>;
}
type Dated = InOrder & OnWeekday;
/** `yearMark`: the mark of a date whose year is in front. */
type Readings = ({ day: string; yearMark?: string } | InOrder) & OnWeekday;

/** A longer text is no date. */
const LONGEST_DATE = 60;
const A_SUNDAY = "2026-01-04";

/** "26 Nov 20" may be two days; these dates are a group of their own, as those of numbers with the same mark are. */
const NAMED = "name";

/** In UTC, the last hour of a day is the next day in a British summer. */
const IN_UTC = String.raw`t(?:[01]\d|2[0-2])(?::[0-5]\d){1,2}(?:[.,]\d+)?(?:z|[-+]00:?00)`;
const WITH_ZONE = String.raw`t(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}(?:[.,]\d+)?[-+](?!00:?00)\d\d:?\d\d`;
/** A time of the day. None is 24:00, which some mean as the end of the day and others as the beginning of the next one. */
const TIME = new RegExp(
  String.raw`(?:${IN_UTC}|${WITH_ZONE}|(?:,? |t)(?:(?:[01]?\d|2[0-3])(?::[0-5]\d){1,2}(?:[.,]\d+)?|(?:0?\d|1[0-2])(?::[0-5]\d){1,2} ?[ap]\.?m\.?))$`,
  "u",
);
// Without the flag u where a group is met again: WebKit 2.50 (Safari 26) then misses it in the text of a file with a £ or a mark
// at its start, and could not read the site's own export.
const IN_FULL =
  /^(\d{4}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d{1,2})\.?$|^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
/** Chinese and Japanese, and Korean, whose letters come in the parts that are left when marks are taken off others. */
const IN_EAST_ASIA = new RegExp(
  String.raw`^(\d{4})(?:年|년) ?(\d{1,2})(?:月|월) ?(\d{1,2})(?:日|일)$`.normalize("NFD"),
  "u",
);
const IN_ORDER = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d{2}|\d{4})\.?$/;
/** A date among other words shows the order, though its cell is not read. */
const INSIDE = /(?<![\d/.-])\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/-])/;
/** A numeral with its ending only as it is spelt: "2th" and "2O" may be 20. */
const NUMBER = String.raw`(\d{1,2}|0?1er|(?:0?|[23])1st|[02]?2nd|[02]?3rd|(?:1\d|[0-3]?[04-9])th|\d{1,2}[ªº])`;
const WITH_NAME = new RegExp(
  String.raw`^(?:the |den |d\. ?)?${NUMBER}[-/. ]*(?:de |of |d['’])?(\p{L}+(?: fomhair)?)[-/. ,]*(?:del? )?(\d{4}|\d{2})\.?$`,
  "u",
);
const NAME_FIRST = new RegExp(String.raw`^(\p{L}+)[-/. ]*${NUMBER}[-/., ]+(\d{4})$`, "u");

/** "2026. gada 18. novembris" */
const IN_LATVIAN = /^(\d{4})\. ?g(?:ada|\.) (\d{1,2})\. (\p{L}+)\.?$/u;
/** "2026-Nov-18", "2026. november 18.", "2026 m. lapkričio 18 d." */
const YEAR_FIRST = /^(\d{4})[-/. ]+(?:m\. )?(\p{L}{3,})[-/. ]+(\d{1,2})\.?(?: d\.)?$/u;
/** Behind the year: "18.11.2026 г.", "18 листопада 2026 р." */
const WORD_FOR_YEAR = /(\d{4}) ?\p{L}\.$/u;

const dayFrom = (year: string, month: string, date: string) =>
  `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;

/** A name before a date: "Fri ", "Friday, ", "pt., "; or of two words: "dydd Gwener ", "sexta-feira, ". */
const NAMES_BEFORE = [/^(\p{L}+)\.?(?:, ?| )/u, /^(\p{L}+[ -]\p{L}+)\.?(?:, ?| )/u];
/** And behind it: " Wed", ", Wednesday", " (Wed)". */
const NAMES_BEHIND = [
  /(?:, ?| )(\p{L}+)\.?$/u,
  /(?:, ?| )(\p{L}+[ -]\p{L}+)\.?$/u,
  / ?\(([\p{L} -]+)\.?\)$/u,
];

/** @returns undefined for what is no date at all. */
function readingsOf(cell: string): Readings | undefined {
  if (cell.length > LONGEST_DATE) return undefined;
  const text = plainText(cell);
  // "Mar" is March, and Tuesday in French: a weekday is one only if the rest is a date.
  return (
    readingsIn(text) ??
    [...NAMES_BEFORE, ...NAMES_BEHIND].map((name) => withoutWeekday(text, name)).find(Boolean)
  );
}

function withoutWeekday(text: string, beside: RegExp): Readings | undefined {
  const [whole = "", name] = beside.exec(text) ?? [];
  const weekdays = name && namesOfDays().weekdays.get(name);
  const date = weekdays ? readingsIn(text.replace(whole, "").replace(TIME, "")) : undefined;
  return date && weekdays ? { ...date, weekdays } : undefined;
}

const plainText = (cell: string) =>
  plainDashes(asciiDigits(cell))
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replaceAll("\\", "/")
    .replace(WORD_FOR_YEAR, "$1")
    .replace(TIME, "");

function readingsIn(text: string): Readings | undefined {
  const [, year, yearMark, month, date, yearTight, monthTight, dateTight] = IN_FULL.exec(text) ?? [];
  if (year) return { day: dayFrom(year, month!, date!), yearMark: yearMark! };
  if (yearTight) return { day: dayFrom(yearTight, monthTight!, dateTight!) };
  const eastern = IN_EAST_ASIA.exec(text);
  if (eastern) return { day: dayFrom(eastern[1]!, eastern[2]!, eastern[3]!) };
  const [, first, mark, second, third] = IN_ORDER.exec(text) ?? [];
  if (first)
    return {
      mark: mark!,
      dayFirst: dayFrom(third!, second!, first),
      monthFirst: dayFrom(third!, first, second!),
      ...(first.length + third!.length === 4 && { yearFirst: dayFrom(first, second!, third!) }),
    };
  return namedReadingsIn(text);
}

function namedReadingsIn(text: string): Readings | undefined {
  const yearFirst = YEAR_FIRST.exec(text.replace(IN_LATVIAN, "$1 $3 $2"));
  const monthBehind = yearFirst && namesOfDays().months.get(yearFirst[2]!);
  if (monthBehind) return { day: dayFrom(yearFirst[1]!, monthBehind, yearFirst[3]!) };
  const named = WITH_NAME.exec(text);
  const [number, name, end] = named
    ? [named[1]!, named[2]!, named[3]!]
    : ((match) => [match?.[2], match?.[1], match?.[3]])(NAME_FIRST.exec(text));
  const month = name && namesOfDays().months.get(name);
  if (!month) return undefined;
  const day = dayFrom(end!, month, number!.replace(/\D+/u, ""));
  const isYearOpen = /^\d\d$/.test(number!) && end!.length === 2;
  return isYearOpen ? { mark: NAMED, dayFirst: day, yearFirst: dayFrom(number!, month, end!) } : { day };
}

const SWAPPED = /-(?:1[3-9]|2\d|3[01])-(?:0[1-9]|1[0-2])$/u;
/** One date that exists only as year, day and month puts those with the same mark in doubt that may be either. */
const swappedKey = (mark: string) => `year${mark}`;
const swappedMarks = (cells: readonly string[]) =>
  cells.flatMap((cell) => {
    const date = readingsOf(cell);
    return date && "day" in date && date.yearMark && SWAPPED.test(date.day) ? [date.yearMark] : [];
  });

function readFull(day: string, mark: string | undefined, orders: DateOrders) {
  if (mark === undefined || !orders.has(swappedKey(mark))) return { day };
  if (SWAPPED.test(day)) return "clash";
  const isEither = Number(day.slice(8)) <= 12 && day.slice(5, 7) !== day.slice(8);
  return isEither ? "order" : { day };
}

const ORDERS = ["dayFirst", "monthFirst", "yearFirst"] as const;
/** 31 November is no day, and yet it shows which number is the month. */
const isPossible = (day = "") => /-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(day);
/** False for a day that exists and is another day of the week than the one beside it. */
const isOnItsWeekday = (day: string, { weekdays }: OnWeekday) =>
  !weekdays || !isDay(day) || weekdays.has((daysBetween(A_SUNDAY, day) + 700_000) % 7);
const isReading = (date: Dated, order: Order) =>
  isPossible(date[order]) && isOnItsWeekday(date[order]!, date);
const possibleIn = (date: Dated) => ORDERS.filter((order) => isReading(date, order));

const withDigits = (cell: string) => plainText(cell).replaceAll("o", "0").replaceAll(/[il]/gu, "1");

/** The dates that need an order, also in cells that cannot be read. */
function datesIn(cells: readonly string[]): Dated[] {
  const found = cells.map((cell) => {
    const date = readingsOf(cell);
    // Letters that stand for digits are read here, because nothing is stored of it.
    const inside = date ? undefined : INSIDE.exec(withDigits(cell.slice(0, 2 * LONGEST_DATE)))?.[0];
    return inside ? readingsOf(inside) : date;
  });
  return found.filter(
    (date) => date !== undefined && "mark" in date && possibleIn(date).length > 0,
  ) as Dated[];
}

/**
 * @returns the orders in which each date exists and the fewest lie out of bounds, and then in the future. A plan for a day ahead
 * is no proof against the British order: then both are likely, and nobody can say which it is.
 */
function likelyOrders(dates: readonly Dated[], today: Day, { first, last }: Span) {
  const count = (order: Order, test: (day: string) => boolean) =>
    dates.filter((date) => test(date[order]!)).length;
  const ranked = ORDERS.filter((order) => dates.every((date) => isReading(date, order))).map((order) => ({
    order,
    outside: count(order, (day) => !isDay(day) || day < first || day > last),
    ahead: count(order, (day) => day > today),
  }));
  const fewest = Math.min(...ranked.map(({ outside }) => outside));
  // The month never stands before a dot.
  if (dates[0]!.mark === "." && ranked.some(({ order }) => order === "dayFirst") && dates.every(hasLongYear))
    return { likely: ranked.map(({ order }) => order), isInDoubt: false };
  const within = ranked.filter(({ outside }) => outside === fewest);
  const best = Math.min(...within.map(({ ahead }) => ahead));
  const likely = within.filter(({ ahead }) => ahead === best).map(({ order }) => order);
  const isDayFirstIn = (orders: typeof ranked) => orders.some(({ order }) => order === "dayFirst");
  if (!likely.includes("dayFirst")) {
    if (likely.includes("monthFirst") && isDayFirstIn(within))
      return { likely: ["dayFirst", "monthFirst"] as const, isInDoubt: true };
    if (likely.includes("yearFirst") && isDayFirstIn(ranked) && !hasMoreDaysThanYears(dates))
      return { likely: ["dayFirst", "yearFirst"] as const, isInDoubt: true };
  }
  return { likely, isInDoubt: false };
}

/** Then the number in front is no year. */
const hasLongYear = (date: InOrder) => date.yearFirst === undefined;

/** True if the last numbers differ more than the first ones: one wrong year is no proof that the first number is the year. */
function hasMoreDaysThanYears(dates: readonly InOrder[]): boolean {
  const numbers = (from: number, to: number) =>
    new Set(dates.map(({ yearFirst = "" }) => yearFirst.slice(from, to))).size;
  return numbers(0, 4) < numbers(8, 10);
}

/**
 * A computer writes 26-11-20 for a day of 2026, and a person may write 26/11/20 for one: with dashes, and where the year in
 * front makes all days later ones, nobody can say which number is the year.
 */
function isYearInDoubt(dates: readonly InOrder[], likely: readonly Order[]): boolean {
  if (!likely.includes("yearFirst") || likely.length < 2) return false;
  if (dates.every((date) => date.dayFirst === date.yearFirst)) return false;
  const earliest = (order: Order) => dates.map((date) => date[order]!).reduce((a, b) => (a < b ? a : b));
  return dates[0]!.mark === "-" || earliest("yearFirst") >= earliest("dayFirst");
}

/** The order that the name of a column says; "ydm" and "?" are none of them. */
const ORDER_OF: Partial<Record<string, Order>> = { dmy: "dayFirst", mdy: "monthFirst", ymd: "yearFirst" };

/**
 * @param said the order that the name of the dates' column says, such as "dmy"; "?" if several are said.
 * @returns the order of the dates with each mark that need one: the British one, unless a date exists only in another, or
 * another puts fewer days out of bounds or into the future.
 */
export function dateOrdersOf(
  cells: readonly string[],
  today: Day,
  bounds: Span,
  said: string | undefined,
): DateOrders {
  const groups = new Map<string, Dated[]>();
  for (const date of datesIn(cells)) {
    const group = groups.get(date.mark);
    if (group) group.push(date);
    else groups.set(date.mark, [date]);
  }
  const found = [...groups].map(([mark, dates]) => ({
    mark,
    dates,
    ...likelyOrders(dates, today, bounds),
  }));
  // Dates that do not tell follow the others only where those are in the British order as well.
  const isBritish = found.every(
    ({ mark, likely }) => mark === NAMED || likely.length > 1 || likely[0] === "dayFirst",
  );
  const saidOrder = said === undefined ? undefined : ORDER_OF[said];
  const orders = found.map(({ mark, dates, likely, isInDoubt }): [string, DateOrder] => {
    if (said !== undefined && mark !== NAMED)
      return [mark, saidOrder && dates.every((date) => isReading(date, saidOrder)) ? saidOrder : "mixed"];
    if (likely.length === 1) return [mark, likely[0]!];
    const isOpen = likely.length > 1 && isBritish && !isInDoubt && !isYearInDoubt(dates, likely);
    return [mark, isOpen ? "dayFirst" : "mixed"];
  });
  // A day behind a month's name and a year in front of it are too seldom meant.
  const known = orders.map(([mark, order]): [string, DateOrder] =>
    mark === NAMED && order !== "dayFirst" ? [mark, "mixed"] : [mark, order],
  );
  return new Map([
    ...known.filter(([mark, order]) => mark !== NAMED || order === "mixed"),
    ...(said === "ydm" ? ["-", "/", ".", " "] : swappedMarks(cells)).map((mark): [string, DateOrder] => [
      swappedKey(mark),
      "mixed",
    ]),
  ]);
}

/**
 * @returns the day, or why it is none: it depends on an unknown order, or on one that other dates contradict; it is another day
 * of the week than it says; or it is no date.
 */
export function readDate(
  cell: string,
  orders: DateOrders,
): { day: string } | "order" | "clash" | "weekday" | "form" {
  const date = readingsOf(cell);
  if (!date) return "form";
  if ("day" in date)
    return isOnItsWeekday(date.day, date) ? readFull(date.day, date.yearMark, orders) : "weekday";
  const [order, possible] = [orders.get(date.mark) ?? "dayFirst", possibleIn(date)];
  if (order === "mixed" && possible.length)
    return possible.length > 1 || date.mark === NAMED ? "order" : "clash";
  const day = (order !== "mixed" && date[order]) || date.dayFirst!;
  return isOnItsWeekday(day, date) ? { day } : "weekday";
}

/** False if the text names another month or year than the day's: "May", "2025", "Nov 2026". */
export function isInPeriod(day: string, text: string): boolean {
  const month = namesOfDays().months.get(bare(/^\p{L}+/u.exec(text)?.[0] ?? ""));
  const year = /(?<!\d)\d{4}$/u.exec(text)?.[0];
  return (!month || day.slice(5, 7) === month) && (!year || day.startsWith(year));
}

/** True for a month, a year, or both: "November", "2026", "Nov 2026". */
export function isPeriod(text: string): boolean {
  const [, month, year] = /^(\p{L}*)\.? ?(\d{4})?$/u.exec(plainText(text)) ?? [];
  return month ? namesOfDays().allMonths.has(month) : year !== undefined;
}

/** True for the name of a day of the week alone. */
export const isWeekday = (cell: string): boolean =>
  cell !== "" && cell.length <= LONGEST_DATE && namesOfDays().weekdays.has(bare(cell.trim()));

export const isDate = (cell: string): boolean => readingsOf(cell) !== undefined;
