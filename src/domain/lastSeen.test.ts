/** The answers that are kept for a user, and the stand-in for an answer that does not come. */
import { describe, expect, it } from "vitest";
import { isKept, remember, standIn, type Seen } from "./lastSeen";

const NOW = Date.parse("2026-11-21T14:05:00Z");
const seen = (key: unknown[], data: unknown, at = NOW): Seen => ({ key, data, at });

describe("what may be kept", () => {
  it.each([
    [["profile", "ann"]],
    [["journal", "ann", "entries", "all"]],
    [["kpi", "ann", "2026-11-21"]],
    [["gigs", "ann", "ideas"]],
  ])("keeps %j", (key) => expect(isKept(key, "ann")).toBe(true));

  it.each([
    [["profile", "ben"]],
    [["profile", "ann", "names"]],
    [["factors", "ann"]],
    [["linkedSignIns", "ann"]],
    [["waitingEmail", "ann"]],
    [["socialProviders"]],
    [["badges", "ann", "of streak", "h1", "2026-11-01", "streak_champ"]],
  ])("does not keep %j", (key) => expect(isKept(key, "ann")).toBe(false));
});

describe("what stands in", () => {
  const week = seen(["journal", "ann", "week", "2026-11-16"], "this week");
  const friday = seen(["kpi", "ann", "2026-11-20"], "friday", NOW - 1000);
  const thursday = seen(["kpi", "ann", "2026-11-19"], "thursday", NOW - 2000);
  const all = [week, thursday, friday, seen(["kpi", "ben", "2026-11-21"], "ben's")];

  it("shows the cached answer to the same question", () => {
    expect(standIn(all, ["kpi", "ann", "2026-11-19"])).toBe(thursday);
  });

  it("shows the latest day's figures for another day of the same user", () => {
    expect(standIn(all, ["kpi", "ann", "2026-11-21"])).toBe(friday);
  });

  it("never shows another week's figures", () => {
    expect(standIn(all, ["journal", "ann", "week", "2026-11-23"])).toBeUndefined();
  });
});

describe("what is remembered", () => {
  it("keeps the newest answer to each question, and of daily figures the latest day", () => {
    const before = [
      seen(["profile", "ann"], "old", NOW - 10),
      seen(["kpi", "ann", "2026-11-20"], "yesterday", NOW - 10),
      seen(["habits", "ann"], "kept", NOW - 10),
    ];
    const now = [seen(["profile", "ann"], "new"), seen(["kpi", "ann", "2026-11-21"], "today")];
    expect(remember(before, now, NOW).map(({ data }) => data)).toEqual(["new", "today", "kept"]);
  });

  it("keeps only the first part of a list that continues", () => {
    const [kept] = remember(
      [],
      [seen(["journal", "ann"], { pages: [1, 2], pageParams: [undefined, "x"] })],
      NOW,
    );
    expect(kept!.data).toEqual({ pages: [1], pageParams: [undefined] });
  });

  it("keeps neither empty answers nor those older than a month", () => {
    const month = 31 * 24 * 3_600_000;
    const all = [
      seen(["participation", "ann", "2026-11-21"], null),
      seen(["habits", "ann"], [], NOW - month),
    ];
    expect(remember([], all, NOW)).toEqual([]);
  });

  it("keeps at most 200,000 characters, the newest first, and no very large answer", () => {
    const parts = Array.from({ length: 10 }, (_, index) =>
      seen(["journal", "ann", "week", index], "x".repeat(30_000), NOW - index),
    );
    const kept = remember([], [seen(["habits", "ann"], "x".repeat(90_000)), ...parts], NOW);
    expect(kept.map(({ key }) => key[3])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(JSON.stringify(kept).length).toBeLessThan(200_000);
  });
});
