/** Entries and drafts when the network, the session or the visitor is gone for a while. */
import type { BrowserContext, Page } from "@playwright/test";
import { asUser } from "./database";
import {
  addButton,
  addEntry,
  changeSession,
  entries,
  expect,
  expectToast,
  fillEntry,
  loadToasts,
  pressSendNow,
  signIn,
  signUp,
  test,
} from "./fixtures";

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
const GOAL = { type: "Save", amount: "5", detail: "S-For Goal" } as const;
const SWEETS = { type: "Spend", amount: "2.20", detail: "P-Wants" } as const;

const API = "**/rest/v1/**";
const ENTRIES = "**/rest/v1/journal_entries**";
const KEPT = "Kept on this device";

const outbox = (page: Page) => page.getByRole("region", { name: "Waiting to be sent" });
const waiting = (page: Page) => outbox(page).getByRole("listitem");

/** As the database holds it, oldest first. */
const stored = async (page: Page) =>
  (await asUser(page, "GET", "journal_entries?select=amount&order=id")).map(({ amount }) => amount);

/** The browser believes that it is online, but nothing answers. */
const cutOff = (where: Page | BrowserContext) => where.route(API, (route) => route.abort());
const reconnect = (where: Page | BrowserContext) => where.unroute(API);

/** The dashboard as it is once everything has come that it needs. */
async function untilLoaded(page: Page) {
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
  await loadToasts(page, page.getByLabel("Amount"));
}

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|status of|rror/] });

test(
  "entries made offline wait in sight, outlive a reload, and are sent once and in order",
  { tag: "@phone" },
  async ({ page, context, axe }) => {
    await signUp(page);
    await untilLoaded(page);
    await context.setOffline(true);
    for (const entry of [CHORE, GOAL, SWEETS]) {
      await fillEntry(page, entry);
      await addButton(page).click();
      await expectToast(page, KEPT);
      await expect(page.getByLabel("Amount")).toHaveValue("");
    }
    await expect(waiting(page)).toHaveCount(3);
    await expect(waiting(page).first()).toContainText("£12.50");
    await expect(page.getByText("3 entries wait to be sent.")).toBeAttached();
    await axe();

    await cutOff(context);
    await context.setOffline(false);
    await page.reload();
    await expect(waiting(page)).toHaveCount(3);
    // They count nowhere yet.
    await expect(page.getByText("Earned £12.50")).toHaveCount(0);

    await reconnect(context);
    await pressSendNow(page);
    await expect(entries(page)).toHaveCount(3);
    await expect(outbox(page)).toBeHidden();
    await expect(page.getByText("All your entries are sent.")).toBeAttached();
    await expect.poll(() => stored(page)).toEqual([12.5, 5, 2.2]);
    await page.reload();
    await expect(entries(page)).toHaveCount(3);
    await expect.poll(() => stored(page)).toHaveLength(3);
  },
);

