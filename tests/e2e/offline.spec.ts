/** The service worker: what works without a connection after one visit, and how a new version comes. */
import type { BrowserContext, Page } from "@playwright/test";
import { test as changing } from "./changingSite";
import { addEntry, changeSession, entries, expect, signUp, test, untilHydrated } from "./fixtures";

const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[14]|dynamically imported module|Failed to fetch|AuthRetryable/;
test.use({ serviceWorkers: "allow", expectedErrors: [EXPECTED] });
changing.use({ serviceWorkers: "allow", expectedErrors: [EXPECTED] });

/** One visit, with time enough for the browser to keep the site. */
async function visit(page: Page, path = "/") {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

async function visitAndLoseConnection(page: Page, context: BrowserContext) {
  await visit(page);
  await context.setOffline(true);
}

const offer = (page: Page) => page.getByRole("region", { name: "New version" });
/** None while the page is being loaded. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys()).catch((): string[] => []);

/** As the browser does by itself every hour and whenever somebody comes back to the page. */
const lookForUpdates = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test(
  "after one visit every kind of page opens without a connection, by its address and by links",
  { tag: "@phone" },
  async ({ page, context }) => {
    await visitAndLoseConnection(page, context);
    for (const [path, heading] of [
      ["/", "Empowering Kids with Financial Literacy"],
      ["/books", "The 4MQ books"],
      ["/books/4MQ-L2", "Teen Money Mastery"],
      ["/books/teen-financial-freedom", "Teen Financial Freedom"],
      ["/short-stories/keeper-of-embers", "The Keeper of the Embers"],
      ["/resources/sample-chapter", "Needs vs Wants"],
      ["/resources/worksheets?from=home", "Free Educational Resources"],
      ["/auth", "Welcome Back"],
      ["/quiz-hub/", "Quiz Hub"],
      ["/privacy#adults", "Privacy"],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer!.fromServiceWorker(), path).toBe(true);
      expect(answer!.headers()["content-security-policy"], path).toContain("trusted-types 4mq");
      await expect(page.getByRole("heading", { level: 1 }), path).toContainText(heading);
    }
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
    // The footer's link; its page has never been opened here.
    await page
      .getByRole("navigation", { name: "4MQ, footer" })
      .getByRole("link", { name: "Site Map" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Site map", { ignoreCase: true });
    const broken = await page.evaluate(() => [...document.images].filter((image) => !image.complete).length);
    expect(broken).toBe(0);
  },
);

test("an unknown address is still no page, and an unknown quiz leads to the hub", async ({
  page,
  context,
}) => {
  await visitAndLoseConnection(page, context);
  expect((await page.goto("/no-such-page"))!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.goto("/books/nobody-knows-it");
  await expect(page.getByRole("heading", { name: "Book not found" })).toBeVisible();
  await page.goto("/quiz/nobody-knows-it");
  await expect(page).toHaveURL("/quiz-hub");
});

test("a quiz is played to its results without a connection, and its best score stays", async ({
  page,
  context,
}) => {
  await visitAndLoseConnection(page, context);
  await page.goto("/quiz/money-brain-battle");
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`Question ${question} of 10`)).toBeVisible();
    await page.getByRole("main").getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: question < 10 ? "Next Question" : "Finish Quiz" }).click();
  }
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("quizAttempts_money-brain-battle"));
  expect(stored).toBe("1");
});

test("the tracker keeps an entry and the assessment gives its result without a connection", async ({
  page,
  context,
}) => {
  await visitAndLoseConnection(page, context);
  await page.goto("/excel-tracker");
  await untilHydrated(page);
  await page.getByLabel("Type").selectOption("E");
  await page.getByLabel("Amount").fill("3.20");
  await page.getByLabel("Detail").selectOption("E-Chore");
  await page.getByRole("button", { name: /Add/ }).click();
  await page.reload();
  await expect(page.getByRole("table").getByText("3.20").first()).toBeVisible();

  await page.goto("/find-your-quadrant");
  for (let scenario = 1; scenario <= 5; scenario += 1) {
    await page.getByRole("main").getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: /^(Next|See)/ }).click();
  }
  await expect(page.getByRole("button", { name: "Retake Assessment" })).toBeVisible();
});

