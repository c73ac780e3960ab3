import { describe, expect, it } from "vitest";
import { missedRatios, ratios, type DatabaseFigures } from "#scripts/bench/database/goals";
import { guideReport, missedByRules } from "#scripts/bench/guide";
import { missedGoals } from "#scripts/bench/goals";
import { describeJournal, missedByJournal } from "#scripts/bench/journal";
import { describeLoad, missedByLoad, type LoadFigures } from "#scripts/bench/load";
import type { Figures } from "#scripts/bench/lighthouse";
import { medianOf } from "#scripts/bench/median";
import { withoutScripts } from "#scripts/bench/staticReference";

const figures: Figures = {
  score: 100,
  lcpMs: 800,
  tbtMs: 0,
  cls: 0,
  scriptKib: 80,
  totalKib: 140,
  requests: 9,
};

it("a page that keeps up with its static reference misses nothing", () => {
  const page = { ...figures, lcpMs: 850, tbtMs: 30, cls: 0.005 };
  expect(missedGoals({ route: "/", page, reference: figures })).toEqual([]);
});

it.each([
  [{ score: 99 }, "/ scores 99, not 100"],
  [{ lcpMs: 851 }, "/ shows its largest part 51 ms after the static page; 50 are allowed"],
  [{ tbtMs: 31 }, "/ blocks 31 ms longer than the static page; 30 are allowed"],
  [{ cls: 0.006 }, "/ shifts its layout by 0.006; 0.005 is allowed"],
])("%j misses a goal", (worse, sentence) => {
  expect(missedGoals({ route: "/", page: { ...figures, ...worse }, reference: figures })).toEqual([sentence]);
});

it("one slow visit does not decide", () => {
  const visits = [figures, { ...figures, score: 80, lcpMs: 3000 }, figures];
  expect(medianOf(visits)).toEqual(figures);
});

it("the static reference is the page without its scripts", () => {
  const html =
    '<head><style>p{}</style><link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script></head><p>Hello</p>';
  expect(withoutScripts(html)).toBe("<head><style>p{}</style></head><p>Hello</p>");
});

const round: DatabaseFigures = {
  selectOneMs: 0.2,
  weekMs: 0.7,
  sixPhasesMs: 5,
  ideasFirstMs: 0.3,
  ideasDeepMs: 0.6,
  insertsPerSecond: 750,
  insertsWithoutStatsPerSecond: 1000,
};

it("a database that just reaches its goals misses none", () => {
  expect(missedRatios(ratios([round]))).toEqual([]);
});

it.each([
  [{ weekMs: 0.8 }, "Database: week / select 1 is 4.00; at most 3.5 was the goal"],
  [{ sixPhasesMs: 6 }, "Database: six phases / select 1 is 30.00; at most 25 was the goal"],
  [{ ideasDeepMs: 0.9 }, "Database: ideas deep / first page is 3.00; at most 2 was the goal"],
  [
    { insertsPerSecond: 700 },
    "Database: inserts with / without stats trigger is 0.70; at least 0.75 was the goal",
  ],
])("%j misses a goal of the database", (worse, sentence) => {
  expect(missedRatios(ratios([{ ...round, ...worse }]))).toEqual([sentence]);
});

it("a busy moment that meets a whole round, or one request alone, does not decide", () => {
  const busy = {
    ...round,
    selectOneMs: 2,
    weekMs: 7,
    insertsPerSecond: 75,
    insertsWithoutStatsPerSecond: 100,
  };
  expect(missedRatios(ratios([busy, { ...round, sixPhasesMs: 60 }, round]))).toEqual([]);
});

it("typing beside a long journal may take no task over 50 ms", () => {
  const journal = { entries: 10_000, firstPaintMs: 900.4, shown: 1000, longestTaskMs: 0 };
  expect(missedByJournal(journal)).toEqual([]);
  expect(describeJournal(journal)).toContain("10,000 entries, 1,000 of them open; processor 4 times slower");
  expect(describeJournal(journal)).toMatch(/ 900 \| +under 50 \|$/);
  expect(missedByJournal({ ...journal, longestTaskMs: 63.2 })).toEqual([
    "Journal: a task of 63 ms while typing; at most 50 was the goal",
  ]);
});

describe("a load run", () => {
  const steady: LoadFigures = {
    database: "embedded",
    requests: 20_000,
    perSecond: 136.4,
    medianMs: 74,
    p99Ms: 399,
    errors: 0,
    written: 5000,
    lost: 0,
    memoryMiB: [700, 760],
  };

  it("that answered all, lost nothing and stayed as large as it was has met its goals", () => {
    expect(missedByLoad([steady])).toEqual([]);
    expect(describeLoad([steady])).toContain("700 MiB → 760 MiB");
  });

  it.each([
    [{ requests: 19_999 }, "19999 of 20000 requests were answered"],
    [{ errors: 1 }, "1 errors"],
    [{ lost: 2 }, "2 writes lost"],
    [{ memoryMiB: [700, 900] }, "memory grew from 700 to 900 MiB"],
  ] as [Partial<LoadFigures>, string][])("says what was missed: %o", (change, told) => {
    expect(missedByLoad([{ ...steady, ...change }])).toEqual([`load on embedded: ${told}`]);
  });
});

it("the guide's table has a row a class, and says what it misses", () => {
  const { text, missed } = guideReport();
  for (const name of ["crisis", "abuse", "personalData", "unsafeRequest", "ordinary"])
    expect(text).toMatch(new RegExp(`^\\| ${name} `, "mu"));
  expect(missed).toEqual([]);
  const prompt = { text: "x", class: "crisis", sortedAs: "ordinary" } as const;
  const figures = {
    sorted: [prompt],
    missedUrgent: [prompt],
    missedOther: [],
    falseAlarms: [],
    falseAlarmShare: 0.06,
  };
  expect(missedByRules(figures)).toEqual([
    "Guide: 1 messages of crisis or abuse are not heard; none may be",
    "Guide: 6.0% of ordinary messages raise an alarm; at most 5% may",
  ]);
});