test("when the connection returns they are sent by themselves", async ({ page, context }) => {
  await signUp(page);
  await untilLoaded(page);
  await context.setOffline(true);
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expect(waiting(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(entries(page)).toHaveCount(1);
  await expect(outbox(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual([12.5]);
});

test("an answer lost after the entry was stored leaves one row, with what was corrected since", async ({
  page,
}) => {
  await signUp(page);
  await page.route(ENTRIES, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expectToast(page, KEPT);
  await expect.poll(() => stored(page)).toEqual([12.5]);
  await waiting(page)
    .getByRole("button", { name: /^Change: Earned £12.50, E-Chore/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Change this entry" });
  await dialog.getByLabel("Amount").fill("13.50");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(waiting(page)).toContainText("£13.50");
  // It may be on its way once more, by itself.
  await page.unrouteAll({ behavior: "wait" });
  await pressSendNow(page);
  await expect(entries(page)).toContainText(["£13.50"]);
  await expect(outbox(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual([13.5]);
});

test("what was taken back after a lost answer does not stay on the server", async ({ page }) => {
  await signUp(page);
  await page.route(ENTRIES, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await waiting(page)
    .getByRole("button", { name: /^Change:/ })
    .click();
  await page.getByRole("button", { name: "Remove entry" }).click();
  await expect(waiting(page)).toContainText("Removed: Earned £12.50");
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
});

test("two tabs that both know of a waiting entry add one row", async ({ page, context }) => {
  await signUp(page);
  await cutOff(context);
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expect(waiting(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto("/challenge-dashboard");
  await expect(waiting(other)).toHaveCount(1);
  await reconnect(context);
  await Promise.all([page, other].map(pressSendNow));
  for (const tab of [page, other]) {
    await expect(outbox(tab)).toBeHidden();
    await expect(entries(tab)).toHaveCount(1);
  }
  await expect.poll(() => stored(page)).toEqual([12.5]);
});

test("signing out names what was not sent; nobody else sees it; it is sent when its owner is back", async ({
  page,
  context,
  axe,
}) => {
  const ann = await signUp(page, { firstName: "Ann" });
  await cutOff(context);
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expect(waiting(page)).toHaveCount(1);
  await fillEntry(page, SWEETS);

  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("dialog", { name: "Not everything is sent yet" });
  await expect(question.getByRole("listitem")).toHaveText(/^Earned £12.50, E-Chore, \d+ \w+$/);
  await axe();
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await expect(question).toBeHidden();
  await expect(waiting(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/auth");

  await reconnect(context);
  await signUp(page, { firstName: "Ben" });
  await expect(page.getByRole("heading", { name: "Hi Ben!" })).toBeVisible();
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
  await expect(outbox(page)).toBeHidden();
  await expect(page.getByLabel("Amount")).toHaveValue("");
  await expect.poll(() => stored(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");

  await signIn(page, ann);
  await expect(page).toHaveURL("/challenge-dashboard");
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByLabel("Amount")).toHaveValue("2.20");
  await expect(page.getByRole("radio", { name: "P-Wants" })).toBeChecked();
  await expect.poll(() => stored(page)).toEqual([12.5]);
});

test("a session that ends in mid-form costs nothing of what was typed", async ({ page }) => {
  const email = await signUp(page);
  await fillEntry(page, SWEETS);
  await page.getByLabel("Date").fill("2026-02-03");
  // Long expired, and the server does not renew it.
  await changeSession(page, { expires_at: 1, refresh_token: "gone" });
  await page.reload();
  await expect(page).toHaveURL("/auth");
  await signIn(page, email);
  await expect(page).toHaveURL("/challenge-dashboard");
  await expect(page.getByText("Here is what you had begun.")).toBeVisible();
  await expect(page.getByLabel("Amount")).toHaveValue("2.20");
  await expect(page.getByLabel("Date")).toHaveValue("2026-02-03");
  await expect(page.getByRole("radio", { name: "P-Wants" })).toBeChecked();

  await addButton(page).click();
  await expectToast(page, "Entry Added! 💰");
  await page.reload();
  await expect(page.getByLabel("Amount")).toHaveValue("");
  await expect(page.getByText("Here is what you had begun.")).toBeHidden();
});

test("an entry that the server refuses later stays, says why, and can be sent again", async ({
  page,
  context,
}) => {
  await signUp(page);
  await untilLoaded(page);
  await context.setOffline(true);
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expect(waiting(page)).toHaveCount(1);
  await page.route(ENTRIES, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 429, json: { code: "daily_cap", message: "No more than 200 a day" } })
      : route.continue(),
  );
  await context.setOffline(false);
  await expect(waiting(page)).toContainText("Send it again tomorrow.");
  await page.unroute(ENTRIES);
  await page.reload();
  await expect(waiting(page)).toContainText("Send it again tomorrow.");
  await expect.poll(() => stored(page)).toEqual([]);
  await outbox(page).getByRole("button", { name: "Send now" }).click();
  await expect(outbox(page)).toBeHidden();
  await expect(entries(page)).toHaveCount(1);
  await expect.poll(() => stored(page)).toEqual([12.5]);
});

test("an entry that was sent while others wait does not come before them", async ({ page, context }) => {
  await signUp(page);
  await addEntry(page, GOAL);
  await cutOff(context);
  for (const entry of [CHORE, SWEETS]) {
    await fillEntry(page, entry);
    await addButton(page).click();
    await expectToast(page, KEPT);
  }
  await reconnect(context);
  // The next attempt comes by itself.
  await expect(outbox(page)).toBeHidden({ timeout: 25_000 });
  await expect(entries(page)).toHaveCount(3);
  await expect.poll(() => stored(page)).toEqual([5, 12.5, 2.2]);
});
