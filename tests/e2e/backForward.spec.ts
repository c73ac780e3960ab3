/** Pages that the browser keeps whole when one goes on, and shows again as they were when one goes back. */
import type { Page } from "@playwright/test";
import { addEntry, expect, signUp, test, untilHydrated } from "./fixtures";
import { LAUNCH } from "./playwright.config";

// Playwright switches this memory of the browser off.
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

/** Counts how often this browser shows a page that it had kept whole. */
const countReturns = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { returns: 0 });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) (globalThis as unknown as { returns: number }).returns += 1;
    });
  });
const returns = (page: Page) => page.evaluate(() => (globalThis as { returns?: number }).returns);

async function addRow(page: Page, amount: string) {
  await page.getByLabel("Amount").fill(amount);
  await page.getByLabel("Type").selectOption("Earn");
  await page.getByLabel("Detail").selectOption("E-Chore");
  await page.getByRole("button", { name: "Add to sheet" }).click();
}

test("a sheet that the browser kept whole shows what another tab wrote meanwhile, and loses nothing of it", async ({
  page,
  context,
}) => {
  const rows = page.getByRole("table", { name: "Your sheet" }).getByRole("button", { name: /^Remove/ });
  await page.goto("/excel-tracker");
  await untilHydrated(page);
  await addRow(page, "1");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Amount").fill("3");
  await countReturns(page);
  await page.goto("/robots.txt");
  const other = await context.newPage();
  await other.goto("/excel-tracker");
  await untilHydrated(other);
  await addRow(other, "2");
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => returns(page)).toBe(1);
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel("Amount")).toHaveValue("3");
  await addRow(page, "3");
  await expect(rows).toHaveCount(3);
});

test("going back to a page that the browser may have kept, after signing out elsewhere, shows nothing of it", async ({
  page,
  context,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "7.77", detail: "E-Chore" });
  // Another document, not another route of this one.
  await page.goto("/robots.txt");
  const other = await context.newPage();
  await other.goto("/challenge-dashboard");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/auth");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("£7.77")).toBeHidden();
});
