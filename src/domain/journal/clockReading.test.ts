import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "@/domain/calendar";
import { isFarOff, trueDayOf, type ClockNow, type ClockReading } from "./clockReading";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon of the day on which all of these entries are written. */
const NOON = new Date("2026-11-21T12:00").getTime();
const TODAY = "2026-11-21";

/** How far a device's clock is ahead of the truth, in milliseconds, and when by the truth: hours from noon. */
interface Moment {
  hour: number;
  ahead?: number;
}
const reading = (wrote: Moment, marks: Partial<ClockReading> = {}): ClockReading => ({
  at: NOON + wrote.hour * HOUR + (wrote.ahead ?? 0),
  isSuggested: true,
  zone: -new Date(NOON).getTimezoneOffset(),
  ...marks,
});
const sending = ({ hour, ahead = 0 }: Moment, marks: Partial<ClockNow> = {}): ClockNow => ({
  at: NOON + hour * HOUR + ahead,
  ...marks,
  aheadMs: -ahead,
});
/** The server's time last known before it was written, in hours from noon. */
const known = (hour: number) => ({ notBefore: NOON + hour * HOUR });
/** A page that stayed open, after so many hours. */
const ranFor = (hours: number) => ({ page: { began: 1, running: hours * HOUR } });
const shown = ({ hour, ahead = 0 }: Moment) => dayOf(new Date(NOON + hour * HOUR + ahead));
const dayFor = (wrote: Moment, sent: Moment, marks: Partial<ClockReading> = {}) =>
  trueDayOf(shown(wrote), reading(wrote, marks), sending(sent));

it("calls a clock two hours off right by hand, whichever second its answer took", () => {
  for (const seconds of [-119, -1, 0, 1, 119])
    for (const sign of [-1, 1]) expect(isFarOff(sign * (2 * HOUR + seconds * 1000))).toBe(false);
  expect(isFarOff(2.1 * HOUR)).toBe(true);
});

