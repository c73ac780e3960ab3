/**
 * Every browser test fails on an exception, a console error, a CSP violation and a request that leaves the site, in any
 * tab of any visitor whom it opens.
 */
import AxeBuilder from "@axe-core/playwright";
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "#scripts/backend/backend";
import { SESSION_KEY } from "@/backend/client";

interface Fixtures {
  strict: void;
  /** Console errors that a test brings about on purpose, as patterns. An exception that nobody caught is never expected. */
  expectedErrors: RegExp[];
  /** How addresses elsewhere begin that a test answers itself. */
  answeredHere: string[];
  /** Checks the page as it stands against WCAG 2.2 AA. */
  axe: () => Promise<void>;
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  answeredHere: [[], { option: true }],
  strict: [
    async ({ browser, baseURL, expectedErrors, answeredHere }, use) => {
      const complaints: string[] = [];
      const visitors: BrowserContext[] = [];
      const watch = (context: BrowserContext) => {
        visitors.push(context);
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
      // The test's own context comes after this fixture, and is heard of in the same way as all others.
      browser.on("context", watch);
      await use();
      browser.off("context", watch);
      // The browser is the next test's, too: what this one left open would go on in it.
      await Promise.all(visitors.map((visitor) => visitor.close()));
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  axe: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))])).toEqual(
        [],
      );
    });
  },
});
export { expect };

let users = 0;
export const newEmail = () => `visitor${process.pid}-${Date.now()}-${(users += 1)}@example.com`;

interface Mail {
  subject: string;
  html: string;
}

/** The e-mails that this address would have got, the newest first. */
export const mailsTo = async (request: APIRequestContext, address: string) =>
  (await (await request.get(`/_mail?to=${encodeURIComponent(address)}`)).json()) as Mail[];

/** The worker answers this page: from now on the site itself comes without a connection. */
export const untilServed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** A prerendered page is usable once React has taken it over. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById("root")!.firstElementChild ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );

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
 * As if the session had been another one. With `expires_at: 1` the site asks for a new token: the next page, or this one,
 * which is still open.
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

/** An answer that waits until the test lets it come. */
export function deferred() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

/** An account and its session, without a page. */
export async function newAccount(
  request: APIRequestContext,
  { firstName = "Amara", email = newEmail() } = {},
): Promise<StoredSession> {
  const answer = await request.post("/auth/v1/signup", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password: PASSWORD, data: { first_name: firstName, last_name: "Okafor" } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as StoredSession;
}

/** An account of one's own, signed in, on the dashboard. Joining by the form is tested in auth.spec.ts. */
export async function signUp(page: Page, { firstName = "Amara", email = newEmail() } = {}) {
  const session = await newAccount(page.request, { firstName, email });
  // A small file of the site: a browser stores nothing for a site that it has not opened.
  await page.goto("/robots.txt");
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await page.goto("/challenge-dashboard");
  await expect(page.getByRole("tab", { name: "Journal Entry" })).toBeVisible();
  return email;
}

/** Fills the open form for joining and sends it. */
export async function join(page: Page, { firstName = "Amara", email = newEmail() } = {}) {
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submitButton(page, "Sign Up").click();
  return email;
}

/** Fills the open form for signing in and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await submitButton(page, "Sign In").click();
}

/** The form's own button, not the toggle of the same name under it. */
export const submitButton = (page: Page, name: string) =>
  page.locator("form").getByRole("button", { name, exact: true });

/** Toasts come with the first touch of a form: from here on they are there even without a network. */
export async function loadToasts(page: Page, field: Locator) {
  await expect(field).toBeEnabled();
  await field.focus();
  const asked = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find((file) => file.name.includes("/Toaster-"))?.name,
  );
  // Not only its file: all that it imports, too.
  await page.evaluate(async (file) => void (await import(file!)), await asked.jsonValue());
}

/** A toast with exactly this title and, where it has one, this description. */
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

/** Fills the form, sends it and waits until the list shows one more entry. */
export async function addEntry(page: Page, entry: Entry) {
  const before = await entries(page).count();
  await fillEntry(page, entry);
  await addButton(page).click();
  await expect(entries(page)).toHaveCount(before + 1);
}

export const entries = (page: Page) =>
  page.getByRole("region", { name: "Your entries" }).getByRole("listitem");

/** Does not wait for the next attempt. What waited may be sent by itself just now: then there is nothing to press. */
export const pressSendNow = (page: Page) =>
  page.getByRole("button", { name: "Send now" }).evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) button.click();
  });

/** From the next load on the browser knows nothing of what its user saw last. */
export const forgetLastSeen = (page: Page) =>
  page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("4mq_seen_")) localStorage.removeItem(key);
  });

/** The value beside this name in a list of figures. */
export const figure = (page: Page, name: string) =>
  page
    .locator("dt", { hasText: new RegExp(`^${name}`) })
    .first()
    .locator("xpath=..")
    .getByRole("definition");

/** Another tab that keeps everyone else waiting for their turn to write. */
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

/** From here on this browser has no room for a single letter more. */
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