test("nothing of the backend, of other visitors or of a failed answer is kept", async ({ page, context }) => {
  await visit(page);
  await page.evaluate(async () => {
    await fetch("/rest/v1/journal_entries");
    await fetch("/_mail");
    await fetch("/assets/gone-12345678.js");
    await fetch("/downloads/4mq-level-1-needs-vs-wants.pdf", { headers: { range: "bytes=0-9" } });
  });
  await page.goto("/nowhere");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /rest|functions|_mail|gone|downloads|nowhere|dashboard/.test(path))).toEqual(
    [],
  );
  // A part of a file is the network's: the worker would have only the whole.
  await context.setOffline(true);
  await expect(
    page.evaluate(() => fetch("/theme.js", { headers: { range: "bytes=0-9" } }).then(() => "answered")),
  ).rejects.toThrow();
});

changing(
  "a new version is offered, and taken in every tab; what is being typed there stays",
  { tag: "@phone" },
  async ({ page, context, site, axe }) => {
    await visit(page, "/about");
    const [idle, typing] = [await context.newPage(), await context.newPage()];
    await visit(idle, "/books");
    await visit(typing, "/contact");
    await untilHydrated(typing);
    await typing.getByLabel("Message").fill("Dear 4MQ, I have written for an hour.");
    for (const tab of [page, idle, typing])
      await tab.evaluate(() => ((window as { old?: boolean }).old = true));
    // Undefined while it is being loaded.
    const isOld = (tab: Page) =>
      tab.evaluate(() => (window as { old?: boolean }).old === true).catch(() => undefined);

    site.putUpNewVersion();
    await lookForUpdates(page);
    await expect(offer(page)).toContainText("There is a new version of 4MQ");
    await expect(page.getByRole("status").filter({ has: offer(page) })).toBeAttached();
    await axe();
    await expect.poll(() => isOld(page)).toBe(true);

    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect.poll(() => isOld(page)).toBe(false);
    await expect.poll(() => isOld(idle)).toBe(false);
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => isOld(typing)).toBe(true);
    await expect(offer(typing)).toContainText("You took it in another tab.");
    await expect(typing.getByLabel("Message")).toHaveValue("Dear 4MQ, I have written for an hour.");
    // Its files are still there.
    await typing
      .getByRole("navigation", { name: "4MQ, footer" })
      .getByRole("link", { name: "Terms" })
      .click();
    await expect(typing.getByRole("heading", { level: 1 })).toContainText("Terms");
    await offer(typing).getByRole("button", { name: "Load again" }).click();
    await expect.poll(() => isOld(typing)).toBe(false);

    // The last tab of the old version has gone, and what it needed with it.
    await typing.close();
    await idle.close();
    await visit(page, "/about");
    await expect.poll(() => cacheNames(page)).toEqual(["4mq-next"]);
  },
);

changing(
  "a new version that is not taken changes nothing, and loses nobody's words",
  async ({ page, context, site }) => {
    await visit(page, "/contact");
    await untilHydrated(page);
    const [before] = await cacheNames(page);
    await page.getByLabel("Message").fill("Half a sentence");
    site.putUpNewVersion();
    await lookForUpdates(page);
    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect(offer(page)).toContainText("What you have typed or chosen on this page would be gone.");
    await expect(page.getByLabel("Message")).toHaveValue("Half a sentence");
    await offer(page).getByRole("button", { name: "Not now" }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
    await context.setOffline(true);
    await page.goto("/quiz");
    await expect.poll(() => cacheNames(page)).toContain(before);
    await context.setOffline(false);
    // Asked once more at the next page; then nothing is lost.
    await page.goto("/about");
    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect.poll(() => cacheNames(page)).toEqual(["4mq-next"]);
  },
);

test("what the browser has thrown away comes from the server, and is kept again", async ({
  page,
  context,
}) => {
  await visit(page);
  const [name] = await cacheNames(page);
  await page.evaluate((cache) => caches.delete(cache), name!);
  await page.goto("/books");
  await expect(page.getByRole("heading", { name: "The 4MQ books" })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async (cache) => Boolean(await (await caches.open(cache)).match("/200.html")), name!),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
});

changing.describe("a page without its file", () => {
  // React says that it could not take the kept page over.
  changing.use({ expectedErrors: [new RegExp(`${EXPECTED.source}|^Hydration: .*#520`)] });

  changing("that was kept does not come back", async ({ page, site }) => {
    await visit(page);
    // The file of a page that is not opened yet: out of the cache here, and gone from the server since.
    const file = await page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name!);
      const urls = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      const terms = urls.find((path) => path.startsWith("/assets/TermsPage"))!;
      await cache.delete(terms);
      return terms;
    });
    site.gone = file;
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.clearBrowserCache");
    await page.goto("/terms");
    // It was loaded anew once by itself, in vain.
    await expect(page.getByRole("heading", { name: "This page tripped over" })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/terms"))).catch(() => true), {
        message: "is kept",
      })
      .toBe(false);
    // The server's page of today knows its files of today.
    site.gone = undefined;
    const answer = await page.goto("/terms");
    expect(answer!.status()).toBe(200);
    await untilHydrated(page);
  });
});

