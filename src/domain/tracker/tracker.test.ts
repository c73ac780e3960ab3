import { describe, expect, it } from "vitest";
import type { JournalEntry } from "@/domain/journal/journal";
import { formatPlainPounds, missingFrom, newestFirst, oldestFirst, totalsOf } from "./tracker";

const entry = (day: string, pence: number, more: Partial<JournalEntry> = {}): JournalEntry => ({
  day,
  type: "E",
  pence,
  detail: "E-Chore",
  ...more,
});
const saving = { type: "S", detail: "S-For Goal" } as const;
const spending = { type: "P", detail: "P-Wants" } as const;

describe("the order", () => {
  const written = [
    entry("2026-02-01", 1),
    entry("2025-12-31", 2),
    entry("2026-02-01", 3),
    entry("2026-01-15", 4),
  ];

  it("sorts entries for paper by day, and those of one day as they were added", () => {
    expect(oldestFirst(written).map(({ pence }) => pence)).toEqual([2, 4, 1, 3]);
  });

  it("sorts entries for the screen with the newest first", () => {
    expect(newestFirst(written).map(({ pence }) => pence)).toEqual([3, 1, 4, 2]);
  });

  it("does not change its input", () => {
    newestFirst(written);
    expect(written.map(({ pence }) => pence)).toEqual([1, 2, 3, 4]);
  });
});

describe("the totals", () => {
  it("adds up each type, and the money left over", () => {
    const entries = [
      entry("2026-01-01", 1250),
      entry("2026-01-02", 500, saving),
      entry("2026-01-03", 620, spending),
    ];
    expect(totalsOf(entries)).toEqual({ E: 1250, S: 500, P: 620, left: 130 });
  });

  it("shows zeros without entries, and allows more spending than earning", () => {
    expect(totalsOf([])).toEqual({ E: 0, S: 0, P: 0, left: 0 });
    expect(totalsOf([entry("2026-01-03", 1, spending)]).left).toBe(-1);
  });
});

describe("what is missing", () => {
  const chore = entry("2026-01-01", 100);

  it("adds only the second of two equal chores when the sheet has one", () => {
    expect(missingFrom([chore], [chore, { ...chore }])).toEqual([chore]);
    expect(missingFrom([chore, chore], [chore, chore])).toEqual([]);
    expect(missingFrom([chore, chore, chore], [chore, chore])).toEqual([]);
    expect(missingFrom([], [chore, chore])).toEqual([chore, chore]);
  });

  it.each<[string, Partial<JournalEntry>]>([
    ["day", { day: "2026-01-02" }],
    ["amount", { pence: 101 }],
    ["detail", { detail: "E-Others" }],
    ["type", saving],
  ])("adds an entry that differs in its %s", (_, difference) => {
    const other = { ...chore, ...difference };
    expect(missingFrom([chore], [other])).toEqual([other]);
  });

  it("compares entries without their ids", () => {
    expect(missingFrom([{ ...chore, id: "a" } as JournalEntry], [{ ...chore, id: "b" }])).toEqual([]);
  });
});

it("shows an amount in a column of pounds without a sign", () => {
  expect([0, 5, 123_450, -7153].map(formatPlainPounds)).toEqual(["0.00", "0.05", "1,234.50", "-71.53"]);
});
