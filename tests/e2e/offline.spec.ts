/** The service worker: what works without a connection after one visit, and how a new version comes. */
import type { BrowserContext, Page } from "@playwright/test";
import { test as changing } from "./changingSite";
import { expect, deferred, stored, test, untilServed } from "./fixtures";

const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[14]|dynamically imported module|Failed to fetch|AuthRetryable/;
test.use({ serviceWorkers: "allow", expectedErrors: [EXPECTED] });
changing.use({ serviceWorkers: "allow", expectedErrors: [EXPECTED] });

/** One visit, with time enough for the browser to keep the site. */
async function visit(page: Page, path = "/") {
  await page.goto(path);
  await untilServed(page);
}

async function visitAndLoseConnection(page: Page, context: BrowserContext) {
  await visit(page);
  await context.setOffline(true);
}

/** Includes pictures further down, which load late. */
const brokenImages = (page: Page) =>
  page.evaluate(async () => {
    const broken: string[] = [];
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode().catch(() => broken.push(image.src));
    }
    return broken;
  });

const offer = (page: Page) => page.getByRole("region", { name: "New version" });
/** None while the page is being loaded. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys()).catch((): string[] => []);

/** The version that is not on show. */
const stateOf = (page: Page, which: "installing" | "waiting") =>
  page.evaluate(async (name) => (await navigator.serviceWorker.ready)[name]?.state, which);
/** True if a version is complete: its last page is cached. */
const isWhole = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => Boolean(await caches.match("/404.html", { cacheName })), name);

/** The files in this cache alone, as those of another build are. */
const putInto = (page: Page, name: string, path: string) =>
  page.evaluate(async ([cache, file]) => (await caches.open(cache)).put(file, new Response("late")), [
    name,
    path,
  ] as const);

/**
 * As the browser does by itself every hour and whenever somebody comes back to the page. It answers with a check that is
 * under way, the page's own, which may have seen the version before: then it is asked once more.
 */
const checkForUpdates = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { waiting } = registration;
    await registration.update();
    if (!registration.installing && registration.waiting === waiting) await registration.update();
  });

test("opens every page without a connection after one visit, by its address and by links", async ({
  page,
  context,
}) => {
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
    expect(await brokenImages(page), path).toEqual([]);
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  // The footer's link; its page has never been opened here.
  await page.getByRole("navigation", { name: "4MQ, footer" }).getByRole("link", { name: "Site Map" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Site map", { ignoreCase: true });

  expect((await page.goto("/no-such-page"))!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.goto("/books/nobody-knows-it");
  await expect(page.getByRole("heading", { name: "Book not found" })).toBeVisible();
  await page.goto("/quiz/nobody-knows-it");
  await expect(page).toHaveURL("/quiz-hub");
});

test("keeps a quiz, the tracker and the assessment working without a connection, with their data", async ({
  page,
  context,
}) => {
  await visitAndLoseConnection(page, context);
  await page.goto("/quiz/money-brain-battle");
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`Question ${question} of 10`)).toBeVisible();
    await page.getByRole("main").getByRole("radio").first().check();
    await page.getByRole("button", { name: question < 10 ? "Next Question" : "Finish Quiz" }).click();
  }
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(1);
  const scores = await stored<Record<string, number>>(page, "quizScores");
  const best = scores!["money-brain-battle"];
  expect(best).toEqual(expect.any(Number));
  await page.goto("/quiz-hub");
  const card = page.getByRole("article").filter({ hasText: "Money Brain Battle Quiz" });
  await expect(card.getByText("Best score").locator("xpath=..")).toContainText(`${best}%`);

  await page.goto("/excel-tracker");
  await page.getByLabel("Type").selectOption("E");
  await page.getByLabel("Amount").fill("3.20");
  await page.getByRole("radio", { name: "E-Chore" }).check();
  await page.getByRole("button", { name: "Add to sheet" }).click();
  await page.reload();
  await expect(page.getByRole("table").getByText("3.20").first()).toBeVisible();

  await page.goto("/find-your-quadrant");
  for (let scenario = 1; scenario <= 5; scenario += 1) {
    await page.getByRole("main").getByRole("radio").first().check();
    await page.getByRole("button", { name: /^(Next|See)/ }).click();
  }
  await expect(page.getByRole("button", { name: "Retake Assessment" })).toBeVisible();
});

