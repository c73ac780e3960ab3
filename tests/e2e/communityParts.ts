/** Locators and actions for the browser tests of the community. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, startSession } from "./fixtures";

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

export const card = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });
/** A button of a card; the card's name follows for screen readers. */
export const button = (page: Page, name: string, label: string) =>
  card(page, name).getByRole("button", { name: new RegExp(`^${label}\\b`) });

/** A new user with one tab of the community open. */
export async function visitorIn(
  browser: Browser,
  firstName: string,
  part: string,
  options: BrowserContextOptions = {},
) {
  const page = await (await browser.newContext(options)).newPage();
  await startSession(page, { firstName });
  await page.goto(`/community?tab=${part}`);
  return page;
}

/** The tests share one jar, so each idea has different words. */
let ideas = 0;
export const uniqueText = (words: string) => `${words} ${process.pid}-${(ideas += 1)}`;

export async function joinWith(page: Page, amount: string) {
  await page.getByRole("button", { name: "Join Savings Challenge" }).click();
  await page.getByLabel("How much do you want to save?").fill(amount);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(card(page, "Savings challenge")).toBeVisible();
}

export async function addHabit(page: Page, name: string) {
  await page.getByLabel("New habit").fill(name);
  await page.getByLabel("New habit").press("Enter");
  await expect(card(page, name)).toBeVisible();
}

export async function addIdea(page: Page, title: string, description: string) {
  await page.getByLabel("Your idea in a few words").fill(title);
  await page.getByLabel("How does it work?").fill(description);
  await page.getByRole("button", { name: "Add my idea" }).click();
}
