import { expect, it } from "vitest";
import { isDate, readDate } from "./dateCells";

const NO_ORDERS = new Map();

const LANGUAGES = ["en-GB", "cy", "de", "es", "fr", "it", "nl", "pl", "pt", "ro"];

/** The names that a spreadsheet of this language writes. */
function namesIn(language: string, width: "long" | "short") {
  const form = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: width,
    weekday: width,
    timeZone: "UTC",
  });
  const part = (month: number, day: number, type: "month" | "weekday") =>
    form.formatToParts(Date.UTC(2026, month, day)).find((each) => each.type === type)!.value;
  return {
    months: Array.from({ length: 12 }, (_, month) => part(month, 1, "month")),
    // From Sunday on.
    weekdays: Array.from({ length: 7 }, (_, day) => part(0, 4 + day, "weekday")),
  };
}

it.each(LANGUAGES)("reads each month beside its weekday, whole and short: %s", (language) => {
  const unread: string[] = [];
  for (const width of ["long", "short"] as const) {
    const { months, weekdays } = namesIn(language, width);
    for (const [nth, month] of months.entries()) {
      // July and November in Polish, June and October in Croatian.
      if (["lip", "lis", "listopada"].includes(month)) continue;
      for (const text of [
        `${month} 5, 2026`,
        `5 ${month} 2026`,
        ...[weekdays[new Date(Date.UTC(2026, nth, 5)).getUTCDay()]!].flatMap((weekday) => [
          `${weekday} 5 ${month} 2026`,
          `${weekday}, 5. ${month} 2026`,
          `${weekday}, ${month} 5, 2026`,
        ]),
      ])
        if (
          JSON.stringify(readDate(text, NO_ORDERS)) !==
          `{"day":"2026-${String(nth + 1).padStart(2, "0")}-05"}`
        )
          unread.push(text);
    }
  }
  expect(unread).toEqual([]);
});

it.each([
  ["Mar 5, 2026", "2026-03-05"],
  ["Mar 3 Nov 2026", "2026-11-03"],
  ["Thurs 5 March 2026", "2026-03-05"],
  ["Fri 20/11/2026", "2026-11-20"],
  ["5. Mrz 26", "2026-03-05"],
])("reads %j", (text, day) => {
  expect(readDate(text, NO_ORDERS)).toEqual({ day });
});

it.each(["Tue 18 Nov 2026", "Montag, 18.11.2026", "Fri 2026-11-18", "Mar 5 Nov 2026"])(
  "names a date that is another day of the week: %s",
  (text) => {
    expect(readDate(text, NO_ORDERS)).toBe("weekday");
  },
);

it.each([
  "18112026",
  "20261311",
  `${"1".repeat(30)} ${"a".repeat(40)}`,
  "Fri",
  "Fri Sat 5 Nov 2026",
  "Nov Fri 5 2026",
  "Friday in November 2026",
  "20 listopada 2026",
  "5 lip 2026",
])("does not read %j", (text) => {
  expect(isDate(text)).toBe(false);
});
