/** Pages that the browser caches whole on the way forward and shows again unchanged on the way back. */
import type { Page } from "@playwright/test";
import { SESSION_KEY } from "@/backend/session";
import { addEntry, expect, signUp, stored, test } from "./fixtures";
import { LAUNCH_WHOLE_BROWSER } from "./playwright.config";

// Playwright disables this cache of the browser.
const ignoreDefaultArgs = [...LAUNCH_WHOLE_BROWSER.ignoreDefaultArgs, "--disable-back-forward-cache"];
test.use({ launchOptions: { ...LAUNCH_WHOLE_BROWSER, ignoreDefaultArgs } });

/**
 * Counts how often this browser shows a page from its cache; the count is kept outside the page,
 * because the page may reload.
 */
const countReturns = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) localStorage.setItem("returns", String(Number(localStorage.getItem("returns")) + 1));
    }),
  );
/** There is no page while it is loading. */
const returns = (page: Page) => stored<number>(page, "returns").catch(() => null);

async function addRow(page: Page, amount: string) {
  await page.getByLabel("Amount").fill(amount);
  await page.getByLabel("Type").selectOption("Earn");
  await page.getByRole("radio", { name: "E-Chore" }).check();
  await page.getByRole("button", { name: "Add to sheet" }).click();
}

test("shows another tab's changes on a page restored from the browser's cache, and loses none", async ({
  page,
  context,
}) => {
  const rows = page.getByRole("table", { name: "Your sheet" }).getByRole("button", { name: /^Remove/ });
  await page.goto("/excel-tracker");
  await addRow(page, "1");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Amount").fill("3");
  await countReturns(page);
  await page.goto("/robots.txt");
  const other = await context.newPage();
  await other.goto("/excel-tracker");
  await addRow(other, "2");
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => returns(page)).toBe(1);
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel("Amount")).toHaveValue("3");
  await addRow(page, "3");
  await expect(rows).toHaveCount(3);
});

const outOfSight = async (page: Page) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "7.77", detail: "E-Chore" });
  await countReturns(page);
  await page.evaluate(() => Object.assign(globalThis, { old: true }));
  // Another document, not another route of the same one.
  await page.goto("/robots.txt");
};

test("shows nothing of a cached page after signing out elsewhere and going back", async ({
  page,
  context,
}) => {
  await outOfSight(page);
  // Chromium discards the cached page when the other tab notifies it.
  const other = await context.newPage();
  await other.goto("/challenge-dashboard");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/auth");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("£7.77")).toBeHidden();
});

test("shows nothing of a page that the browser has cached whole either", async ({ page }) => {
  await outOfSight(page);
  // The session has ended without a message from another tab.
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => returns(page)).toBe(1);
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("£7.77")).toBeHidden();
  // Everything has gone, not only the visible text.
  expect(await page.evaluate(() => (globalThis as { old?: boolean }).old)).toBeUndefined();
});
