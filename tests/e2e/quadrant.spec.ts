/**
 * Find Your Quadrant where it needs a browser: keyboard, reload, layout, sharing (specification part 2, sections 2, 4, 7
 * and 9). Its result in the profile is tested in tests/site/quadrantProfile.test.tsx.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectToast, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { sidewaysScroll } from "./settled";

/** Index of the answer to each scene. Earning 2+2+2+2+2, spending -2-2-1-2-2. */
const MONEY_MASTER = [1, 3, 1, 0, 2];

const options = (page: Page) => page.getByRole("main").getByRole("radio");
const next = (page: Page) => page.getByRole("button", { name: /^(Next|See My Result)$/ });

async function open(page: Page) {
  await page.goto("/find-your-quadrant");
}

async function answerAll(page: Page, answers: readonly number[]) {
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Scene ${index + 1} of 5`)).toBeVisible();
    await options(page).nth(answer).check();
    await next(page).click();
  }
}

const scoreOf = (page: Page, label: string) => page.getByRole("progressbar", { name: label });

test("leads through five scenes to the result, keeps answers over Back and a reload, and clears them on Retake", async ({
  page,
  axe,
  axeInBothThemes,
}) => {
  await open(page);
  await expect(next(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
  await options(page).nth(1).check();
  await next(page).click();
  await expect(page.getByRole("heading", { level: 2, name: /Theo is free all day/ })).toBeFocused();
  await expect(next(page)).toBeDisabled();
  await options(page).nth(3).check();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /Zara’s birthday card/ })).toBeFocused();
  await expect(options(page).nth(1)).toBeChecked();
  await next(page).click();
  await expect(options(page).nth(3)).toBeChecked();
  await page.reload();
  await expect(page.getByText("Scene 2 of 5")).toBeVisible();
  await expect(options(page).nth(3)).toBeChecked();
  await expect(page.getByRole("progressbar", { name: "How many scenes you have done" })).toHaveAttribute(
    "value",
    "2",
  );
  await axe();
  await next(page).click();
  for (const answer of MONEY_MASTER.slice(2)) {
    await options(page).nth(answer).check();
    await next(page).click();
  }

  await expect(page.getByRole("heading", { name: "Today you chose like a Money Master" })).toBeFocused();
  await expect(page.getByText("Your tile: QII")).toBeVisible();
  await expect(scoreOf(page, "Earning score")).toHaveAttribute("value", "100");
  await expect(scoreOf(page, "Spending score")).toHaveAttribute("value", "0");
  await expect(
    page.getByRole("img", {
      name: /Your earning score is 100 and your spending score is 0, so you are in the Money Master tile/,
    }),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your plan in three steps" }).getByRole("listitem"),
  ).toHaveCount(3);
  const levels = page.getByRole("region", { name: "Your tile at every level" });
  for (const name of ["Money Master", "Super Saver", "Wealth Architect"])
    await expect(levels.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(/^Your result stays on this device/)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await axeInBothThemes();
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoLossWithLargeText(page);
  await page.setViewportSize(wide);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today you chose like a Money Master" })).toBeVisible();

  await page.getByRole("button", { name: "Retake Assessment" }).click();
  await expect(page.getByText("Scene 1 of 5")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /Zara’s birthday card/ })).toBeFocused();
  for (const option of await options(page).all()) await expect(option).not.toBeChecked();
  await page.reload();
  await expect(page.getByText("Scene 1 of 5")).toBeVisible();
  await expect(next(page)).toBeDisabled();
});

test("reaches the very middle by keyboard alone, which counts as more, and leads to the books", async ({
  page,
}) => {
  await open(page);
  await expect(options(page).first()).toBeEnabled();
  await options(page).first().focus();
  // Without an answer it leads nowhere.
  await page.keyboard.press("Enter");
  await expect(page.getByText("Scene 1 of 5")).toBeVisible();
  // Earning -2+2-1+2-1, spending 2-2+1-2+1; the focus is on each new scene's heading.
  for (const [index, key] of ["1", "4", "3", "1", "4"].entries()) {
    await expect(page.getByText(`Scene ${index + 1} of 5`)).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Today you chose like a Fun Spender" })).toBeFocused();
  await expect(scoreOf(page, "Earning score")).toHaveAttribute("value", "50");
  await expect(scoreOf(page, "Spending score")).toHaveAttribute("value", "50");
  await page.getByRole("link", { name: "Explore Books" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/books");
});

/** The size in a PNG's own head. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("draws a picture of the tile on the device, and shares it, or else saves it", async ({ page }) => {
  await open(page);
  await answerAll(page, MONEY_MASTER);
  const make = page.getByRole("button", { name: "Make a picture" });
  const saved = page.waitForEvent("download");
  await make.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("4mq-money-master.png");
  const png = readFileSync(await file.path());
  expect(sizeOf(png)).toEqual([1080, 1080]);
  // An empty picture of one colour would be a tenth of it.
  expect(png.length).toBeGreaterThan(30_000);
  await expect(page.getByText("Your picture is in your downloads.")).toBeVisible();

  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => Promise.resolve(void shared.push(Object.keys(data), data.files![0]!.name)),
    });
  });
  await make.click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared))
    .toEqual([["files"], "4mq-money-master.png"]);
});

test("shares by the device, or else by a copy, or else by text to select", async ({ page, context, axe }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (data: unknown) => Promise.resolve(void shared.push(data)),
    });
  });
  await open(page);
  await answerAll(page, MONEY_MASTER);
  const share = page.getByRole("button", { name: "Share Results" });
  const toast = page.getByText("Copied to clipboard!", { exact: true });
  const words =
    "Today I chose like a Money Master (QII) on the 4MQ money map. My earning score is 100 and my spending score is 0. Which tile are you in?";
  const url = new URL("/find-your-quadrant", page.url()).href;

  await share.click();
  const sharedData = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
  expect(sharedData).toEqual([{ title: "Find Your Quadrant | 4MQ", text: words, url }]);

  // The visitor looks at the ways to share, and goes back.
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: () => Promise.reject(new DOMException("Cancelled", "AbortError")),
    }),
  );
  await share.click();
  await expect(toast).toBeHidden();

  // The device refuses to share, or knows no way to.
  for (const refused of [true, false]) {
    await page.evaluate((refuses) => {
      const value = refuses && (() => Promise.reject(new DOMException("No", "NotAllowedError")));
      Object.defineProperty(navigator, "share", { configurable: true, value });
      return navigator.clipboard.writeText("");
    }, refused);
    await share.click();
    await expectToast(page, "Copied to clipboard!");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${words} ${url}`);
  }

  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new DOMException("No", "NotAllowedError")),
    }),
  );
  await share.click();
  const text = page.getByRole("textbox", { name: "Copy this text to share it" });
  await expect(text).toHaveValue(`${words} ${url}`);
  await expect
    .poll(() => text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart))
    .toBe(`${words} ${url}`.length);
  await axe();
});