test("caches nothing from the backend, of other visitors or from a failed answer", async ({
  page,
  context,
}) => {
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
  expect(kept.filter((path) => /^\/(?:rest|functions|_mail|downloads|nowhere)|gone/.test(path))).toEqual([]);
  // A part of a file is the network's: the worker would have only the whole.
  await context.setOffline(true);
  await expect(
    page.evaluate(() => fetch("/theme.js", { headers: { range: "bytes=0-9" } }).then(() => "answered")),
  ).rejects.toThrow();
});

test("takes up a page that the worker has missed once it is open", async ({ page, context }) => {
  await visit(page);
  // Past the worker, as by Shift and Reload.
  const devtools = await context.newCDPSession(page);
  await Promise.all([page.waitForEvent("load"), devtools.send("Page.reload", { ignoreCache: true })]);
  await untilServed(page);
});

changing(
  "a new version is offered, and taken in every tab; what is being typed there stays",
  async ({ page, context, site, axe }) => {
    await visit(page, "/about");
    const [idle, typing] = [await context.newPage(), await context.newPage()];
    await visit(idle, "/books");
    await visit(typing, "/contact");
    await typing.getByLabel("Message").fill("Dear 4MQ, I have written for an hour.");
    for (const tab of [page, idle, typing])
      await tab.evaluate(() => ((window as { old?: boolean }).old = true));
    // Undefined while it is being loaded.
    const isOld = (tab: Page) =>
      tab.evaluate(() => (window as { old?: boolean }).old === true).catch(() => undefined);

    site.deployNewVersion();
    await checkForUpdates(page);
    await expect(offer(page)).toContainText("There is a new version of 4MQ");
    await expect(page.getByRole("status").filter({ has: offer(page) })).toBeAttached();
    await axe();
    await expect.poll(() => isOld(page)).toBe(true);

    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect.poll(() => isOld(page)).toBe(false);
    await expect.poll(() => isOld(idle)).toBe(false);
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => isOld(typing)).toBe(true);
    await expect(offer(typing)).toContainText("You opened it in another tab.");
    await expect(typing.getByLabel("Message")).toHaveValue("Dear 4MQ, I have written for an hour.");
    // Its files are still there.
    await typing
      .getByRole("navigation", { name: "4MQ, footer" })
      .getByRole("link", { name: "Terms" })
      .click();
    await expect(typing.getByRole("heading", { level: 1 })).toContainText("Terms");
    await offer(typing).getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => isOld(typing)).toBe(false);

    // The last tab of the old version has gone, and what it needed with it.
    await typing.close();
    await idle.close();
    await visit(page, "/about");
    await expect.poll(() => cacheNames(page)).toEqual(["4mq-next"]);
  },
);

changing(
  "the version that was replaced keeps its files, not the one that waited in vain",
  async ({ page, context, site }) => {
    await visit(page, "/about");
    const typing = await context.newPage();
    await visit(typing, "/contact");
    await typing.getByLabel("Message").fill("Dear 4MQ, I have written for two hours.");
    const [first] = await cacheNames(page);
    await putInto(page, first!, "/assets/late.js");

    site.deployNewVersion();
    await checkForUpdates(page);
    await expect(offer(page)).toBeVisible();
    site.deployNewVersion("next2");
    await checkForUpdates(page);
    await expect.poll(() => isWhole(page, "4mq-next2")).toBe(true);
    await expect.poll(() => stateOf(page, "installing")).toBeUndefined();
    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect(offer(typing)).toContainText("You opened it in another tab.");
    await expect.poll(() => cacheNames(typing)).toEqual([first, "4mq-next2"]);
    expect(await typing.evaluate(async () => (await fetch("/assets/late.js")).text())).toBe("late");
    await expect(typing.getByLabel("Message")).toHaveValue("Dear 4MQ, I have written for two hours.");
  },
);

