import { beforeEach, expect, it, vi } from "vitest";

const AMARA = "amara's id";
const BO = "bo's id";

/** A minimal Storage whose keys Object.keys lists, as a browser's does. */
function fakeStorage(): Storage {
  const content: Record<string, string> = {};
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

/** A tab of its own: the browser's storage is shared with the others. */
const newTab = () => ({ storage: fakeStorage() });
const { claimTab } = await import("./clearTab");

function inTab(tab: { storage: Storage }, userId: string | undefined): Storage {
  vi.stubGlobal("sessionStorage", tab.storage);
  claimTab(userId);
  return tab.storage;
}

beforeEach(() => {
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("localStorage", fakeStorage());
});

it.each([
  ["another child is signed in", BO],
  ["nobody is signed in", undefined],
])("clears a tab that has not seen its user sign out, when %s", (_case, next) => {
  const [one, other] = [newTab(), newTab()];
  inTab(one, AMARA);
  inTab(other, AMARA).setItem("4mq_chat", "Amara's chat");
  inTab(one, undefined);
  inTab(one, next);
  expect(inTab(other, next).getItem("4mq_chat")).toBeNull();
});

it("keeps what a visitor typed when they sign in, a user's work over a reload, and puts back half a quiz", () => {
  const tab = newTab();
  inTab(tab, undefined).setItem("4mq_questionnaire", "answers");
  localStorage.setItem("4mq_quiz_battle", "half a quiz");
  inTab(tab, AMARA);
  inTab(tab, AMARA);
  expect(tab.storage.getItem("4mq_questionnaire")).toBe("answers");
  expect(localStorage.getItem("4mq_quiz_battle")).toBeNull();
  inTab(tab, undefined);
  expect(localStorage.getItem("4mq_quiz_battle")).toBe("half a quiz");
});

it("leaves the next child's half quiz alone when a tab of the last child wakes up", () => {
  const [one, other] = [newTab(), newTab()];
  inTab(other, AMARA);
  inTab(one, AMARA);
  localStorage.setItem("4mq_quiz_battle", "Amara's");
  inTab(one, undefined);
  expect(localStorage.getItem("4mq_quiz_battle")).toBeNull();
  inTab(one, BO);
  localStorage.setItem("4mq_quiz_battle", "Bo's");
  inTab(other, BO);
  expect(localStorage.getItem("4mq_quiz_battle")).toBe("Bo's");
});

it("leaves no mark behind once nobody is signed in", () => {
  const tab = newTab();
  inTab(tab, AMARA);
  inTab(tab, undefined);
  expect([...Object.keys(localStorage), ...Object.keys(tab.storage)]).toEqual([]);
});
