import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayOf, isDay } from "@/domain/calendar";
import { NO_EARNINGS, type DailyEarning } from "@/domain/quiz/earnings";

/** Opens a tab: fresh modules on the storage that all tabs share. */
async function openTab() {
  vi.resetModules();
  return import("./quizProgress");
}

let kept: Map<string, string>;
let refuses: boolean;

beforeEach(() => {
  kept = new Map();
  refuses = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => vi.unstubAllGlobals());

const TODAY = "2026-11-21";
const PASS = { quizId: "money-brain-battle", score: 80, passed: true, coins: 1, today: TODAY };
const FAIL = { ...PASS, score: 70, passed: false };
const stored = (key: string): unknown => JSON.parse(kept.get(key) ?? "null");

describe("a finished quiz", () => {
  it("stores a finished quiz under the four keys, in their shapes", async () => {
    const { recordResult } = await openTab();
    await recordResult(PASS);
    expect(stored("completedQuizzes")).toEqual(["money-brain-battle"]);
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 80 });
    expect(stored("quizAttempts_money-brain-battle")).toBe(1);
    expect(stored("userEarnings")).toEqual({
      totalCoins: 1,
      dailyEarnings: [{ date: TODAY, coins: 1, source: "money-brain-battle" }],
      weeklyEarnings: 1,
      monthlyEarnings: 1,
    });
  });

  it("a finished quiz that was not passed counts as an attempt and keeps its score, without a coin", async () => {
    const { recordResult } = await openTab();
    await recordResult(FAIL);
    expect(stored("quizAttempts_money-brain-battle")).toBe(1);
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 70 });
    expect(stored("completedQuizzes")).toBeNull();
    expect(stored("userEarnings")).toBeNull();
  });

  it("pays again for a second pass and lists it once; only a better score replaces the best", async () => {
    const { recordResult } = await openTab();
    await recordResult({ ...PASS, score: 90 });
    await recordResult(PASS);
    await recordResult(FAIL);
    await recordResult({ ...PASS, quizId: "keeper-of-embers", score: 100 });
    expect(stored("completedQuizzes")).toEqual(["money-brain-battle", "keeper-of-embers"]);
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 90, "keeper-of-embers": 100 });
    expect(stored("quizAttempts_money-brain-battle")).toBe(3);
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 3 });
  });

  it("a finished quiz with nought percent keeps its score", async () => {
    const { recordResult } = await openTab();
    await recordResult({ ...FAIL, score: 0 });
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 0 });
  });

  it("keeps a finished quiz of another tab that was open before", async () => {
    const one = await openTab();
    const other = await openTab();
    one.userEarnings.read();
    other.userEarnings.read();
    for (let turn = 0; turn < 5; turn++) {
      await one.recordResult(PASS);
      await other.recordResult({ ...PASS, quizId: "keeper-of-embers" });
    }
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 10 });
    expect(stored("completedQuizzes")).toEqual(["money-brain-battle", "keeper-of-embers"]);
  });

  it("a finished quiz that found no room is stored with the next one, on top of another tab's", async () => {
    const one = await openTab();
    const other = await openTab();
    refuses = true;
    await one.recordResult({ ...PASS, score: 100 });
    expect(one.userEarnings.read()).toMatchObject({ totalCoins: 1 });
    refuses = false;
    await other.recordResult({ ...PASS, quizId: "keeper-of-embers" });
    await one.recordResult(PASS);
    expect(stored("completedQuizzes")).toEqual(["keeper-of-embers", "money-brain-battle"]);
    expect(stored("quizScores")).toEqual({ "keeper-of-embers": 80, "money-brain-battle": 100 });
    expect(stored("quizAttempts_money-brain-battle")).toBe(2);
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 3 });
    expect(one.progressState(["money-brain-battle"]).kept).toBe(true);
  });

  it("takes turns with other tabs if the browser supports locks", async () => {
    const request = vi.fn((_name: string, _options: LockOptions, work: () => void) =>
      Promise.resolve(work()),
    );
    vi.stubGlobal("navigator", { locks: { request } });
    const { recordResult } = await openTab();
    await recordResult(PASS);
    expect(request).toHaveBeenCalledOnce();
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
  });

  it("writes once if the page is left before its turn", async () => {
    let turn = () => {};
    const request = (_name: string, _options: LockOptions, work: () => void) =>
      new Promise<void>((resolve) => {
        turn = () => resolve(work());
      });
    const whenLeft = new Set<() => void>();
    vi.stubGlobal("navigator", { locks: { request } });
    vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
      if (type === "pagehide") whenLeft.add(listener);
    });
    const { recordResult } = await openTab();
    const recorded = recordResult(PASS);
    expect(stored("userEarnings")).toBeNull();
    for (const leave of whenLeft) leave();
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
    // A page restored from the browser's memory still gets its turn.
    turn();
    await recorded;
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
    expect(stored("quizAttempts_money-brain-battle")).toBe(1);
  });
});

