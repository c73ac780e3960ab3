import { afterEach, beforeEach, expect, it, vi } from "vitest";

const CHROMIUM =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

/** A page that has just been opened: it has asked nothing yet. */
const openPage = async () => (await import("./browserStorage")).browserStorage;

function stubBrowser({ userAgent = CHROMIUM, persisted = false, isFull = false } = {}) {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal("navigator", {
    userAgent,
    storage: { persisted: () => Promise.resolve(persisted), persist },
  });
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
    },
  });
  return persist;
}

/** The answer of `persisted` comes a moment later. */
const settle = () => new Promise((resolve) => void setImmediate(resolve));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it.each([
  "userEarnings",
  "4mq_tracker",
  "4mq_plans",
  "4mq_goal",
  "4mq_me_a1",
  "4mq_reading",
  "4mq_outbox_a1",
])("asks the browser to keep the storage once %s is stored, once a page", async (key) => {
  const persist = stubBrowser();
  const page = await openPage();
  expect(persist).not.toHaveBeenCalled();
  page.setItem(key, "1");
  page.setItem(key, "2");
  page.setItem("4mq_tracker", "3");
  await settle();
  expect(persist).toHaveBeenCalledTimes(1);
});

it("does not ask for what comes back by itself", async () => {
  const persist = stubBrowser();
  const page = await openPage();
  for (const key of ["4mq_session", "4mq_theme", "4mq_seen_a1", "4mq_dashboard_tab", "4mq_read_aloud"])
    page.setItem(key, "1");
  await settle();
  expect(persist).not.toHaveBeenCalled();
});

it.each([
  ["Firefox, which would ask the child", { userAgent: FIREFOX }],
  ["a browser that keeps it already", { persisted: true }],
  ["a browser that has stored nothing, because it is full", { isFull: true }],
])("does not ask %s", async (_, browser) => {
  const persist = stubBrowser(browser);
  (await openPage()).setItem("4mq_tracker", "1");
  await settle();
  expect(persist).not.toHaveBeenCalled();
});

it.each([
  ["has no such method", undefined],
  [
    "refuses",
    { persisted: () => Promise.resolve(false), persist: () => Promise.reject(new TypeError("no")) },
  ],
])("stores the value in a browser that %s", async (_, storage) => {
  stubBrowser();
  const setItem = vi.fn<(key: string, value: string) => void>();
  vi.stubGlobal("navigator", { userAgent: CHROMIUM, storage });
  vi.stubGlobal("localStorage", { setItem });
  (await openPage()).setItem("4mq_tracker", "1");
  await settle();
  expect(setItem).toHaveBeenCalledWith("4mq_tracker", "1");
});
