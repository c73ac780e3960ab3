import { describe, expect, it } from "vitest";
import { groupByDay } from "./entryGroups";
import type { JournalEntry } from "./journal";

const chore = (day: string, pence: number): JournalEntry => ({ day, type: "E", pence, detail: "E-Chore" });
const sweets = (day: string, pence: number): JournalEntry => ({ day, type: "P", pence, detail: "P-Wants" });
const goal = (day: string, pence: number): JournalEntry => ({ day, type: "S", pence, detail: "S-For Goal" });

describe("entries by day", () => {
  it("keep their order, and a day's total is what was earned less what was saved and spent", () => {
    const groups = groupByDay(
      [chore("2026-11-21", 450), goal("2026-11-21", 200), sweets("2026-11-20", 120)],
      true,
    );
    expect(groups.map(({ day, total, entries }) => [day, total, entries.length])).toEqual([
      ["2026-11-21", 250, 2],
      ["2026-11-20", -120, 1],
    ]);
  });

  it("have no total for the last day while the list goes on: the day may not be whole", () => {
    const groups = groupByDay([chore("2026-11-21", 1), chore("2026-11-20", 1)], false);
    expect(groups.map(({ total }) => total)).toEqual([1, undefined]);
  });

  it("may be none", () => {
    expect(groupByDay([], true)).toEqual([]);
    expect(groupByDay([], false)).toEqual([]);
  });
});