describe("the day of what was written before the time was known", () => {
  it.each<[string, Moment, Moment, Partial<ClockReading>]>([
    ["a right clock, days later", { hour: 0 }, { hour: 96 }, known(-48)],
    ["a right clock, set far ahead before sending", { hour: 3 }, { hour: 4, ahead: 3 * DAY }, known(0)],
    ["a right clock, set back a day before sending", { hour: 3 }, { hour: 4, ahead: -DAY }, known(0)],
    [
      "a right clock, whose battery was empty before sending",
      { hour: 3 },
      { hour: 4, ahead: -56 * 365 * DAY },
      known(0),
    ],
    [
      "a clock days behind, as it still is",
      { hour: 0, ahead: -3 * DAY },
      { hour: 1, ahead: -3 * DAY },
      known(-1),
    ],
    [
      "a clock days behind, and days ahead when it is sent",
      { hour: 0, ahead: -3 * DAY },
      { hour: 1, ahead: 5 * DAY },
      known(-1),
    ],
    ["a clock that was put right within the day", { hour: 0, ahead: 3 * DAY }, { hour: 1 }, known(-2)],
    [
      "a clock hours ahead, put right within minutes",
      { hour: -5, ahead: 12 * HOUR },
      { hour: -4.9 },
      known(-5.5),
    ],
    [
      "a clock that is two hours ahead less a few minutes at ten to eleven",
      { hour: 10.8, ahead: 1.8 * HOUR },
      { hour: 11, ahead: 1.8 * HOUR },
      known(10),
    ],
    ["a clock behind, put right within the day", { hour: 0, ahead: -DAY }, { hour: 1 }, known(-1)],
  ])("is true by %s", (_, wrote, sent, marks) => {
    expect(dayFor(wrote, sent, marks)).toBe(TODAY);
  });

  it.each<[string, Moment, Moment, Partial<ClockReading>]>([
    ["a clock ahead that was put right on another day", { hour: 0, ahead: 3 * DAY }, { hour: 24 }, known(-2)],
    [
      "a clock behind that was put right, with a sign-in of the day before",
      { hour: 0, ahead: -3 * DAY },
      { hour: 1 },
      known(-24),
    ],
    [
      "a clock that may have been as wrong as now, or right",
      { hour: 0, ahead: -3 * DAY },
      { hour: 96, ahead: -3 * DAY },
      known(-200),
    ],
    [
      "a clock that has been set back since",
      { hour: 0, ahead: 3 * DAY },
      { hour: 100 },
      { ...known(0), isDoubtful: true },
    ],
    [
      "a clock that had been ahead when the session began",
      { hour: 0, ahead: DAY },
      { hour: 48 },
      { ...known(-1), aheadBefore: -DAY },
    ],
    [
      "hands that were set to another zone's time",
      { hour: 11, ahead: 9 * HOUR },
      { hour: 11.5, ahead: 9 * HOUR },
      known(10),
    ],
    ["a clock put right, and no time was known before", { hour: 0, ahead: 3 * DAY }, { hour: 1 }, {}],
  ])("is its owner's to tell by %s", (_, wrote, sent, marks) => {
    expect(dayFor(wrote, sent, marks)).toBeUndefined();
  });

  it("stays where it was written, whatever zone it is sent in", () => {
    const wrote = { ...reading({ hour: 0 }), at: Date.parse("2026-12-02T07:00Z"), zone: -8 * 60 };
    const now = { at: Date.parse("2026-12-03T01:00Z"), aheadMs: 0 };
    expect(trueDayOf("2026-12-01", wrote, now)).toBe("2026-12-01");
  });

  it.each([
    [
      "a winter's night in which its clock showed summer",
      "2027-07-10T12:00Z",
      "2027-01-09T23:30Z",
      "2027-01-09",
    ],
    [
      "a summer's night in which its clock showed winter",
      "2027-01-10T12:00Z",
      "2027-07-08T23:30Z",
      "2027-07-09",
    ],
  ])("is reckoned in its zone as it was in %s", (_, shown, moment, day) => {
    const zone = { zone: shown.includes("-07-") ? 60 : 0, zoneName: "Europe/London" };
    const wrote = { at: Date.parse(shown), isSuggested: true, ...zone, ...ranFor(1) };
    const aheadMs = Date.parse(moment) - wrote.at;
    expect(trueDayOf(shown.slice(0, 10), wrote, { at: wrote.at + HOUR, aheadMs, ...ranFor(2) })).toBe(day);
  });

  it("is true by a wrong clock of the same page, which has not been set", () => {
    const wrote = reading({ hour: 0, ahead: -3 * DAY }, { ...known(-200), ...ranFor(2) });
    const now = sending({ hour: 1, ahead: -3 * DAY }, ranFor(3));
    expect(trueDayOf(addDays(TODAY, -3), wrote, now)).toBe(TODAY);
  });

  it.each<[string, string | undefined, Partial<ClockReading>]>([
    ["is the one in which the page was open", TODAY, known(-2)],
    ["is its owner's to tell", undefined, known(-24)],
    ["is its owner's to tell if no time was known before", undefined, {}],
  ])("%s, by a clock that was set back a day on a page that stayed open for longer", (_, day, marks) => {
    const wrote = reading({ hour: 0, ahead: DAY }, { ...marks, ...ranFor(1) });
    expect(trueDayOf(addDays(TODAY, 1), wrote, sending({ hour: 30 }, ranFor(31)))).toBe(day);
  });

  it("is not later than the time for which the page has been open since", () => {
    const wrote = reading({ hour: 0, ahead: DAY }, { ...known(-2), ...ranFor(1) });
    expect(trueDayOf(addDays(TODAY, 1), wrote, sending({ hour: 30, ahead: 3 * DAY }, ranFor(31)))).toBe(
      TODAY,
    );
  });

  it.each<[string, Moment, string | undefined]>([
    ["stays as chosen by a clock that showed the true day as today", { hour: 0 }, addDays(TODAY, -1)],
    [
      "is its owner's to tell if it was chosen while a wrong day was shown as today",
      { hour: 0, ahead: 3 * DAY },
      undefined,
    ],
  ])("%s", (_, wrote, day) => {
    const chosen = reading(wrote, { ...known(-1), isSuggested: false });
    expect(trueDayOf(addDays(TODAY, -1), chosen, sending({ hour: 1 }))).toBe(day);
  });
});
