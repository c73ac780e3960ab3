/** Brothers and sisters on one device: the browser's own storage, two tabs, and a header that must hold one thing more. */
import { expect, startSession, stored, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { sidewaysScroll } from "./settled";
import type { Page } from "@playwright/test";

const EARNINGS = {
  totalCoins: 2,
  dailyEarnings: [{ date: "2026-11-01", coins: 2, source: "money-brain-battle" }],
  weeklyEarnings: 0,
  monthlyEarnings: 2,
};
const dialog = (page: Page) => page.getByRole("dialog");

const expectNoSidewaysScroll = async (page: Page) => expect(await sidewaysScroll(page)).toBe(0);

test("keeps each child's coins and sheet apart, in two tabs and beside an account", async ({
  page,
  context,
  axe,
}) => {
  test.setTimeout(240_000);
  await page.goto("/shelf");
  await page.evaluate((earnings) => {
    localStorage.setItem("userEarnings", JSON.stringify(earnings));
    localStorage.setItem("4mq_me", "dreamer sun");
  }, EARNINGS);
  await page.goto("/shelf");
  await page.getByRole("button", { name: "Choose who is playing" }).click();
  await dialog(page).getByRole("button", { name: "Add a player" }).click();
  await dialog(page).getByLabel("Nickname").fill("Kofi");
  await dialog(page)
    .getByLabel(/so far/)
    .fill("Amara-Josephine Okonk");
  await axe("dialog");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText("Kofi has joined.")).toBeVisible();
  await axe("dialog");

  // Another tab hears of it, and is the other child's before anybody can write there.
  const other = await context.newPage();
  await other.goto("/shelf");
  await expect(other.getByRole("heading", { name: "2 coins" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Play as Kofi" }).click();
  await expect(other.getByRole("heading", { name: "0 coins" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "0 coins" })).toBeVisible();
  expect(await stored(page, "userEarnings")).toBeNull();
  await other.close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: /^Playing: Kofi/ })).toBeVisible();
  await page.goto("/");
  await expectNoSidewaysScroll(page);

  await page.goto("/excel-tracker");
  await expect(page.getByRole("radio", { name: "Kofi" })).toBeChecked();
  await axe();
  await page.getByRole("radio", { name: /^Amara/ }).check();
  await page.setInputFiles("[type=file]", {
    name: "rows.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Date,Type,Amount (£),Detail\n2026-11-20,E,4.50,E-Chore\n2026-11-21,P,1.20,P-Wants\n",
    ),
  });
  await expect(dialog(page).getByRole("heading", { name: "Whose rows are these?" })).toBeVisible();
  await axe("dialog");
  await dialog(page).getByRole("button", { name: "Kofi" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Import into Kofi’s sheet" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Kofi’s sheet" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe("money-journal-entries-Kofi.csv");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectNoLossWithLargeText(page);

  // An account is a player of its own.
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSession(page);
  await page.goto("/keep");
  await expect(page.getByRole("group", { name: "Whose money sheet is yours?" })).toBeVisible();
  await axe();
  expect(await stored(page, "4mq_playing")).toMatchObject({ visitor: expect.stringMatching(/^v/) });
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("button", { name: /^Playing: Kofi/ })).toBeVisible();

  await page.getByRole("button", { name: /^Playing: Kofi/ }).click();
  await dialog(page).getByRole("button", { name: "Remove Kofi" }).click();
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(dialog(page).getByRole("button", { name: "Bring back" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Bring back" }).click();
  await expect(dialog(page).getByText(/^Kofi is back/)).toBeVisible();
  // The page loads again for who is playing now, and would break off a step to another page.
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Escape")]);
  expect(await stored(page, "userEarnings")).toMatchObject({ totalCoins: 2 });

  await page.goto("/shelf");
  await page.getByRole("button", { name: "Clear everything for the next class" }).click();
  await axe("dialog");
  await dialog(page).getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByText("Everything here is cleared.")).toBeFocused();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
