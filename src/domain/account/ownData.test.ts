import { describe, expect, it } from "vitest";
import { toCsv } from "@/domain/csv";
import { ownDocument, ownTable } from "./ownData";

const FROM_DATABASE = {
  exported_at: "2026-11-21T08:00:00+00:00",
  account: { id: "a1", email: "ann@example.com", given_at_sign_up: { first_name: "Ann" } },
  journal_entries: [
    { id: "e1", amount: 4.5, earning_detail: "E-Chore" },
    { id: "e2", amount: 10, earning_detail: null },
  ],
  gig_jar_submissions: [{ id: "g1", title: "=1+1", featured: false }],
  habit_streaks: [],
};
const FROM_BROWSER = {
  completedQuizzes: ["money-brain-battle"],
  quizScores: { "money-brain-battle": 90 },
  quizAttempts: { "money-brain-battle": 2 },
  userEarnings: {
    totalCoins: 1,
    weeklyEarnings: 1,
    monthlyEarnings: 1,
    dailyEarnings: [{ date: "2026-11-20", coins: 1, source: "money-brain-battle" }],
  },
  moneyTracker: {
    start: "2025-01-01",
    entries: [{ id: "t1", day: "2026-11-19", type: "S", pence: 250, detail: "S-For Goal", file: "a" }],
  },
  journalDraft: { day: "2026-11-21", type: "P", amount: "3.", detail: "" },
  journalOutbox: [
    {
      clientId: "c1",
      entry: { day: "2026-11-20", type: "E", pence: 450, detail: "E-Chore" },
      stage: "waiting",
      tried: true,
    },
    { clientId: "c2", entry: null, stage: "waiting", tried: true },
    {
      clientId: "c3",
      entry: null,
      log: { habitId: "h1", name: "Read", day: "2026-11-21" },
      stage: "waiting",
      tried: false,
    },
  ],
  droppedIntoJar: [{ entry: "c4", goal: "g1", amount: 200, from: 960, state: "in" }],
  begunTexts: { quest: "I helped" },
  portrait: { portrait: "dreamer", look: "leaf" },
  band: "11-13",
  places: [{ day: "2026-11-19", earningScore: 66, spendingScore: 34 }],
  readingPlace: { to: "/short-stories/keeper-of-embers#snow-surprise", title: "Snow Surprise!" },
  textPlaces: { "/short-stories/keeper-of-embers": 12, "/resources/debt-trap": "end" },
  plans: [{ action: "lemonade", made: "2026-11-20", day: "2026-11-21", done: null }],
  string: [{ kind: "read", day: "2026-11-20", thing: "/short-stories/keeper-of-embers#snow-surprise" }],
  door: { start: "2026-11-20", opened: [{ thing: "word:swap", day: "2026-11-20", option: 1 }] },
  postcards: [{ start: "2026-11-06", shown: [], closed: [] }],
  goal: {
    title: "Headphones",
    picture: "headphones",
    price: 2900,
    week: 375,
    saved: 375,
    put: { on: "2026-11-21", pence: 375 },
  },
  recall: { isOff: false, asked: null, missed: [{ question: "debt-trap-1", step: 0, due: "2026-11-22" }] },
  plays: { femi: { chosen: ["soup", "ring"], at: 4 } },
} as const;

it("combines the database's document with the browser's stored values", () => {
  expect(ownDocument(FROM_DATABASE, FROM_BROWSER)).toEqual({
    ...FROM_DATABASE,
    kept_in_this_browser: FROM_BROWSER,
  });
});

