/** The names of months and weekdays, from the browser. */

/** Croatian and Czech have Polish names for other months, so those that differ are not read. */
const LANGUAGES =
  "en-GB be bg bs ca cs cy da de el es et eu fi fr ga gl hr hu id is it lt lv mk ms nb nl pl pt ro ru sk sl sq sr sr-Latn sv tr uk".split(
    " ",
  );
export const bare = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();

let names:
  | {
      months: ReadonlyMap<string, string>;
      /** Those that mean two months as well. */
      allMonths: ReadonlySet<string>;
      weekdays: ReadonlyMap<string, ReadonlySet<number>>;
    }
  | undefined;

const DAY_MS = 86_400_000;
const START_OF_2026 = 1_767_225_600_000;
/** Its day of the week. */
const THURSDAY = 4;
/** Each month has one name and each day of the week one, so that these days have them all; they are counted from the first of the year. */
const FIRST_OF_MONTHS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334].map((day, month) => ({
  month,
  day,
}));
const FIRST_WEEK = [1, 2, 3, 4, 5, 6].map((day) => ({ month: 0, day }));

/** The names of a language beside a day's number, and alone: a Czech "srp" is one of those that stand only alone. */
const formsOf = (language: string) =>
  (["long", "short"] as const).flatMap((month) => [
    new Intl.DateTimeFormat(language, { day: "numeric", month, weekday: month, timeZone: "UTC" }),
    new Intl.DateTimeFormat(language, { month, timeZone: "UTC" }),
  ]);

/** Names of months and weekdays, whole and short. One that means two months in two languages is left out. */
export function namesOfDays() {
  if (names) return names;
  const months = new Map([
    ["sept", "09"],
    ["mrz", "03"],
  ]);
  const twice = new Set<string>();
  const weekdays = new Map<string, Set<number>>([
    ["tues", new Set([2])],
    ["weds", new Set([3])],
    ["thur", new Set([4])],
    ["thurs", new Set([4])],
  ]);
  for (const form of LANGUAGES.flatMap(formsOf))
    for (const { month, day } of [...FIRST_OF_MONTHS, ...FIRST_WEEK])
      for (const { type, value } of form.formatToParts(START_OF_2026 + day * DAY_MS)) {
        if (type === "weekday") {
          const days = weekdays.get(bare(value)) ?? new Set();
          weekdays.set(bare(value), days.add((day + THURSDAY) % 7));
        }
        if (type !== "month") continue;
        const number = String(month + 1).padStart(2, "0");
        if ((months.get(bare(value)) ?? number) !== number) twice.add(bare(value));
        months.set(bare(value), number);
      }
  const allMonths = new Set(months.keys());
  for (const name of twice) months.delete(name);
  return (names = { months, allMonths, weekdays });
}
