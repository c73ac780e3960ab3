import { describe, expect, it } from "vitest";
import { MAX_PENCE } from "@/domain/money";
import type { JournalEntry } from "@/domain/journal/journal";
import {
  cardContent,
  cardsBy,
  dueCard,
  MAX_KEPT,
  missionFigures,
  missionPortrait,
  withCard,
} from "./postcards";

const START = "2026-08-01";

describe("the card that is due", () => {
  it.each([
    { today: "2026-07-29", due: undefined, why: "before the first day" },
    { today: "2026-07-31", due: 0, why: "on day 1, begun in a zone ahead" },
    { today: "2026-08-01", due: 0, why: "on day 1" },
    { today: "2026-08-02", due: undefined, why: "on day 2" },
    { today: "2026-08-14", due: undefined, why: "on day 14" },
    { today: "2026-08-15", due: 1, why: "on day 15" },
    { today: "2026-08-28", due: 1, why: "on day 28" },
    { today: "2026-08-29", due: 2, why: "on day 29" },
    { today: "2026-09-12", due: 3, why: "on day 43" },
    { today: "2026-09-26", due: 4, why: "on day 57" },
    { today: "2026-10-10", due: 5, why: "on day 71" },
    { today: "2026-10-24", due: 6, why: "on day 85" },
    { today: "2026-10-29", due: 6, why: "on day 90" },
    { today: "2026-10-30", due: undefined, why: "after the end" },
  ])("is $due $why", ({ today, due }) => {
    expect(dueCard(START, today, [])).toBe(due);
  });

  it("is none once the latest is closed, although an older one was never seen", () => {
    expect(dueCard(START, "2026-08-29", [2])).toBeUndefined();
    expect(dueCard(START, "2026-08-29", [0, 1])).toBe(2);
  });

  it("has the older ones beside it on the shelf, the latest first", () => {
    expect(cardsBy(START, "2026-07-29")).toEqual([]);
    expect(cardsBy(START, "2026-08-14")).toEqual([0]);
    expect(cardsBy(START, "2026-08-29")).toEqual([2, 1, 0]);
    expect(cardsBy(START, "2027-08-29")).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });
});

describe("the cards that are kept", () => {
  it("hold each card once", () => {
    const once = withCard([], START, "closed", 1);
    expect(once).toEqual([{ start: START, shown: [], closed: [1] }]);
    expect(withCard(once, START, "closed", 1)).toBe(once);
    expect(withCard(once, START, "shown", 1)).toEqual([{ start: START, shown: [1], closed: [1] }]);
  });

  it("hold those of an earlier challenge behind those of a later one", () => {
    const later = withCard(withCard([], "2026-12-01", "closed", 0), START, "closed", 6);
    expect(later.map(({ start }) => start)).toEqual(["2026-12-01", START]);
  });

  it("hold no more challenges than can be read again", () => {
    const years = Array.from({ length: MAX_KEPT + 1 }, (_, nth) => `${2000 + nth}-01-01`);
    const kept = years.reduce<ReturnType<typeof withCard>>(
      (before, year) => withCard(before, year, "closed", 0),
      [],
    );
    expect(kept).toHaveLength(MAX_KEPT);
    expect(kept[0]!.start).toBe(years.at(-1));
  });
});

const line = (day: string, detail: JournalEntry["detail"], pence: number) =>
  ({ day, type: detail[0], detail, pence }) as JournalEntry;
const NOTHING = { earning: 0, saving: 0, spending: 0 };
const EARNED = line("2026-08-02", "E-Chore", 500);
const SAVED = line("2026-08-03", "S-For Goal", 240);
const NEEDS = [line("2026-08-03", "P-KS Needs", 1000), line("2026-08-04", "P-Non-KS Needs", 120)];
const WANTS = line("2026-08-05", "P-Wants", 480);
const OTHERS = line("2026-08-05", "P-Others", 100);

/** The database's sums of these lines. */
const figuresOf = (...lines: JournalEntry[]) => {
  const sum = (type: string) =>
    lines.filter((one) => one.type === type).reduce((total, { pence }) => total + pence, 0);
  return missionFigures({ earning: sum("E"), saving: sum("S"), spending: sum("P") }, lines);
};