changing(
  "a version that comes while a page is opened is kept whole until it is wanted",
  async ({ page, site }) => {
    await visit(page);
    // The previous version's cache goes after a page has been open for a while.
    const keepOlder = async () => {
      for (const path of ["/shown", "/assets/late.js"]) await putInto(page, "4mq-before", path);
    };
    await keepOlder();
    await expect.poll(() => cacheNames(page)).not.toContain("4mq-before");
    await keepOlder();
    const { released, release } = deferred();
    site.slow = { path: "/theme.js", released };
    site.deployNewVersion();
    await page.goto("/about");
    await expect.poll(() => cacheNames(page)).toContain("4mq-next");
    await expect.poll(() => cacheNames(page)).not.toContain("4mq-before");
    release();
    await expect(offer(page)).toBeVisible();
    expect(await isWhole(page, "4mq-next")).toBe(true);
  },
);

changing(
  "a version that is still being fetched when a page is opened is offered there",
  async ({ page, site }) => {
    await visit(page);
    const { released, release } = deferred();
    site.slow = { path: "/theme.js", released };
    site.deployNewVersion();
    await checkForUpdates(page);
    await expect.poll(() => cacheNames(page)).toContain("4mq-next");
    await page.goto("/books");
    expect(await stateOf(page, "installing")).toBe("installing");
    release();
    await expect(offer(page)).toBeVisible();
  },
);

changing(
  "a new version of which a file does not come leaves the old one at work, and is tried again",
  async ({ page, context, site }) => {
    await visit(page);
    site.deployNewVersion();
    site.missingPath = "/theme.js";
    await checkForUpdates(page);
    await expect.poll(() => cacheNames(page)).toContain("4mq-next");
    await expect.poll(() => stateOf(page, "installing")).toBeUndefined();
    expect(await stateOf(page, "waiting")).toBeUndefined();
    await context.setOffline(true);
    await page.goto("/books");
    await expect(page.getByRole("heading", { name: "The 4MQ books" })).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await context.setOffline(false);

    site.missingPath = undefined;
    await checkForUpdates(page);
    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect.poll(() => cacheNames(page)).toEqual(["4mq-next"]);
    await context.setOffline(true);
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
  },
);

changing(
  "a new version that is not taken changes nothing, and loses nobody's words",
  async ({ page, context, site }) => {
    await visit(page, "/contact");
    const [before] = await cacheNames(page);
    await page.getByLabel("Message").fill("Half a sentence");
    site.deployNewVersion();
    await checkForUpdates(page);
    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect(offer(page)).toContainText("What you have typed or chosen on this page has not been saved.");
    await expect(page.getByLabel("Message")).toHaveValue("Half a sentence");
    await offer(page).getByRole("button", { name: "Not now" }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
    await context.setOffline(true);
    await page.goto("/quiz");
    await expect.poll(() => cacheNames(page)).toContain(before);
    await context.setOffline(false);
    // The next page asks once more; then nothing is lost.
    await page.goto("/about");
    await offer(page).getByRole("button", { name: "Use the new version" }).click();
    await expect.poll(() => cacheNames(page)).toEqual(["4mq-next"]);
  },
);

test("fetches a file that the browser has thrown away from the server, and caches it again", async ({
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
      page.evaluate(async (cache) => Boolean(await (await caches.open(cache)).match("/404.html")), name!),
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
    site.missingPath = file;
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.clearBrowserCache");
    await page.goto("/terms");
    // It was reloaded once by itself, in vain.
    await expect(page.getByRole("heading", { name: "This page has a problem" })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/terms"))).catch(() => true), {
        message: "is kept",
      })
      .toBe(false);
    // The server's page of today knows its files of today.
    site.missingPath = undefined;
    const answer = await page.goto("/terms");
    expect(answer!.status()).toBe(200);
  });
});

changing(
  "taken out, the worker leaves nothing behind, and what is being typed stays",
  async ({ page, site }) => {
    await visit(page, "/contact");
    await page.getByLabel("Message").fill("Dear 4MQ");
    site.removeWorker();
    await checkForUpdates(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect(page.getByLabel("Message")).toHaveValue("Dear 4MQ");
    // The next page is the server's.
    const answer = await page.goto("/books");
    expect(answer!.fromServiceWorker()).toBe(false);
  },
);
