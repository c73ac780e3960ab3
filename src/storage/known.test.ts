import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isKnown, onKeptChange } from "./isKnown";
import { keepMe, meOf, readCoins, readingPlace, unsentDays } from "./known";
import { unfinishedQuiz, visitorDays } from "./today/promised";

const NOW = new Date(2026, 10, 19, 12);
const set = (key: string, value: unknown) =>
  localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
/** Object.keys reads it as a browser's storage is read: its own properties are the stored values. */
function fakeStorage(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(kept, {
    get: (_, name) => Reflect.get(methods, name),
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe("somebody who is known", () => {
  it.each([
    ["4mq_session", true],
    ["4mq_me", true],
    ["4mq_tracker", true],
    ["4mq_reading", true],
    ["4mq_quiz_keeper-of-embers", true],
    ["userEarnings", true],
    // A sibling's choices do not count.
    ["4mq_me_6f1c2f7e", false],
    ["4mq_reading_6f1c2f7e", false],
    ["4mq_session-code-verifier", false],
    ["4mq_theme", false],
    ["completedQuizzes", false],
  ])("is told by the key %s: %s", (key, known) => {
    expect(isKnown()).toBe(false);
    set(key, "x");
    expect(isKnown()).toBe(known);
  });
});

describe("coins", () => {
  it.each([
    [{ totalCoins: 6 }, 6],
    [{ totalCoins: "6" }, 6],
    [{ totalCoins: -1 }, 0],
    [{ totalCoins: 1e308 }, 0],
    [{ totalCoins: 1.5 }, 0],
    [{ totalCoins: null }, 0],
    [{}, 0],
    ["null", 0],
    ["{", 0],
    ["[]", 0],
  ])("in %j are %s", (stored, coins) => {
    set("userEarnings", stored);
    expect(readCoins()).toBe(coins);
  });
});

it("takes a visitor's days from coins and tracker rows, and skips what is not a day", () => {
  set("userEarnings", { dailyEarnings: [{ date: "2026-11-16" }, { date: "2026-02-30" }, null, 7] });
  set("4mq_tracker", { entries: [{ entry_date: "2026-11-17" }, {}] });
  expect(visitorDays()).toEqual(["2026-11-16", "2026-11-17"]);
  set("4mq_tracker", { entries: "many" });
  expect(visitorDays()).toEqual(["2026-11-16"]);
});

it("takes the days of entries that wait to be sent, for this user alone", () => {
  set("4mq_outbox_u1", [{ entry: { day: "2026-11-19" } }, { entry: null }, null]);
  expect(unsentDays("u1")).toEqual(["2026-11-19"]);
  expect(unsentDays("u2")).toEqual([]);
});

describe("a quiz that is half done", () => {
  const options = Array.from({ length: 10 }, () => ["a", "b"]);
  it.each([
    [{ at: NOW.getTime() - 1000, options, answers: ["a", "b", "a", "a"] }, 5],
    [{ at: NOW.getTime() - 25 * 3_600_000, options, answers: ["a"] }, undefined],
    [{ at: NOW.getTime() + 1000, options, answers: ["a"] }, undefined],
    [{ at: NOW.getTime(), options, answers: [] }, undefined],
    [{ at: NOW.getTime(), options, answers: Array<string>(10).fill("a") }, undefined],
    [{ at: "now", options, answers: ["a"] }, undefined],
    ["{", undefined],
  ])("in case %# goes on with question %s", (kept, question) => {
    set("4mq_quiz_keeper-of-embers", kept);
    expect(unfinishedQuiz(NOW)?.question).toBe(question);
  });
});

describe("a place in a text", () => {
  it.each(["https://evil.example/#a", "//evil.example#a", "javascript:alert(1)", "/auth#a", "/resources/x"])(
    "at %s leads nowhere",
    (to) => {
      set("4mq_reading", { to, title: "Here" });
      expect(readingPlace(undefined)).toBeUndefined();
    },
  );
});

it("keeps a portrait for each user apart, and tells the page", () => {
  const told = vi.fn();
  const stop = onKeptChange(told);
  keepMe(undefined, { portrait: "dreamer", look: "leaf" });
  keepMe("u1", { portrait: "budget-boss", look: "sun" });
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  expect(meOf(undefined)).toEqual({ portrait: "dreamer", look: "leaf" });
  expect(meOf("u1").portrait).toBe("budget-boss");
  expect(meOf("u2").portrait).toBeNull();
});
