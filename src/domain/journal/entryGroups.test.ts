import { describe, expect, it } from "vitest";
import { groupByWeek, weekName } from "./entryGroups";
import type { JournalEntry } from "./journal";

const chore = (day: string, pence: number): JournalEntry => ({ day, type: "E", pence, detail: "E-Chore" });
const sweets = (day: string, pence: number): JournalEntry => ({ day, type: "P", pence, detail: "P-Wants" });
const goal = (day: string, pence: number): JournalEntry => ({ day, type: "S", pence, detail: "S-For Goal" });

/** 2026-11-21 is a Saturday. */
const ENTRIES = [
  chore("2026-11-21", 450),
  goal("2026-11-21", 200),
  sweets("2026-11-16", 120),
  sweets("2026-11-15", 80),
];

describe("entries by week and day", () => {
  it("groups entries by week and day in order, with separate totals for earning, saving and spending", () => {
    const weeks = groupByWeek(ENTRIES, true);
    expect(weeks).toMatchObject([
      {
        week: { first: "2026-11-16", last: "2026-11-22" },
        totals: { E: 450, S: 200, P: 120 },
        days: [
          { day: "2026-11-21", entries: ENTRIES.slice(0, 2), totals: { E: 450, S: 200, P: 0 } },
          { day: "2026-11-16", entries: ENTRIES.slice(2, 3), totals: { E: 0, S: 0, P: 120 } },
        ],
      },
      {
        // A Sunday ends its week.
        week: { first: "2026-11-09", last: "2026-11-15" },
        totals: { E: 0, S: 0, P: 80 },
        days: [{ day: "2026-11-15", entries: ENTRIES.slice(3) }],
      },
    ]);
  });

  it("shows no totals for the last day and week while more entries may follow", () => {
    const [first, last] = groupByWeek(ENTRIES, false);
    expect(first!.totals).toEqual({ E: 450, S: 200, P: 120 });
    expect(last!.totals).toBeUndefined();
    expect(last!.days[0]!.totals).toBeUndefined();
    const [only] = groupByWeek(ENTRIES.slice(0, 3), false);
    expect(only!.totals).toBeUndefined();
    expect(only!.days.map(({ totals }) => totals)).toEqual([{ E: 450, S: 200, P: 0 }, undefined]);
  });

  it("leaves entries out of the totals when asked to", () => {
    const [week] = groupByWeek(ENTRIES, true, ({ type }) => type !== "S");
    expect(week!.days[0]!.entries).toHaveLength(2);
    expect(week!.days[0]!.totals).toEqual({ E: 450, S: 0, P: 0 });
    expect(week!.totals).toEqual({ E: 450, S: 0, P: 120 });
  });

  it("accepts an empty list", () => {
    expect(groupByWeek([], true)).toEqual([]);
    expect(groupByWeek([], false)).toEqual([]);
  });

  it("adds up to the penny however many entries there are", () => {
    const many = Array.from({ length: 10_000 }, () => chore("2026-11-21", 10));
    expect(groupByWeek(many, true)[0]!.totals).toEqual({ E: 100_000, S: 0, P: 0 });
  });
});

describe("a week's name", () => {
  const name = (first: string, last: string) => weekName({ first, last }, "2026-11-21");
  it("names a week as this or last week, or by its days", () => {
    expect(name("2026-11-16", "2026-11-22")).toBe("This week");
    expect(name("2026-11-09", "2026-11-15")).toBe("Last week");
    expect(name("2026-11-02", "2026-11-08")).toBe("2 Nov to 8 Nov");
    expect(name("2026-11-23", "2026-11-29")).toBe("23 Nov to 29 Nov");
  });

  it("adds the year if the week's last day is in another one", () => {
    expect(name("2025-12-29", "2026-01-04")).toBe("29 Dec to 4 Jan");
    expect(name("2025-12-22", "2025-12-28")).toBe("22 Dec to 28 Dec 2025");
  });
});
