/**
 * Every browser test fails on an exception, a console error, a CSP violation or a request that
 * leaves the site, in any tab of any visitor.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import type { run, RunOptions } from "axe-core";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import { SESSION_KEY } from "@/backend/session";
import { opened, settled } from "./settled";

interface Fixtures {
  strict: void;
  /** Patterns of console errors that a test causes on purpose. An uncaught exception is never expected. */
  expectedErrors: RegExp[];
  /** Prefixes of external addresses that the test answers itself. */
  answeredHere: string[];
  /** Checks the current page, or what has changed of it (a selector), against WCAG 2.2 AA. */
  axe: (part?: string) => Promise<void>;
  /** The same in light colours, and then again what depends on colours in dark ones. */
  axeInBothThemes: (part?: string) => Promise<void>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast", "link-in-text-block"];

/** @param rules their names, or their tags. */
async function expectAccessible(page: Page, part = "html", rules = WCAG) {
  // In a page that is scrolled, the header covers part of whatever link is under it at the moment.
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // Colours that are still fading in are not the final ones.
  await settled(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: rules,
    resultTypes: ["violations"],
    // By default axe also fetches and parses each sheet, for rules that are not asked for, and takes twice the time.
    preload: { assets: ["media"] },
  };
  const findings = await page.evaluate(
    async ([part, options]) => {
      const { axe } = globalThis as unknown as { axe: { run: typeof run } };
      const { violations } = await axe.run(part, options);
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
    },
    [part, options] as const,
  );
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  expect(findings).toEqual([]);
}

/** Makes `goto` and `reload` wait until the page can be used, unless the test says what to wait for. */
function waitUntilOpened(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await opened(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await opened(page);
    return answer;
  };
}

/** A small file of the site, under an address that nothing else asks for. */
const PROBE = "/robots.txt?routed";

/**
 * An open page sends its requests past a new route until its own process has heard that they are to be held up, which takes
 * longer than Playwright waits: one in a hundred was missed. So a route counts once the page's own request has met it.
 */
function waitUntilRouted(where: Page | BrowserContext, pages: () => readonly Page[]) {
  const route = where.route.bind(where);
  where.route = async (...args) => {
    const added = await route(...args);
    const open = pages().filter((page) => page.url().startsWith("http"));
    if (open.length) await route(`**${PROBE}`, (probe) => probe.fulfill({ status: 204 }));
    for (const page of open)
      await page.waitForFunction(async (probe) => (await fetch(probe)).status === 204, PROBE);
    return added;
  };
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  answeredHere: [[], { option: true }],
  strict: [
    async ({ browser, baseURL, javaScriptEnabled, expectedErrors, answeredHere }, use) => {
      const complaints: string[] = [];
      const visitors: BrowserContext[] = [];
      const watch = (context: BrowserContext) => {
        visitors.push(context);
        if (javaScriptEnabled !== false) {
          context.on("page", waitUntilOpened);
          context.on("page", (page) => waitUntilRouted(page, () => [page]));
          waitUntilRouted(context, () => context.pages());
        }
        context.on("console", (message) => {
          const text = message.text();
          const isExpected = expectedErrors.some((pattern) => pattern.test(text));
          if (message.type() === "error" && !isExpected) complaints.push(text);
        });
        context.on("weberror", (error) => complaints.push(`not caught: ${String(error.error())}`));
        context.on("request", (request) => {
          const url = request.url();
          if (![baseURL!, ...answeredHere].some((address) => url.startsWith(address)))
            complaints.push(`left the site: ${url}`);
        });
      };
      // The test's own context is created after this fixture, and is watched like all others.
      browser.on("context", watch);
      await use();
      browser.off("context", watch);
      // The next test uses the same browser, where anything left open would carry on.
      await Promise.all(visitors.map((visitor) => visitor.close()));
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  axe: async ({ page }, use) => use((part) => expectAccessible(page, part)),
  axeInBothThemes: async ({ page }, use) =>
    use(async (part) => {
      await page.emulateMedia({ colorScheme: "light" });
      await expectAccessible(page, part);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, part, COLOURS);
    }),
});
export { expect };

let users = 0;
export const newEmail = () => `visitor${process.pid}-${Date.now()}-${(users += 1)}@example.com`;

interface Mail {
  subject: string;
  html: string;
}

/** The e-mails sent to this address, the newest first. */
export const mailsTo = async (request: APIRequestContext, address: string) =>
  (await (await request.get(`/_mail?to=${encodeURIComponent(address)}`)).json()) as Mail[];

/** Once the worker controls this page, the site itself loads without a connection. */
export const untilServed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

export const PASSWORD = "secret12";

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string; factors?: object[] };
}

/** The value that this browser stores under a key, or null. */
export const stored = <T = unknown>(page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as T | null, key);

export const sessionOf = (page: Page) => stored<StoredSession>(page, SESSION_KEY);

