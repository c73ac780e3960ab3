import { describe, expect, it } from "vitest";
import type { JournalEntry } from "./journal";
import { penceOf } from "./money";
import { STATS_CASES, type StatsCase } from "./stats.cases";
import { isEmpty, phaseSpan, statsOf } from "./stats";

/** What the tracker does: entries in, a span or a phase asked for, figures out. */
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

  it("no case stands twice under one name", () => {
    expect(new Set(STATS_CASES.map(({ name }) => name)).size).toBe(STATS_CASES.length);
  });
});

describe("the days of a phase", () => {
  it("a challenge over 29 February 2028 loses no day", () => {
    expect(phaseSpan("2028-02-16", 1)).toEqual({ first: "2028-02-16", last: "2028-02-29" });
    expect(phaseSpan("2028-02-16", 2)).toEqual({ first: "2028-03-01", last: "2028-03-14" });
  });

  it.each([0, 7, -1, 1.5, Number.NaN])("there is no phase %s", (phase) => {
    expect(phaseSpan("2026-11-21", phase)).toBeUndefined();
  });
});

describe("an empty week", () => {
  const nothing = statsOf([], { first: "2026-11-16", last: "2026-11-22" });

  it("is one in which nothing was earned, saved or spent", () => {
    expect(isEmpty(nothing)).toBe(true);
  });

  it.each(["earning", "saving", "spending"] as const)("is none when there is a penny of %s", (kind) => {
    expect(isEmpty({ ...nothing, [kind]: 1 })).toBe(false);
  });
});