describe("what an earlier version of the site left", () => {
  it("keeps using data of an earlier version", async () => {
    kept.set("completedQuizzes", '["money-brain-battle","a-quiz-that-is-no-more"]');
    kept.set("quizScores", '{"money-brain-battle":100,"a-quiz-that-is-no-more":85}');
    kept.set("quizAttempts_money-brain-battle", "4");
    kept.set(
      "userEarnings",
      '{"totalCoins":12,"dailyEarnings":[{"date":"2026-11-20","coins":2,"source":"Money Brain Battle Quiz"}],"weeklyEarnings":2,"monthlyEarnings":12}',
    );
    const { recordResult, completedQuizzes, quizScores, quizAttempts, userEarnings } = await openTab();
    await recordResult(PASS);
    expect(completedQuizzes.read()).toEqual(["money-brain-battle", "a-quiz-that-is-no-more"]);
    expect(quizScores.read()).toEqual({ "money-brain-battle": 100, "a-quiz-that-is-no-more": 85 });
    expect(quizAttempts("money-brain-battle").read()).toBe(5);
    expect(userEarnings.read()).toMatchObject({ totalCoins: 13, weeklyEarnings: 3 });
  });
});

const earnings = (total: string, daily: string) =>
  `{"totalCoins":${total},"dailyEarnings":[${daily}],"weeklyEarnings":1,"monthlyEarnings":1}`;

describe("coins of an earlier version", () => {
  it.each<[string, object, string?]>([
    ["a moment in place of a day", { date: new Date(2026, 10, 20, 12).toISOString() }],
    ["the day as the clock of a browser names it", { date: "Fri Nov 20 2026" }],
    ["the day as it is written in Britain", { date: "20/11/2026" }],
    ["a number in quotes", { coins: "2" }],
    ["no source", { source: undefined }, ""],
  ])("loses no coins with %s", async (_, change, source = "x") => {
    const day = { date: "2026-11-20", coins: 2, source: "x", ...change };
    kept.set("userEarnings", JSON.stringify({ totalCoins: "12", dailyEarnings: [day] }));
    const { recordResult, userEarnings, progressState } = await openTab();
    const read = { date: "2026-11-20", coins: 2, source };
    expect(userEarnings.read()).toMatchObject({ totalCoins: 12, dailyEarnings: [read] });
    expect(progressState([]).isReadable).toBe(true);
    await recordResult(PASS);
    expect(stored("userEarnings")).toMatchObject({
      totalCoins: 13,
      dailyEarnings: [read, {}],
      weeklyEarnings: 3,
    });
    expect(kept.has("userEarnings_corrupt")).toBe(false);
  });

  it("coins whose total cannot be read are counted from their days, and everything stored is set aside", async () => {
    const raw = JSON.stringify({ totalCoins: "twelve", dailyEarnings: [{ date: "2026-11-20", coins: 2 }] });
    kept.set("userEarnings", raw);
    const { userEarnings } = await openTab();
    expect(userEarnings.read()).toMatchObject({ totalCoins: 2, dailyEarnings: [{ coins: 2 }] });
    expect(kept.get("userEarnings_corrupt")).toBe(raw);
  });

  /** Each day is in a form that an earlier version may have written, or is unreadable. */
  const READABLE = [
    (day: DailyEarning) => day,
    (day: DailyEarning) => ({ ...day, date: new Date(`${day.date}T12:00:00`).toISOString() }),
    (day: DailyEarning) => ({ ...day, date: new Date(`${day.date}T12:00:00`).toDateString() }),
    (day: DailyEarning) => ({ ...day, date: day.date.split("-").toReversed().join("/") }),
    (day: DailyEarning) => ({ ...day, coins: String(day.coins) }),
    (day: DailyEarning) => ({ ...day, more: "than there should be" }),
  ];
  const UNREADABLE = [
    (day: DailyEarning) => ({ ...day, date: "some day" }),
    (day: DailyEarning) => ({ ...day, date: null }),
    (day: DailyEarning) => ({ ...day, date: day.date.replace(/..$/, "32") }),
    (day: DailyEarning) => ({ ...day, coins: -day.coins - 1 }),
    (day: DailyEarning) => ({ ...day, coins: `${day.coins} coins` }),
    () => null,
    () => "a day",
  ];
  const earned = fc.record({
    date: fc
      .date({ min: new Date(2000, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
      .map((moment) => dayOf(moment)),
    coins: fc.nat(100),
    source: fc.string(),
  });

  it("keeps the total and every readable day, and sets the others aside, however damaged", async () => {
    const mangled = fc.array(
      fc.oneof(
        fc.record({ day: earned, mangle: fc.constantFrom(...READABLE), isRead: fc.constant(true) }),
        fc.record({ day: earned, mangle: fc.constantFrom(...UNREADABLE), isRead: fc.constant(false) }),
      ),
    );
    const { userEarnings } = await openTab();
    fc.assert(
      fc.property(fc.nat(1000), fc.boolean(), mangled, (total, quoted, days) => {
        kept.clear();
        const dailyEarnings: unknown[] = days.map(({ day, mangle }) => mangle(day));
        kept.set(
          "userEarnings",
          JSON.stringify({ totalCoins: quoted ? String(total) : total, dailyEarnings }),
        );
        const { totalCoins, dailyEarnings: read } = userEarnings.read();
        expect(totalCoins).toBe(total);
        expect(read).toEqual(days.filter(({ isRead }) => isRead).map(({ day }) => day));
        const unread = dailyEarnings.filter((_, index) => !days[index]!.isRead);
        expect(stored("userEarnings_corrupt")).toEqual(unread.length ? unread : null);
      }),
    );
  });

  it("never breaks a page on damaged coins, and loses none of them", async () => {
    const { userEarnings } = await openTab();
    const day = fc.record({
      date: fc.oneof(fc.string(), fc.constant("2026-11-20")),
      coins: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
    });
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            totalCoins: fc.jsonValue(),
            dailyEarnings: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(day, fc.jsonValue()))),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        kept.clear();
        kept.set("userEarnings", raw);
        const { totalCoins, dailyEarnings } = userEarnings.read();
        expect(Number.isInteger(totalCoins) && totalCoins >= 0).toBe(true);
        expect(kept.get("userEarnings") === raw || kept.has("userEarnings_corrupt")).toBe(true);
        for (const { date, coins } of dailyEarnings) expect([isDay(date), coins >= 0]).toEqual([true, true]);
        // On the next visit nothing is left to set aside.
        const after = new Map(kept);
        kept.delete("userEarnings");
        userEarnings.read();
        if (after.has("userEarnings")) kept.set("userEarnings", after.get("userEarnings")!);
        expect(userEarnings.read()).toMatchObject({ totalCoins, dailyEarnings });
        expect(kept).toEqual(after);
      }),
    );
  });
});

