import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearQuizData, clearUserData, readBrowserData, readQuizData } from "./ownData";

/** A minimal Storage whose keys Object.keys lists, as a browser's does. */
function fakeStorage(content: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => void (content[key] = value),
    removeItem: (key: string) => void delete content[key],
    clear: () => Object.keys(content).forEach((key) => delete content[key]),
  };
  return new Proxy(content, {
    get: (target, key: string) => (methods as Record<string, unknown>)[key] ?? target[key],
  }) as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const EARNINGS = {
  totalCoins: 2,
  dailyEarnings: [{ date: "2026-11-20", coins: 2, source: "money-brain-battle" }],
  weeklyEarnings: 2,
  monthlyEarnings: 2,
};
const PLAYED = {
  completedQuizzes: '["money-brain-battle"]',
  quizScores: '{"money-brain-battle":90}',
  "quizAttempts_money-brain-battle": "3",
  // Data from an earlier version of the site, with no score beside it.
  "quizAttempts_old-quiz": "1",
  userEarnings: JSON.stringify(EARNINGS),
};

describe("the quiz data of this browser", () => {
  it("reads all quiz data of this browser, including quizzes without a score", () => {
    vi.stubGlobal("localStorage", fakeStorage({ ...PLAYED }));
    expect(readQuizData()).toEqual({
      completedQuizzes: ["money-brain-battle"],
      quizScores: { "money-brain-battle": 90 },
      quizAttempts: { "money-brain-battle": 3, "old-quiz": 1 },
      userEarnings: EARNINGS,
    });
  });

  it("reads empty quiz data if nothing was played or storage is blocked", () => {
    vi.stubGlobal("localStorage", fakeStorage());
    const nothing = readQuizData();
    expect(nothing.quizAttempts).toEqual({});
    vi.stubGlobal("localStorage", undefined);
    expect(readQuizData()).toEqual(nothing);
  });

  it("clears the quiz data and unreadable values set aside, and nothing else", () => {
    const storage = fakeStorage({
      ...PLAYED,
      userEarnings_corrupt: "?",
      "quizAttempts_old-quiz_corrupt": "?",
      "4mq_theme": "dark",
    });
    vi.stubGlobal("localStorage", storage);
    clearQuizData();
    expect(Object.keys(storage)).toEqual(["4mq_theme"]);
  });
});

it("clears one user's data, cached pages and this tab, and keeps another user's", () => {
  const storage = fakeStorage({
    "4mq_draft_ann": "1",
    "4mq_draft_ann_corrupt": "?",
    "4mq_draft_bob": "2",
    "4mq_quadrant": "{}",
    "4mq_community_tab": "gigs",
  });
  const ofThisTab = fakeStorage({ "4mq_questionnaire": "{}" });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", ofThisTab);
  clearUserData("ann", false);
  expect(Object.keys(storage)).toEqual(["4mq_draft_bob"]);
  expect(Object.keys(ofThisTab)).toEqual([]);
});

it("puts into a download only what is of whoever plays, and no name", () => {
  const sheet = (detail: string) =>
    JSON.stringify({
      start: "2026-11-02",
      entries: [{ id: "a", entry_date: "2026-11-20", entry_type: "E", amount: 2, detail }],
    });
  vi.stubGlobal(
    "localStorage",
    fakeStorage({
      ...PLAYED,
      "4mq_players": '[{"id":"1","name":"Amara"},{"id":"vabcdef0","name":"Kofi"}]',
      "4mq_player_vabcdef0": '{"userEarnings":"Kofi’s","4mq_goal":"Kofi’s"}',
      "4mq_tracker": sheet("E-Chore"),
      "4mq_tracker_vabcdef0": sheet("E-Allowance"),
    }),
  );
  const text = JSON.stringify(readBrowserData(undefined));
  expect(text).toContain("E-Chore");
  expect(text).toContain('"totalCoins":2');
  expect(text).not.toMatch(/Amara|Kofi|vabcdef0|E-Allowance/);
  // Neither of two sheets is known to be the account’s.
  expect(JSON.stringify(readBrowserData("ann"))).not.toMatch(/Amara|Kofi|vabcdef0|E-Allowance|E-Chore/);
});
