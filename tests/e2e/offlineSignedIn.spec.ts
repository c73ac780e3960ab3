/** The signed-in pages without a connection: what was seen last stands there, with its time, and what is added waits. */
import type { Page } from "@playwright/test";
import { asUser } from "./database";
import {
  addButton,
  addEntry,
  changeSession,
  entries,
  expect,
  expectToast,
  figure,
  fillEntry,
  signUp,
  test,
  untilServed,
} from "./fixtures";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[14]|Failed to fetch|AuthRetryable/],
});

const waiting = (page: Page) =>
  page.getByRole("region", { name: "Waiting to be sent" }).getByRole("listitem");
const lastSeen = (page: Page) =>
  page.getByText(/^We cannot reach 4MQ right now\. This page was last updated at \d\d:\d\d on \d+ \w+\.$/);
const seenKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("4mq_seen_")));

test("shows cached pages with their time and says which were never seen, even after the session has expired", async ({
  page,
  context,
  axe,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByRole("region", { name: "This Week's Performance" })).toContainText("£12.50");
  await untilServed(page);
  await context.setOffline(true);
  await page.goto("/kpi-scorecard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Hi Amara!");
  await expect(main.getByText("We cannot reach 4MQ right now.")).toBeVisible();
  await expect(main.getByRole("alert")).toContainText(/^We could not load your scorecard\./);
  // Her name alone was seen before.
  await expect(lastSeen(page)).toHaveCount(0);
  await axe();
  await context.setOffline(false);
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£12\.50/);
  await expect(main.getByText("We cannot reach 4MQ right now.")).toBeHidden();

  await page.goto("/challenge-dashboard?tab=journal");
  await expect(entries(page)).toHaveCount(1);
  await changeSession(page, { expires_at: 1 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible({ timeout: 5000 });
  await expect(entries(page)).toHaveCount(1);
  await expect(lastSeen(page)).toBeVisible();
  await axe();
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByRole("region", { name: "This Week's Performance" })).toContainText("£12.50");
  await page.goto("/kpi-scorecard");
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£12\.50/);
  await expect(lastSeen(page)).toBeVisible();
  await context.setOffline(false);
  await expect(lastSeen(page)).toBeHidden();
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£12\.50/);
});

test("sends an entry added on a cold start without a connection on the next start with one, once", async ({
  page,
  context,
}) => {
  await signUp(page);
  await untilServed(page);
  // The copy, and the facts of today's strip.
  await expect.poll(() => seenKeys(page)).toHaveLength(2);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  const answer = await cold.goto("/challenge-dashboard");
  expect(answer!.fromServiceWorker()).toBe(true);
  await expect(lastSeen(cold)).toBeVisible();
  await fillEntry(cold, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await addButton(cold).click();
  await expectToast(cold, "Saved on this device");
  await expect(waiting(cold)).toContainText("£12.50");
  await cold.close();

  await context.setOffline(false);
  let sent = 0;
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/journal_entries")) sent += 1;
  });
  const again = await context.newPage();
  await again.goto("/challenge-dashboard");
  await expect(entries(again)).toHaveCount(1);
  await expect(waiting(again)).toHaveCount(0);
  await again.reload();
  await expect(entries(again)).toContainText(["£12.50"]);
  expect(sent).toBe(1);
  expect(await asUser(again, "GET", "journal_entries?select=amount")).toEqual([{ amount: 12.5 }]);
});
