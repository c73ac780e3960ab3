import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  dayInZone,
  addDays,
  dayName,
  dayOf,
  daysBetween,
  fullDayName,
  isDay,
  isWithin,
  momentName,
  shortDayName,
  weekdayLetter,
  weekOf,
} from "./calendar";

const OWN_ZONE = process.env.TZ;
const setZone = (zone: string | undefined) => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
};

/** Zones from the latest clock on Earth to the earliest, with summer times that begin at 1:00 and at midnight. */
describe.each([
  "Pacific/Pago_Pago",
  "America/Sao_Paulo",
  "Europe/London",
  "Africa/Cairo",
  "Pacific/Kiritimati",
])("for a visitor in %s", (zone) => {
  beforeEach(() => setZone(zone));
  afterEach(() => setZone(OWN_ZONE));

  it("runs this test in the zone that it names", () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it("takes the day from the visitor's own clock, to the last millisecond", () => {
    expect(dayOf(new Date(2026, 10, 21, 0, 0, 0, 0))).toBe("2026-11-21");
    expect(dayOf(new Date(2026, 10, 21, 23, 59, 59, 999))).toBe("2026-11-21");
    expect(dayOf(new Date(2026, 11, 31, 23, 59, 59, 999))).toBe("2026-12-31");
    expect(dayOf(new Date(2027, 0, 1, 0, 0, 0, 0))).toBe("2027-01-01");
    expect(dayOf(new Date(2028, 1, 29, 23, 30))).toBe("2028-02-29");
  });

  it("counts six years of days one by one, in weeks from Monday to Sunday", () => {
    // The test counts the days without the module: in UTC every day has 24 hours.
    const first = Date.UTC(2024, 0, 1); // a Monday
    const DAYS = 6 * 365 + 2;
    const days = Array.from({ length: DAYS }, (_, i) =>
      new Date(first + i * 86_400_000).toISOString().slice(0, 10),
    );
    for (const [i, day] of days.entries()) {
      expect(isDay(day), day).toBe(true);
      expect(addDays("2024-01-01", i), day).toBe(day);
      expect(addDays(day, -i), day).toBe("2024-01-01");
      expect(daysBetween("2024-01-01", day), day).toBe(i);
      const monday = i - (i % 7);
      if (monday + 6 < DAYS)
        expect(weekOf(day), day).toEqual({ first: days[monday], last: days[monday + 6] });
    }
  });

  it("names each day of a year in English", () => {
    const english = new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
    for (let day = "2028-01-03"; day < "2029-01-01"; day = addDays(day, 1))
      expect(dayName(day, "2028-01-01")).toBe(english.format(new Date(day)).replace(",", ""));
  });

  it("names the right day", () => {
    expect(dayName("2026-11-18", "2026-11-21")).toBe("Wednesday 18 November");
    expect(dayName("2026-11-20", "2026-11-21")).toBe("Yesterday");
    expect(dayName("2026-03-29", "2026-03-30")).toBe("Yesterday");
    expect(shortDayName("2026-11-18")).toBe("18 Nov");
    expect(weekdayLetter("2026-11-18")).toBe("W");
    expect(fullDayName("2028-02-29")).toBe("29 February 2028");
  });
});

describe("one moment in two places", () => {
  afterEach(() => setZone(OWN_ZONE));

  it("puts one moment on two days in two places, a whole day apart", () => {
    const moment = new Date(Date.UTC(2026, 10, 21, 10, 30));
    setZone("Pacific/Pago_Pago");
    expect(dayOf(moment)).toBe("2026-11-20");
    setZone("Pacific/Kiritimati");
    expect(dayOf(moment)).toBe("2026-11-22");
  });

  it("puts half past midnight in British summer time on the new day, which is not yet UTC's", () => {
    setZone("Europe/London");
    expect(dayOf(new Date(Date.UTC(2026, 6, 1, 23, 30)))).toBe("2026-07-02");
  });
});

it("finds the day in a zone by its minutes if its name is missing, or unknown to the browser", () => {
  const night = Date.parse("2026-07-08T23:30Z");
  expect(dayInZone(night, { zone: 0, zoneName: "Europe/London" })).toBe("2026-07-09");
  for (const zoneName of [undefined, "", "Etc/Unknown", "Mars/Base"]) {
    expect(dayInZone(night, { zone: 0, zoneName })).toBe("2026-07-08");
    expect(dayInZone(night, { zone: 60, zoneName })).toBe("2026-07-09");
  }
});

describe("a day", () => {
  it.each(["2028-02-29", "2026-12-31", "2000-02-29", "0100-01-01"])("accepts %s as a day", (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    "2027-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "2100-02-29",
    "",
  ])("rejects %j, which does not exist", (text) => {
    expect(isDay(text)).toBe(false);
  });

  it.each(["2026-1-1", "21/11/2026", "2026-11-21T00:00", " 2026-11-21", "2026-11-21\n", "٢٠٢٦-11-21"])(
    "rejects %j, which is not written as a day",
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it("throws for an invalid day and quotes it", () => {
    expect(() => addDays("tomorrow", 1)).toThrow(new RangeError("Not a day: tomorrow"));
  });
});

describe("days and spans", () => {
  it("counts back to an earlier day in negative days", () => {
    expect(daysBetween("2026-11-21", "2026-11-14")).toBe(-7);
    expect(daysBetween("2026-11-21", "2026-11-21")).toBe(0);
  });

  it("crosses leap days and the end of a year", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysBetween("2028-01-01", "2029-01-01")).toBe(366);
  });

  it("starts the week of a Sunday on the Monday before", () => {
    expect(weekOf("2026-11-22")).toEqual({ first: "2026-11-16", last: "2026-11-22" });
    expect(weekOf("2026-11-23")).toEqual({ first: "2026-11-23", last: "2026-11-29" });
    expect(weekOf("2027-01-01")).toEqual({ first: "2026-12-28", last: "2027-01-03" });
  });

  it("includes the first and last day of a span, and no others", () => {
    const span = { first: "2026-11-16", last: "2026-11-22" };
    expect(
      ["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"].map((day) => isWithin(day, span)),
    ).toEqual([false, true, true, false]);
  });
});

describe("the name of a day", () => {
  it.each([
    ["2026-11-21", "Today"],
    ["2026-11-20", "Yesterday"],
    ["2026-11-22", "Sunday 22 November"],
    ["2025-11-21", "21 November 2025"],
    ["2027-01-01", "1 January 2027"],
  ])("formats %s as %s on 21 November 2026", (day, name) => {
    expect(dayName(day, "2026-11-21")).toBe(name);
  });

  it("calls 31 December yesterday on New Year's Day", () => {
    expect(dayName("2026-12-31", "2027-01-01")).toBe("Yesterday");
  });
});

it("names a moment by the visitor's clock, with its year if that is another one", () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(momentName(new Date(2026, 10, 21, 14, 5), now)).toBe("14:05 on 21 November");
  expect(momentName(new Date(2025, 11, 31, 0, 0), now)).toBe("00:00 on 31 December 2025");
});
