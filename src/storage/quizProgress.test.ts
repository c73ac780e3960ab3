import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_EARNINGS } from "@/domain/earnings";

/** A tab of its own: modules afresh, on the storage that all tabs share. */
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
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => vi.unstubAllGlobals());

const TODAY = "2026-11-21";
const PASS = { quizId: "money-brain-battle", score: 80, passed: true, coins: 1, today: TODAY };
const FAIL = { ...PASS, score: 70, passed: false };
const stored = (key: string): unknown => JSON.parse(kept.get(key) ?? "null");

describe("a finished quiz", () => {
  it("is written down under the four keys, in their shapes", async () => {
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

  it("that was not passed counts as an attempt and keeps its score, without a coin", async () => {
    const { recordResult } = await openTab();
    await recordResult(FAIL);
    expect(stored("quizAttempts_money-brain-battle")).toBe(1);
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 70 });
    expect(stored("completedQuizzes")).toBeNull();
    expect(stored("userEarnings")).toBeNull();
  });

  it("passed again pays again and is listed once; only a better score replaces the best one", async () => {
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

  it("of nought percent is a score, too", async () => {
    const { recordResult } = await openTab();
    await recordResult({ ...FAIL, score: 0 });
    expect(stored("quizScores")).toEqual({ "money-brain-battle": 0 });
  });

  it("in one tab is not lost by another that was open before", async () => {
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

  it("that found no room is stored with the next one, on top of what another tab stored meanwhile", async () => {
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

  it("takes its turn where the browser can lock", async () => {
    const request = vi.fn((_name: string, work: () => void) => Promise.resolve(work()));
    vi.stubGlobal("navigator", { locks: { request } });
    const { recordResult } = await openTab();
    await recordResult(PASS);
    expect(request).toHaveBeenCalledOnce();
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
  });

  it("is written once when the page is left before its turn comes", async () => {
    let turn = () => {};
    const request = (_name: string, work: () => void) =>
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
    // A page that comes back from the browser's memory gets its turn after all.
    turn();
    await recorded;
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
    expect(stored("quizAttempts_money-brain-battle")).toBe(1);
  });
});

describe("what an earlier version of the site left", () => {
  it("goes on working", async () => {
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

const DAILY = '{"date":"2026-11-20","coins":1,"source":"x"}';
const earnings = (total: string, daily = DAILY) =>
  `{"totalCoins":${total},"dailyEarnings":[${daily}],"weeklyEarnings":1,"monthlyEarnings":1}`;

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
      earnings("-5"),
      earnings("1e308"),
      earnings('"7"'),
      earnings("null"),
      earnings("1", '{"date":"2026-02-30","coins":1,"source":"x"}'),
      earnings("1", '{"date":"2026-11-20","coins":-1,"source":"x"}'),
      '{"totalCoins":1}',
    ],
  ],
])("a value of %s that cannot be right", (key, empty, values) => {
  it.each(values)("is set aside and not lost: %s", async (value) => {
    kept.set(key, value);
    const { completedQuizzes, quizScores, quizAttempts, userEarnings, progressState } = await openTab();
    expect(progressState(["money-brain-battle"])).toEqual({ kept: true, sound: false });
    const store = { completedQuizzes, quizScores, userEarnings }[key] ?? quizAttempts("money-brain-battle");
    expect(store.read()).toEqual(empty);
    expect(kept.get(`${key}_corrupt`)).toBe(value);
    expect(kept.has(key)).toBe(false);
    expect(store.snapshot()).toBe(store.snapshot());
  });
});

it("a name that is a trap for objects stays out of them", async () => {
  kept.set("quizScores", '{"__proto__":99,"money-brain-battle":80}');
  const { quizScores } = await openTab();
  expect(Object.keys(quizScores.read())).toEqual(["money-brain-battle"]);
  expect(({} as Record<string, unknown>)["money-brain-battle"]).toBeUndefined();
});

describe("with a storage that is full", () => {
  it("the coins last as long as the page, and it is known that they do not last longer", async () => {
    refuses = true;
    const { recordResult, userEarnings, progressState } = await openTab();
    expect(progressState([])).toEqual({ kept: true, sound: true });
    await recordResult(PASS);
    await recordResult(PASS);
    expect(userEarnings.read()).toMatchObject({ totalCoins: 2 });
    expect(progressState([])).toEqual({ kept: false, sound: true });
  });
});

it("tells its listeners what changed, here and at once", async () => {
  const { recordResult, userEarnings } = await openTab();
  const heard: number[] = [];
  const stop = userEarnings.subscribe(() => heard.push(userEarnings.read().totalCoins));
  await recordResult(PASS);
  stop();
  await recordResult(PASS);
  expect(heard).toEqual([1]);
});
