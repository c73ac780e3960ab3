/** Dates as people and spreadsheets write them. A file has one order of day and month; what could be two days is not read. */
import { isDay, type Day, type Span } from "@/domain/calendar";
import { asciiDigits, plainDashes } from "@/domain/digits";

/** "mixed": the file's dates contradict each other, or each can be read in two ways. */
export type DateOrder = "dayFirst" | "monthFirst" | "yearFirst" | "mixed";
type Order = Exclude<DateOrder, "mixed">;

/** The day that each order makes of one date; without an order the date is written in full. */
type Readings = { day: string } | Partial<Record<Order, string>>;

/** Croatian and Czech have Polish names for other months, so those that differ are not read. */
const LANGUAGES = ["en-GB", "cs", "cy", "de", "es", "fr", "hr", "it", "nl", "pl", "pt", "ro"];
const bare = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();

let names: { months: ReadonlyMap<string, string>; weekdays: ReadonlySet<string> } | undefined;

/** A longer text is no date. */
const LONGEST_DATE = 60;
const DAY_MS = 86_400_000;
const START_OF_2026 = 1_767_225_600_000;
/** The days of a year before each month. */
const FIRST_DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Names of months and weekdays, whole and short. One that means two months in two languages is left out. */
function namesOfDays() {
  if (names) return names;
  const months = new Map([
    ["sept", "09"],
    ["mrz", "03"],
  ]);
  const [twice, weekdays] = [new Set<string>(), new Set(["tues", "weds", "thur", "thurs"])];
  for (const language of LANGUAGES)
    for (const width of ["long", "short"] as const) {
      const parts = new Intl.DateTimeFormat(language, {
        day: "numeric",
        month: width,
        weekday: width,
        timeZone: "UTC",
      });
      for (let month = 0; month < 12; month++)
        for (let day = 0; day < 7; day++)
          for (const { type, value } of parts.formatToParts(
            START_OF_2026 + (FIRST_DAYS[month]! + day) * DAY_MS,
          )) {
            if (type === "weekday") weekdays.add(bare(value));
            if (type !== "month") continue;
            const number = String(month + 1).padStart(2, "0");
            if ((months.get(bare(value)) ?? number) !== number) twice.add(bare(value));
            months.set(bare(value), number);
          }
    }
  for (const name of twice) months.delete(name);
  return (names = { months, weekdays });
}

const TIME = /[t ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?$/u;
// Without the flag u where a group is met again: WebKit 2.50 (Safari 26) then misses it in the text of a file with a £ or a mark
// at its start, and could not read the site's own export.
const IN_FULL = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$|^(\d{4})(\d{2})(\d{2})$/;
const WITH_DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{2}|\d{4})\.?$/u;
const IN_ORDER = /^(\d{1,2})([-/ ])(\d{1,2})\2(\d{2}|\d{4})$/;
const WITH_NAME = /^(\d{1,2})[-/. ]*(?:de |of )?(\p{L}+)[-/. ,]*(?:de )?(\d{4}|\d{2})$/u;
const NAME_FIRST = /^(\p{L}+)[-/. ]*(\d{1,2})[-/., ]+(\d{4})$/u;

const dayFrom = (year: string, month: string, date: string) =>
  `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;

/** A name before a date: "Fri ", "Friday, ", "pt., "; or of two words: "dydd Gwener ", "sexta-feira, ". */
const NAMES_BEFORE = [/^(\p{L}+)\.?(?:, ?| )/u, /^(\p{L}+[ -]\p{L}+)\.?(?:, ?| )/u];

/** @returns undefined for what is no date at all. */
function readingsOf(cell: string): Readings | undefined {
  if (cell.length > LONGEST_DATE) return undefined;
  const text = plainText(cell);
  // "Mar" is March, and Tuesday in French: a weekday is one only if the rest is a date.
  return readingsIn(text) ?? NAMES_BEFORE.map((name) => withoutWeekday(text, name)).find(Boolean);
}

function withoutWeekday(text: string, before: RegExp): Readings | undefined {
  const [whole = "", name] = before.exec(text) ?? [];
  return name && namesOfDays().weekdays.has(name) ? readingsIn(text.slice(whole.length)) : undefined;
}

const plainText = (cell: string) =>
  plainDashes(asciiDigits(cell))
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(TIME, "")
    .replace(/(\d)(?:st|nd|rd|th|er|o|ª|º)(?![\p{L}])/u, "$1");

function readingsIn(text: string): Readings | undefined {
  const [, year, , month, date, yearTight, monthTight, dateTight] = IN_FULL.exec(text) ?? [];
  if (year) return { day: dayFrom(year, month!, date!) };
  if (yearTight) return { day: dayFrom(yearTight, monthTight!, dateTight!) };
  const dots = WITH_DOTS.exec(text);
  if (dots) return { day: dayFrom(dots[3]!, dots[2]!, dots[1]!) };
  const [, first, mark, second, third] = IN_ORDER.exec(text) ?? [];
  if (first)
    return {
      dayFirst: dayFrom(third!, second!, first),
      monthFirst: dayFrom(third!, first, second!),
      // A computer writes 26-11-20 for a day of 2026; in Britain, 26/11/20 is one of 2020.
      ...(mark === "-" && third!.length === 2 && { yearFirst: dayFrom(first, second!, third!) }),
    };
  const named = WITH_NAME.exec(text);
  const [number, name, end] = named
    ? [named[1]!, named[2]!, named[3]!]
    : ((match) => [match?.[2], match?.[1], match?.[3]])(NAME_FIRST.exec(text));
  const monthOfName = name && namesOfDays().months.get(name);
  return monthOfName ? { day: dayFrom(end!, monthOfName, number!) } : undefined;
}

const ORDERS = ["dayFirst", "monthFirst", "yearFirst"] as const;
const isIn = (day: string | undefined, { first, last }: Span): day is Day =>
  day !== undefined && isDay(day) && first <= day && day <= last;

/**
 * @returns the one order of a file's dates: the British one, unless a date exists only in another, or only in another none
 * lies in the future; undefined if no date needs an order.
 */
export function dateOrderOf(cells: readonly string[], today: Day, bounds: Span): DateOrder | undefined {
  const dates = cells
    .map(readingsOf)
    .filter((date): date is Partial<Record<Order, string>> => date !== undefined && !("day" in date))
    .filter((date) => ORDERS.some((order) => isIn(date[order], bounds)));
  if (!dates.length) return undefined;
  const allowed = ORDERS.filter((order) => dates.every((date) => isIn(date[order], bounds)));
  const untilToday = allowed.filter((order) => dates.every((date) => date[order]! <= today));
  const likely = untilToday.length ? untilToday : allowed;
  if (likely.length > 1 && likely.includes("yearFirst")) return "mixed";
  return likely[0] ?? "mixed";
}

/** @returns the day; null if it depends on an order that is unknown; undefined for what is no date. */
export function readDate(cell: string, order: DateOrder | undefined): string | null | undefined {
  const date = readingsOf(cell);
  if (!date) return undefined;
  if ("day" in date) return date.day;
  if (order === "mixed") return null;
  return date[order ?? "dayFirst"] ?? date.dayFirst;
}