/**
 * Simulates a different session. With `expires_at: 1` the site requests a new token, on the next page or on this one.
 */
export const changeSession = (page: Page, change: Partial<StoredSession>) =>
  page.evaluate(
    ([key, changed]) => {
      const session = JSON.parse(localStorage.getItem(key)!) as object;
      localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
    },
    [SESSION_KEY, change] as const,
  );

/** The headers of the signed-in user on this page, for requests from outside the page. */
export const headersOf = async (page: Page) => ({
  apikey: LOCAL_PUBLISHABLE_KEY,
  authorization: `Bearer ${(await sessionOf(page))!.access_token}`,
});

/** An answer that is held back until the test releases it. */
export function deferred() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

/** An account and its session, without a page. */
export async function newAccount(
  request: APIRequestContext,
  { firstName = "Amara", email = newEmail() }: NewUser = {},
): Promise<StoredSession> {
  const answer = await request.post("/auth/v1/signup", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password: PASSWORD, data: { first_name: firstName, last_name: "Okafor" } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as StoredSession;
}

interface NewUser {
  firstName?: string;
  email?: string;
}

/** Gives the browser the session of a new account, without opening a page of the site. */
export async function startSession(page: Page, { firstName = "Amara", email = newEmail() }: NewUser = {}) {
  const session = await newAccount(page.request, { firstName, email });
  // A small file of the site: a browser stores nothing for a site that it has not opened.
  await page.goto("/robots.txt");
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return email;
}

/** A new account, signed in, on the dashboard. The sign-up form is tested in auth.spec.ts. */
export async function signUp(page: Page, user?: NewUser) {
  const email = await startSession(page, user);
  await page.goto("/challenge-dashboard");
  await expect(page.getByRole("tab", { name: "Journal Entry" })).toBeVisible();
  return email;
}

/** Fills in and submits the open sign-up form. */
export async function join(page: Page, { firstName = "Amara", email = newEmail() } = {}) {
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submitButton(page, "Sign Up").click();
  return email;
}

/** Fills in and submits the open sign-in form. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await submitButton(page, "Sign In").click();
}

/** The form's own button, not the toggle with the same name below it. */
export const submitButton = (page: Page, name: string) =>
  page.locator("form").getByRole("button", { name, exact: true });

/** The toaster loads with the first use of a form; from here on, toasts appear even without a network. */
export async function loadToasts(page: Page, field: Locator) {
  await expect(field).toBeEnabled();
  await field.focus();
  const asked = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find((file) => file.name.includes("/Toaster-"))?.name,
  );
  // Its file and everything it imports.
  await page.evaluate(async (file) => void (await import(file!)), await asked.jsonValue());
}

/** A toast with exactly this title and, if given, this description. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toasts = page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");
  const toast = toasts.filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

interface Entry {
  type: "Earn" | "Save" | "Spend";
  amount: string;
  detail: string;
}

export async function fillEntry(page: Page, { type, amount, detail }: Entry) {
  await page.getByRole("radio", { name: type, exact: true }).check({ force: true });
  await page.getByLabel("Amount").fill(amount);
  await page.getByRole("radio", { name: detail }).check({ force: true });
}

export const addButton = (page: Page) => page.getByRole("button", { name: "Add entry" });

/** Fills in and submits the form, then waits until the list shows one more entry. */
export async function addEntry(page: Page, entry: Entry) {
  const before = await entries(page).count();
  await fillEntry(page, entry);
  await addButton(page).click();
  await expect(entries(page)).toHaveCount(before + 1);
}

export const entries = (page: Page) =>
  page.getByRole("region", { name: "Your entries" }).getByRole("listitem");

/**
 * Sends now instead of waiting for the next attempt. If the entry is already being sent, there is no button to press.
 */
export const pressSendNow = (page: Page) =>
  page.getByRole("button", { name: "Send now" }).evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) button.click();
  });

/** From the next load on, the browser has none of its user's cached data. */
export const forgetLastSeen = (page: Page) =>
  page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("4mq_seen_")) localStorage.removeItem(key);
  });

/** The value next to this name in a list of figures. */
export const figure = (page: Page, name: string) =>
  page
    .locator("dt", { hasText: new RegExp(`^${name}`) })
    .first()
    .locator("xpath=..")
    .getByRole("definition");

/** Another tab that keeps all others waiting for their turn to write. */
export async function runExclusively(context: BrowserContext, name: string) {
  const tab = await context.newPage();
  await tab.goto("/robots.txt");
  await tab.evaluate(
    (lock) =>
      new Promise<void>((granted) => {
        void navigator.locks.request(lock, () => {
          granted();
          return new Promise(() => {});
        });
      }),
    name,
  );
}

/** From here on, this browser has no room for another character. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let size = 1_000_000;
    for (let part = 0; size > 0; part += 1)
      try {
        localStorage.setItem(`filler ${part}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });

export const freeStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("filler")) localStorage.removeItem(key);
  });
