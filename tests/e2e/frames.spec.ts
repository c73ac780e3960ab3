/** The frame of a signed-in page: its words before any script, for nobody but those with a session. */
import type { Page } from "@playwright/test";
import { addEntry, entries, expect, signUp, test } from "./fixtures";

/** The page's own scripts and the tables' answers wait until they are let through. */
async function hold(page: Page, what: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}
const SCRIPTS = /\/assets\/(?:shell|react)-[^/]+\.js$/;
const TABLES = /\/rest\/v1\//;

test("shows a page's frame before its scripts, and the last seen entries before the server's answers", async ({
  page,
}) => {
  const email = await signUp(page);
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await expect(entries(page)).toHaveCount(1);
  // The copy of what was seen is written as the page is left.
  await page.goto("/robots.txt");

  const letScripts = await hold(page, SCRIPTS);
  const letAnswers = await hold(page, TABLES);
  // Its first questions leave beside the scripts.
  const asked = page.waitForRequest(/\/rest\/v1\/journal_entries/);
  await page.goto("/challenge-dashboard?tab=journal", { waitUntil: "commit" });
  const frame = page.locator("#root > [inert]");
  await expect(frame.locator("h1")).toHaveText("Hi");
  await expect(frame.getByText("What happened?")).toBeVisible();
  await expect(frame.locator("input[type=date]")).toHaveValue("");
  await asked;

  letScripts();
  await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(entries(page)).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-frame", "whole");
  const answered = page.waitForResponse(/\/rest\/v1\/journal_entries/);
  letAnswers();
  await answered;
  await expect(entries(page)).toHaveCount(1);

  // Where there was no frame, what comes at once is not preceded by its place (parts.css).
  await page.getByRole("navigation", { name: "Main" }).getByTitle(email).click();
  await expect(page.getByLabel("First name")).toHaveValue("Amara");
  await expect(page.locator("html[data-frame]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Amara");
  await expect(page.locator("html")).toHaveAttribute("data-frame", "whole");
});

test("keeps the frame from visitors without a session, and its tabs from those who come for another", async ({
  page,
}) => {
  const letVisitor = await hold(page, SCRIPTS);
  await page.goto("/challenge-dashboard", { waitUntil: "commit" });
  const frame = page.locator("#root > [inert]");
  await expect(frame).toBeAttached();
  await expect(frame.locator("h1")).toBeHidden();
  letVisitor();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  await page.unrouteAll();
  await signUp(page);
  await page.getByRole("tab", { name: "My KPIs" }).click();
  await expect(page.getByRole("region", { name: "This Week's Performance" })).toBeVisible();
  const letScripts = await hold(page, SCRIPTS);
  // The tab that was last open is not the first.
  await page.goto("/challenge-dashboard", { waitUntil: "commit" });
  await expect(frame.locator("h1")).toBeVisible();
  await expect(frame.getByText("What happened?")).toBeHidden();
  letScripts();
  await expect(page.getByRole("tab", { name: "My KPIs" })).toHaveAttribute("aria-selected", "true");
});
