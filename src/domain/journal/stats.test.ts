import { describe, expect, it } from "vitest";
import type { JournalEntry } from "./journal";
import { penceOf } from "@/domain/money";
import { STATS_CASES, TEN_WEEKS, type StatsCase } from "./stats.cases";
import { phaseSpan } from "@/domain/challenge/challenge";
import { isEmpty, leftOver, statsOf, trendWeeks } from "./stats";

/** Works like the tracker: entries and a span or a phase go in, figures come out. */
function answer({ entries, ask }: StatsCase) {
  const kept = entries.map(([day, type, pounds, detail]): JournalEntry => ({
    day,
    type,
    pence: penceOf(pounds),
    detail,
  }));
  const span = "span" in ask ? ask.span : ask.start && phaseSpan(ask.start, ask.phase);
  return statsOf(span ? kept : [], span || { first: "", last: "" });
}

describe("the figures of a week or phase", () => {
  it.each(STATS_CASES)("$name", (statsCase) => {
    const { earning, saving, spending, ksSpending, seRatio, ksRatio } = statsCase.expected;
    expect(answer(statsCase)).toEqual({
      earning: penceOf(earning),
      saving: penceOf(saving),
      spending: penceOf(spending),
      ksSpending: penceOf(ksSpending),
      seRatio,
      ksRatio,
    });
  });

  it.each(TEN_WEEKS)("takes savings and spending from what came in: $name", (week) => {
    expect(leftOver(answer(week))).toBe(penceOf(week.left));
  });

  it("lists no case twice under one name", () => {
    expect(new Set(STATS_CASES.map(({ name }) => name)).size).toBe(STATS_CASES.length);
  });
});

describe("the days of a phase", () => {
  it("a challenge over 29 February 2028 loses no day", () => {
    expect(phaseSpan("2028-02-16", 1)).toEqual({ first: "2028-02-16", last: "2028-02-29" });
    expect(phaseSpan("2028-02-16", 2)).toEqual({ first: "2028-03-01", last: "2028-03-14" });
  });

  it.each([0, 7, -1, 1.5, Number.NaN])("rejects the phase %s, which does not exist", (phase) => {
    expect(phaseSpan("2026-11-21", phase)).toBeUndefined();
  });
});

describe("an empty week", () => {
  const nothing = statsOf([], { first: "2026-11-16", last: "2026-11-22" });

  it("calls a week empty if nothing was earned, saved or spent", () => {
    expect(isEmpty(nothing)).toBe(true);
  });

  it.each(["earning", "saving", "spending"] as const)(
    "does not call a week empty with a penny of %s",
    (kind) => {
      expect(isEmpty({ ...nothing, [kind]: 1 })).toBe(false);
    },
  );
});

describe("the last eight weeks", () => {
  const WEEKS = [
    { first: "2026-09-28", last: "2026-10-04" },
    { first: "2026-10-05", last: "2026-10-11" },
    { first: "2026-10-12", last: "2026-10-18" },
    { first: "2026-10-19", last: "2026-10-25" },
    { first: "2026-10-26", last: "2026-11-01" },
    { first: "2026-11-02", last: "2026-11-08" },
    { first: "2026-11-09", last: "2026-11-15" },
    { first: "2026-11-16", last: "2026-11-22" },
  ];

  it.each(["2026-11-16", "2026-11-19", "2026-11-22"])(
    "ends the eight weeks on %s with its week, Monday to Sunday",
    (today) => {
      expect(trendWeeks(today)).toEqual(WEEKS);
    },
  );

  it("crosses the end of a year and a leap day", () => {
    expect(trendWeeks("2028-03-01").map(({ first }) => first)).toEqual([
      "2028-01-10",
      "2028-01-17",
      "2028-01-24",
      "2028-01-31",
      "2028-02-07",
      "2028-02-14",
      "2028-02-21",
      "2028-02-28",
    ]);
    expect(trendWeeks("2027-01-01")[0]).toEqual({ first: "2026-11-09", last: "2026-11-15" });
  });
});
