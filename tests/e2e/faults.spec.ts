/** A bad day: every fault has a designed ending, and nothing that was written is lost. */
import type { Page } from "@playwright/test";
import { asUser } from "./database";
import {
  addButton,
  addEntry,
  entries,
  expect,
  fillEntry,
  forgetLastSeen,
  deferred,
  join,
  startSession,
  signUp,
  test,
} from "./fixtures";
import { opened } from "./settled";

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
const LIST = "**/rest/v1/journal_entries?select**";

test.use({ expectedErrors: [/ERR_|Failed to|status of|rror|No room|tripped|broken/] });

test("gives up on a server that never answers, says so, and can ask again", async ({ page }) => {
  await signUp(page);
  await addEntry(page, CHORE);
  await forgetLastSeen(page);
  // A minute of waiting takes a second.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 60);
  });
  await page.route(LIST, () => {});
  await page.reload();
  // On a slow computer another answer may also take longer than these seconds.
  const list = page.getByRole("region", { name: "Your entries" });
  await expect(list.getByRole("alert").filter({ hasText: "We could not load this." })).toBeVisible();
  await page.unroute(LIST);
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(entries(page)).toHaveCount(1);
});

/** Slow 3G. */
async function slowDown(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test("stores an entry once on a slow line although its button is pressed twice", async ({ page }) => {
  await signUp(page);
  await forgetLastSeen(page);
  await slowDown(page);
  await page.reload({ waitUntil: "commit" });
  await fillEntry(page, CHORE);
  const answer = deferred();
  let posts = 0;
  await page.route("**/rest/v1/journal_entries**", async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await answer.released;
    }
    await route.continue();
  });
  const form = page.locator("form").filter({ has: page.getByLabel("Amount") });
  await addButton(page).dblclick();
  await form.evaluate((fields: HTMLFormElement) => fields.requestSubmit());
  answer.release();
  await expect(entries(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByLabel("Amount")).toHaveValue("");
  expect(posts).toBe(1);
  await expect.poll(() => asUser(page, "GET", "journal_entries?select=amount")).toHaveLength(1);
});

test("shows the words before any script, and keeps the form closed until its own has loaded", async ({
  page,
}) => {
  const scripts = deferred();
  let waiting = 0;
  await page.route("**/assets/*.js", async (route) => {
    waiting += 1;
    await scripts.released;
    await route.continue();
  });
  // A page's load event waits for its scripts.
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await expect(
    page.getByText("Do you have a question or an idea, or have you spotted a mistake? Write to us."),
  ).toBeVisible();
  const send = page.getByRole("button", { name: "Send Message" });
  await expect(send).toBeDisabled();
  await expect.poll(() => waiting).toBeGreaterThan(0);
  scripts.release();
  await opened(page);
  await expect(send).toBeEnabled();
});

test("reports a tab that fails to render, and keeps the others working", async ({ page, axe }) => {
  await page.route("**/assets/BadgesTab-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const BadgesTab = () => { throw new Error("broken") };',
    }),
  );
  await startSession(page);
  await page.goto("/community?tab=challenges");
  await page.getByRole("tab", { name: "Badges" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "This part has a problem. The rest of the page is fine",
  );
  await axe();
  await page.getByRole("tab", { name: "Habits" }).click();
  await expect(page.getByLabel("New habit")).toBeVisible();
});

test("lets a visitor read, play, sign in and write with blocked storage while the page is open", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await page.goto("/quiz-hub");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.goto("/excel-tracker");
  await page.getByLabel("Amount").fill("5");
  await page.getByLabel("Type").selectOption("Earn");
  await page.getByRole("radio", { name: "E-Chore" }).check();
  await page.getByRole("button", { name: "Add to sheet" }).click();
  await expect(page.getByRole("table", { name: "Your sheet" }).locator("tbody tr")).toHaveCount(1);
  await page.goto("/challenge-dashboard");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await join(page);
  await addEntry(page, CHORE);
});