describe("what a mission's card says", () => {
  it("is nothing without a line", () => {
    expect(figuresOf()).toEqual({
      ...NOTHING,
      hasLine: false,
      lines: { days: 0, needs: 0, wants: 0, others: 0 },
    });
    expect(cardContent(1, figuresOf())).toEqual({ figure: undefined, days: 0, parts: [], most: undefined });
  });

  it("is a day without a figure if the line is of nothing", () => {
    const figures = figuresOf(line("2026-08-02", "P-Wants", 0));
    expect(figures.hasLine).toBe(true);
    expect(cardContent(1, figures)).toMatchObject({ figure: undefined, days: 1, parts: [] });
  });

  it("is what was earned, if that is all", () => {
    for (const phase of [1, 2, 3, 4, 5, 6])
      expect(cardContent(phase, figuresOf(EARNED))).toEqual({
        figure: { name: "earned", pence: 500 },
        days: 1,
        parts: [],
        most: undefined,
      });
  });

  it("is what was saved, if that is all", () => {
    for (const phase of [1, 2, 3, 4, 5, 6])
      expect(cardContent(phase, figuresOf(SAVED))).toEqual({
        figure: { name: "saved", pence: 240 },
        days: 1,
        parts: [],
        most: undefined,
      });
  });

  it("is what was spent, with its parts, if nothing was saved", () => {
    expect(cardContent(1, figuresOf(...NEEDS, WANTS))).toEqual({
      figure: { name: "spent", pence: 1600 },
      days: 3,
      parts: [
        { name: "needs", pence: 1120 },
        { name: "wants", pence: 480 },
      ],
      most: { name: "needs", isAll: false },
    });
    expect(cardContent(1, figuresOf(WANTS))).toMatchObject({
      parts: [],
      most: { name: "wants", isAll: true },
    });
  });

  it.each([
    [1, "spentAndSaved", 1940, ["needs", "wants", "others", "saved"]],
    [2, "spent", 1700, ["needs", "wants", "others"]],
    [3, "earned", 500, []],
    [4, "saved", 240, []],
    [5, "spent", 1700, ["needs", "wants", "others"]],
    [6, "spentAndSaved", 1940, ["needs", "wants", "others", "saved"]],
  ] as const)("fits mission %i if there is a bit of everything: %s", (phase, name, pence, parts) => {
    const content = cardContent(phase, figuresOf(EARNED, SAVED, ...NEEDS, WANTS, OTHERS));
    expect(content.figure).toEqual({ name, pence });
    expect(content.parts.map((part) => part.name)).toEqual(parts);
    if (parts.length) expect(content.parts.reduce((sum, part) => sum + part.pence, 0)).toBe(pence);
    expect(content.days).toBe(4);
  });

  it("names no part of which there is just a half, or which has no name", () => {
    const half = figuresOf(line("2026-08-02", "P-Wants", 100), line("2026-08-02", "P-KS Needs", 100));
    expect(cardContent(2, half).most).toBeUndefined();
    expect(cardContent(2, figuresOf(OTHERS)).most).toBeUndefined();
  });

  it("names what was saved if that is most of it", () => {
    const figures = figuresOf(line("2026-08-02", "S-Others", 300), line("2026-08-02", "P-Wants", 100));
    expect(cardContent(6, figures).most).toEqual({ name: "saved", isAll: false });
  });

  it("adds up large amounts to the penny", () => {
    const lines = Array.from({ length: 14 }, (_, nth) =>
      line(`2026-08-${String(nth + 1).padStart(2, "0")}`, "P-Wants", MAX_PENCE),
    );
    expect(cardContent(2, figuresOf(...lines))).toMatchObject({
      figure: { name: "spent", pence: 14 * MAX_PENCE },
      days: 14,
    });
  });

  it("is the sum alone if the lines do not come to it", () => {
    const figures = missionFigures({ ...NOTHING, spending: 5000 }, [WANTS]);
    expect(cardContent(2, figures)).toEqual({
      figure: { name: "spent", pence: 5000 },
      days: undefined,
      parts: [],
      most: undefined,
    });
  });
});

it("shows a character of the reader's own level for every card", () => {
  expect(missionPortrait(0, 1)).toBe("money-master");
  expect(missionPortrait(2, 2)).toBe("burst-spender");
  expect(missionPortrait(4, 3)).toBe("frugal-navigator");
});