changing(
  "taken out, the worker leaves nothing behind, and what is being typed stays",
  async ({ page, site }) => {
    await visit(page, "/contact");
    await untilHydrated(page);
    await page.getByLabel("Message").fill("Dear 4MQ");
    site.takeWorkerOut();
    await lookForUpdates(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect(page.getByLabel("Message")).toHaveValue("Dear 4MQ");
    // The next page is the server's.
    const answer = await page.goto("/books");
    expect(answer!.fromServiceWorker()).toBe(false);
  },
);

test.describe("the signed-in area without a connection", () => {
  const lastSeen = (page: Page) =>
    page.getByText(/^We cannot reach 4MQ just now\. Last seen at \d\d:\d\d on \d+ \w+\.$/);
  const seenKeys = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("4mq_seen_")));

  /** The entry that was just written included, which no server has told yet. */
  const seen = (page: Page) =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith("4mq_seen_"))
        .map(([, text]) => text)
        .join(),
    );

  test(
    "shows what was seen last, with its time, even when the session has run out meanwhile",
    { tag: "@phone" },
    async ({ page, context, axe }) => {
      await signUp(page);
      await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
      await page.getByRole("tab", { name: "My KPIs" }).click();
      await expect(page.getByText("This Week's Performance")).toBeVisible();
      await page.goto("/kpi-scorecard");
      await expect(page.getByText("£12.50").first()).toBeVisible();
      await page.goto("/community?tab=gigs");
      await page.goto("/challenge-dashboard?tab=journal");
      await expect(entries(page)).toHaveCount(1);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await changeSession(page, { expires_at: 1 });
      await context.setOffline(true);

      await page.reload();
      await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible({ timeout: 5000 });
      await expect(entries(page)).toHaveCount(1);
      await expect(lastSeen(page)).toBeVisible();
      await axe();
      await page.getByRole("tab", { name: "My KPIs" }).click();
      await expect(page.getByText("£12.50").first()).toBeVisible();
      await page.goto("/kpi-scorecard");
      await expect(page.getByText("£12.50").first()).toBeVisible();
      await expect(lastSeen(page)).toBeVisible();
      await page.goto("/community");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Amara");

      await page.goto("/challenge-dashboard?tab=journal");
      await expect(lastSeen(page)).toBeVisible();
      await context.setOffline(false);
      await expect(lastSeen(page)).toBeHidden({ timeout: 40_000 });
      await expect(entries(page)).toHaveCount(1);
    },
  );

  test("says in each part of the account page what could not be looked up, until it can be", async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await context.setOffline(true);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: email }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    const parts = ["load your name", "look up your second steps", "look up your ways to sign in"];
    for (const part of parts) {
      const alert = page.getByRole("alert").filter({ hasText: `We could not ${part}.` });
      await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
    }
    await context.setOffline(false);
    await expect(page.getByLabel("First name")).toHaveValue("Amara");
    await expect(page.getByText("All of these open this account.")).toBeVisible();
  });

  test("is forgotten when its user signs out, and never shown to the next one", async ({ page, context }) => {
    await signUp(page, { firstName: "Ann" });
    await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
    await expect.poll(() => seen(page)).toContain("E-Chore");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/auth");
    await expect.poll(() => seenKeys(page)).toEqual([]);
    await context.setOffline(false);
    await signUp(page, { firstName: "Ben" });
    await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
    await expect.poll(() => seenKeys(page)).toHaveLength(1);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Hi Ben!" })).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
  });
});
