/**
 * Entries that wait while the network is gone, over a reload and in two tabs. What came of lost answers, refusals and ended
 * sessions is in tests/site/outbox.test.tsx.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { asUser } from "./database";
import {
  addButton,
  entries,
  expect,
  expectToast,
  fillEntry,
  loadToasts,
  pressSendNow,
  signUp,
  test,
} from "./fixtures";

const CHORE = { type: "Earn", amount: "12.50", detail: "E-Chore" } as const;
const GOAL = { type: "Save", amount: "5", detail: "S-For Goal" } as const;
const SWEETS = { type: "Spend", amount: "2.20", detail: "P-Wants" } as const;

const API = "**/rest/v1/**";
const KEPT = "Saved on this device";

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

test("shows offline entries, names them at sign-out, keeps them over a reload, and sends them once and in order", async ({
  page,
  context,
  axe,
}) => {
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
  await expect(page.getByText("3 entries are waiting to be sent.")).toBeAttached();
  await axe();

  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("dialog", { name: "Not everything has been sent yet" });
  await expect(question.getByRole("listitem").first()).toHaveText(
    /^Earned £12.50, a chore \(E-Chore\), \d+ \w+$/,
  );
  await axe();
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await expect(question).toBeHidden();
  await expect(waiting(page)).toHaveCount(3);

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
  await expect(page.getByText("All your entries have been sent.")).toBeAttached();
  await expect.poll(() => stored(page)).toEqual([12.5, 5, 2.2]);
  await page.reload();
  await expect(entries(page)).toHaveCount(3);
  await expect.poll(() => stored(page)).toHaveLength(3);
});

test("adds one row for an unsent entry that two tabs know", async ({ page, context }) => {
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

test("sends an unsent entry from the first page of a new visit, whatever it is", async ({
  page,
  context,
}) => {
  await signUp(page);
  await cutOff(context);
  await fillEntry(page, CHORE);
  await addButton(page).click();
  await expect(waiting(page)).toHaveCount(1);
  await page.close();
  await reconnect(context);
  const next = await context.newPage();
  const sent = next.waitForResponse((answer) => answer.url().includes("journal_entries"));
  await next.goto("/books");
  expect((await sent).status()).toBe(201);
  await next.goto("/challenge-dashboard");
  await expect(entries(next)).toHaveCount(1);
});
