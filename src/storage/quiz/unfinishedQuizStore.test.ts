import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answer, beginAttempt, toStored } from "@/domain/quiz/quiz";
import { clearTab } from "@/storage/account/clearTab";
import { forgetUnfinishedQuiz, keepUnfinishedQuiz, readUnfinishedQuiz } from "./unfinishedQuizStore";

const QUESTIONS = ["one", "two"].map((id) => ({
  id,
  options: [`${id} a`, `${id} b`],
  correctAnswer: `${id} a`,
}));
const ATTEMPT = answer(
  beginAttempt(QUESTIONS, () => 0.9),
  "one b",
  { feedback: false },
);
const KEY = "4mq_quiz_battle";
const NOON = new Date("2026-11-22T12:00:00Z");
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

let content: Record<string, string>;

beforeEach(() => {
  content = {};
  const methods: Record<string, unknown> = {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => void (content[key] = value),
    removeItem: (key: string) => void delete content[key],
  };
  // Object.keys lists the stored keys, as in a browser.
  vi.stubGlobal(
    "localStorage",
    new Proxy(content, { get: (_, key: string) => methods[key] ?? content[key] }),
  );
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", Event);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps each quiz separately, with its answers and the order of its options", () => {
  keepUnfinishedQuiz("battle", ATTEMPT, NOON);
  expect(readUnfinishedQuiz("battle", NOON)).toMatchObject(toStored(ATTEMPT));
  expect(readUnfinishedQuiz("embers", NOON)).toBeUndefined();
  forgetUnfinishedQuiz("battle");
  expect(readUnfinishedQuiz("battle", NOON)).toBeUndefined();
  expect(content).toEqual({});
});

it.each([
  ["the same moment", 0, true],
  ["a minute less than a day", 24 - 1 / 60, true],
  ["a day", 24, false],
  ["an hour before it was kept, as its clock was wrong", -1, false],
])("after %s it is still there: %#", (_, hours, there) => {
  keepUnfinishedQuiz("battle", ATTEMPT, NOON);
  expect(readUnfinishedQuiz("battle", later(hours)) !== undefined).toBe(there);
  expect(KEY in content).toBe(there);
});

it.each([
  "{",
  "7",
  "[]",
  '{"at":0}',
  '{"at":"now","options":[],"answers":[]}',
  '{"at":1,"options":[["a",1]],"answers":[]}',
  '{"at":1,"options":[["a"]],"answers":"a"}',
])("treats an invalid value as missing: %s", (raw) => {
  content[KEY] = raw;
  expect(readUnfinishedQuiz("battle", new Date(1))).toBeUndefined();
  expect(KEY in content).toBe(false);
});

it("is cleared with the tab's other unfinished work, and the coins stay", () => {
  keepUnfinishedQuiz("battle", ATTEMPT, NOON);
  content["4mq_quiz_embers_corrupt"] = "{";
  content.userEarnings = "{}";
  clearTab();
  expect(Object.keys(content)).toEqual(["userEarnings"]);
});