describe.each([
  ["completedQuizzes", [], ["[", "null", '"x"', "[1]", '{"0":"x"}', '[""]']],
  ["quizScores", {}, ["{", "[80]", '{"a":"80"}', '{"a":-1}', '{"a":101}', '{"a":null}']],
  ["quizAttempts_money-brain-battle", 0, ["-1", "1.5", '"4"', "1e308", "{}", "NaN"]],
  [
    "userEarnings",
    NO_EARNINGS,
    [
      "{",
      "[]",
      "null",
      earnings("-5", ""),
      earnings("1e308", ""),
      earnings("null", '{"date":"2026-02-30","coins":1,"source":"x"}'),
      earnings("null", '{"date":"2026-11-20","coins":-1,"source":"x"}'),
    ],
  ],
])("a value of %s that cannot be right", (key, empty, values) => {
  it.each(values)("sets an invalid value aside instead of losing it: %s", async (value) => {
    kept.set(key, value);
    const { completedQuizzes, quizScores, quizAttempts, userEarnings, progressState } = await openTab();
    expect(progressState(["money-brain-battle"])).toEqual({ kept: true, isReadable: false });
    const store = { completedQuizzes, quizScores, userEarnings }[key] ?? quizAttempts("money-brain-battle");
    expect(store.read()).toEqual(empty);
    expect(kept.get(`${key}_corrupt`)).toBe(value);
    expect(kept.has(key)).toBe(false);
    expect(store.snapshot()).toBe(store.snapshot());
  });
});

it("rejects names that are special on objects", async () => {
  kept.set("quizScores", '{"__proto__":99,"money-brain-battle":80}');
  const { quizScores } = await openTab();
  expect(Object.keys(quizScores.read())).toEqual(["money-brain-battle"]);
  expect(({} as Record<string, unknown>)["money-brain-battle"]).toBeUndefined();
});

describe("with a storage that is full", () => {
  it("keeps coins while the page is open if storage is full, and knows that they will not last", async () => {
    refuses = true;
    const { recordResult, userEarnings, progressState } = await openTab();
    expect(progressState([])).toEqual({ kept: true, isReadable: true });
    await recordResult(PASS);
    await recordResult(PASS);
    expect(userEarnings.read()).toMatchObject({ totalCoins: 2 });
    expect(progressState([])).toEqual({ kept: false, isReadable: true });
  });
});

it("notifies its listeners at once of each change", async () => {
  const { recordResult, userEarnings } = await openTab();
  const heard: number[] = [];
  const stop = userEarnings.subscribe(() => heard.push(userEarnings.read().totalCoins));
  await recordResult(PASS);
  stop();
  await recordResult(PASS);
  expect(heard).toEqual([1]);
});
