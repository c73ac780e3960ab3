import { afterEach, describe, expect, it } from "vitest";
import { readDay } from "./writtenDay";

describe("a day is read", () => {
  it.each([
    ["2026-11-20"],
    ["2026-11-20T10:30:00"],
    ["2026-11-20 10:30"],
    ["2026/11/20"],
    ["20/11/2026"],
    ["20.11.2026"],
    ["11/20/2026"],
    ["11/20/2026, 10:30:00 PM"],
    ["Fri Nov 20 2026"],
    ["Fri Nov 20 2026 23:30:00 GMT-0800 (Pacific Standard Time)"],
    ["Fri, 20 Nov 2026 10:30:00 GMT"],
    ["20 November 2026"],
    ["November 20, 2026"],
  ])("reads a day from %s", (text) => {
    expect(readDay(text)).toBe("2026-11-20");
  });

  it("reads the British order if both orders are possible", () => {
    expect(readDay("3/4/2026")).toBe("2026-04-03");
  });
});

describe("a moment in UTC", () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it.each([
    ["Pacific/Auckland", "2026-11-21"],
    ["Europe/London", "2026-11-20"],
    ["America/Los_Angeles", "2026-11-20"],
  ])("reads the UTC day in %s", (zone, day) => {
    process.env.TZ = zone;
    expect(readDay("2026-11-20T11:30:00.000Z")).toBe(day);
  });
});

it.each([
  "",
  "yesterday",
  "2026-02-30",
  "2026-02-30T10:00:00.000Z",
  "31/02/2026",
  "Foo 12 2026",
  "20/11/20266",
  "0",
])("reads no day from %j", (text) => {
  expect(readDay(text)).toBeUndefined();
});