describe("the table", () => {
  const { columns, rows } = ownTable(FROM_DATABASE, FROM_BROWSER);
  const rowsOf = (table: string) =>
    rows
      .filter(([name]) => name === table)
      .map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));

  it("starts each row with the table's name, and shares columns of the same name", () => {
    expect(columns[0]).toBe("table");
    expect(new Set(columns).size).toBe(columns.length);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  it("includes every row of every table, with numbers as numbers", () => {
    expect(rowsOf("journal_entries")).toMatchObject([
      { id: "e1", amount: 4.5, earning_detail: "E-Chore" },
      { id: "e2", amount: 10, earning_detail: null },
    ]);
    expect(rowsOf("exported_at")).toMatchObject([{ exported_at: "2026-11-21T08:00:00+00:00" }]);
    expect(rowsOf("habit_streaks")).toEqual([]);
  });

  it("writes nested values as JSON", () => {
    expect(rowsOf("account")).toMatchObject([{ given_at_sign_up: '{"first_name":"Ann"}' }]);
    expect(rowsOf("gig_jar_submissions")).toMatchObject([{ featured: "false" }]);
  });

  it("includes the quizzes and coins of the browser", () => {
    expect(rowsOf("completedQuizzes")).toMatchObject([{ quiz: "money-brain-battle" }]);
    expect(rowsOf("quizScores")).toMatchObject([{ quiz: "money-brain-battle", score: 90 }]);
    expect(rowsOf("quizAttempts")).toMatchObject([{ quiz: "money-brain-battle", attempts: 2 }]);
    expect(rowsOf("userEarnings")).toMatchObject([{ totalCoins: 1, weeklyEarnings: 1 }]);
    expect(rowsOf("dailyEarnings")).toMatchObject([{ date: "2026-11-20", coins: 1 }]);
  });

  it("includes drafts and unsent entries", () => {
    expect(rowsOf("journalDraft")).toMatchObject([{ type: "P", amount: "3." }]);
    expect(rowsOf("journalOutbox")).toMatchObject([
      { client_id: "c1", day: "2026-11-20", type: "E", amount: 4.5, detail: "E-Chore" },
      { client_id: "c3", habit_name: "Read", day: "2026-11-21" },
    ]);
    expect(columns).not.toContain("pence");
    expect(rowsOf("droppedIntoJar")).toMatchObject([
      { client_id: "c4", goal_id: "g1", amount: 2, state: "in" },
    ]);
    expect(rowsOf("begunTexts")).toMatchObject([{ field: "quest", text: "I helped" }]);
    expect(rowsOf("portrait")).toMatchObject([{ portrait: "dreamer", look: "leaf" }]);
    expect(rowsOf("band")).toMatchObject([{ band: "11-13" }]);
    expect(rowsOf("readingPlace")).toMatchObject([{ title: "Snow Surprise!" }]);
  });

  it("includes everything else that the browser keeps, also of a visitor", () => {
    expect(rowsOf("moneyTracker")).toMatchObject([
      { day: "2026-11-19", type: "S", amount: 2.5, detail: "S-For Goal" },
    ]);
    expect(rowsOf("textPlaces")).toMatchObject([
      { text: "/short-stories/keeper-of-embers", sentence: 12 },
      { text: "/resources/debt-trap", sentence: "end" },
    ]);
    expect(rowsOf("plays")).toMatchObject([{ story: "femi", chosen: "soup ring", at: 4 }]);
    expect(rowsOf("string")).toMatchObject([{ kind: "read", day: "2026-11-20" }]);
    expect(rowsOf("door")).toMatchObject([{ day: "2026-11-20", option: 1 }]);
    expect(rowsOf("postcards")).toMatchObject([{ start: "2026-11-06" }]);
    expect(rowsOf("plans")).toMatchObject([{ action: "lemonade", day: "2026-11-21" }]);
    expect(rowsOf("goal")).toMatchObject([
      { title: "Headphones", price: 29, week: 3.75, saved: 3.75, put_on: "2026-11-21" },
    ]);
    expect(rowsOf("recall")).toMatchObject([{ question: "debt-trap-1", due: "2026-11-22" }]);
  });

  it("keeps every row of a long journal, and escapes formulas in the CSV", () => {
    const long = Array.from({ length: 2500 }, (_, n) => ({ id: `e${n}`, amount: n }));
    const table = ownTable({ ...FROM_DATABASE, journal_entries: long }, FROM_BROWSER);
    expect(table.rows.filter(([name]) => name === "journal_entries")).toHaveLength(2500);
    expect(toCsv(columns, rows)).toContain(`,"'=1+1",`);
  });
});
