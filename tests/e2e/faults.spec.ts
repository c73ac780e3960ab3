/** A bad day: each fault has an end that was designed, and costs nothing of what was written. */
import type { Page } from "@playwright/test";
import { asUser } from "./database";
import {
  addButton,
  addEntry,
  entries,
  expect,
  fillEntry,
  forgetLastSeen,
  held,
  join,
  signUp,
  stored,
  test,
  untilHydrated,
} from "./fixtures";

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
const LIST = "**/rest/v1/journal_entries?select**";

test.use({ expectedErrors: [/ERR_|Failed to|status of|rror|No room|tripped|broken/] });

const untilEmpty = (page: Page) =>
  expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();

test("a server that is busy once is asked once more, and nobody hears of it", async ({ page }) => {
  await signUp(page);
  await addEntry(page, CHORE);
  await forgetLastSeen(page);
  let asked = 0;
  await page.route(LIST, (route) =>
    (asked += 1) === 1 ? route.fulfill({ status: 503, body: "busy" }) : route.continue(),
  );
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => asked).toBe(2);
});

test("a server that never answers is given up, says so, and can be asked again", async ({ page }) => {
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
  await expect(page.getByRole("alert").filter({ hasText: "We could not load this." })).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole("button", { name: "Try again" }).click();
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

test("on a slow line an entry whose button is pressed twice is stored once", async ({ page }) => {
  await signUp(page);
  await forgetLastSeen(page);
  await slowDown(page);
  await page.reload({ waitUntil: "commit" });
  await fillEntry(page, CHORE);
  const answer = held();
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

test("the words are there before any script has come, and the form waits for its own", async ({ page }) => {
  const scripts = held();
  let waiting = 0;
  await page.route("**/assets/*.js", async (route) => {
    waiting += 1;
    await scripts.released;
    await route.continue();
  });
  // The event that a page is loaded waits for its scripts.
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await expect(
    page.getByText("A question, an idea or a mistake you have spotted? Write to us."),
  ).toBeVisible();
  const send = page.getByRole("button", { name: "Send Message" });
  await expect(send).toBeDisabled();
  await expect.poll(() => waiting).toBeGreaterThan(0);
  scripts.release();
  await untilHydrated(page);
  await expect(send).toBeEnabled();
});

for (const { path, part, tab, another, field } of [
  {
    path: "/community?tab=challenges",
    part: "BadgesTab",
    tab: "Badges",
    another: "Habits",
    field: "New habit",
  },
  {
    path: "/challenge-dashboard",
    part: "KpisTab",
    tab: "My KPIs",
    another: "Journal Entry",
    field: "Amount",
  },
])
  test(`the tab ${tab} that breaks while it is drawn leaves the others standing`, async ({ page, axe }) => {
    await page.route(`**/assets/${part}-*.js`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export const ${part} = () => { throw new Error("broken") };`,
      }),
    );
    await signUp(page);
    await page.goto(path);
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("alert")).toContainText(
      "This part tripped over. The rest of the page is fine",
    );
    await axe();
    await page.getByRole("tab", { name: another }).click();
    await expect(page.getByLabel(field)).toBeVisible();
  });

test("a guide that breaks while it is drawn leaves the page standing, without her", async ({ page }) => {
  await page.route("**/assets/Chat-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const Chat = () => { throw new Error("broken") };',
    }),
  );
  const broken = page.waitForEvent("console", (message) => message.text().includes("broken"));
  await page.goto("/contact");
  await broken;
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test("with its storage blocked a browser reads, plays, signs in and writes, for as long as the page is open", async ({
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
  await untilHydrated(page);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.goto("/excel-tracker");
  await untilHydrated(page);
  await page.getByLabel("Amount").fill("5");
  await page.getByLabel("Type").selectOption("Earn");
  await page.getByLabel("Detail").selectOption("E-Chore");
  await page.getByRole("button", { name: "Add to sheet" }).click();
  await expect(page.getByRole("table", { name: "Your sheet" }).locator("tbody tr")).toHaveCount(1);
  await page.goto("/challenge-dashboard");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await join(page);
  await addEntry(page, CHORE);
});

test("script text in every field of the signed-in area stays text", async ({ page }) => {
  let opened = false;
  page.on("dialog", () => (opened = true));
  const evil = `<img src=x onerror=alert(1)>"'><script>alert(1)</script>`;
  await signUp(page, { firstName: evil });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
  await page.goto("/community?tab=habits");
  await page.getByLabel("New habit").fill(evil);
  await page.getByLabel("New habit").press("Enter");
  await expect(page.getByRole("heading", { name: evil, exact: true })).toBeVisible();
  await page.goto("/community?tab=kindness");
  await page.getByLabel("What kind thing did you do?").fill(evil);
  await page.getByRole("button", { name: "Submit quest" }).click();
  await expect(
    page.getByRole("region", { name: "Your quests" }).getByText(evil, { exact: true }),
  ).toBeVisible();
  await page.goto("/account");
  await expect(page.getByLabel("First Name")).toHaveValue(evil);
  expect(opened).toBe(false);
});

for (const { what, now, span, day } of [
  {
    what: "the night of the clocks going back",
    now: "2026-10-25T01:30:00Z",
    span: "Monday 19 Oct to Sunday 25 October 2026",
    day: "2026-10-25",
  },
  {
    what: "29 February",
    now: "2028-02-29T12:00:00Z",
    span: "Monday 28 Feb to Sunday 5 March 2028",
    day: "2028-02-29",
  },
  {
    what: "the last minutes of a year",
    now: "2026-12-31T23:59:00Z",
    span: "Monday 28 Dec to Sunday 3 January 2027",
    day: "2026-12-31",
  },
])
  test(`on ${what} the sheet counts the day and the week it belongs to`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto("/excel-tracker");
    await untilHydrated(page);
    await page.getByLabel("Amount").fill("5");
    await page.getByLabel("Type").selectOption("Earn");
    await page.getByLabel("Detail").selectOption("E-Chore");
    await page.getByRole("button", { name: "Add to sheet" }).click();
    await expect.poll(() => stored(page, "4mq_tracker")).toMatchObject({ entries: [{ entry_date: day }] });
    const week = page.getByRole("region", { name: "Weekly figures" });
    await expect(week).toContainText(span);
    await expect(week).toContainText("£5.00");
  });

test("with its clock an hour off, either way, a device stays signed in and writes", async ({ page }) => {
  for (const hours of [1, -1]) {
    await page.context().clearCookies();
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await page.goto("/");
    await page.evaluate(() => localStorage.clear());
    await signUp(page);
    await untilEmpty(page);
    await addEntry(page, CHORE);
    await page.reload();
    await expect(entries(page)).toHaveCount(1);
    await expect(page).toHaveURL("/challenge-dashboard");
  }
});
