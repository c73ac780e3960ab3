/**
 * The journal and its figures in a browser (specification part 2); anything that needs none is in
 * tests/site/journal.test.tsx.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { asUser, userIdOf } from "./database";
import { addButton, addEntry, entries, expect, expectToast, signUp, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";

const THREE = [
  { type: "Earn", amount: "12.50", detail: "E-Chore" },
  { type: "Save", amount: "5", detail: "S-For Goal" },
  { type: "Spend", amount: "4", detail: "P-KS Needs" },
] as const;

const DETAILS = {
  E: { earning_detail: "E-Others" },
  S: { saving_detail: "S-Others" },
  P: { spending_detail: "P-Others" },
} as const;

/** Entries with different amounts over nine months, at most 200 a day. */
async function fillJournal(page: Page, count: number) {
  const user_id = await userIdOf(page);
  const rows = Array.from({ length: count }, (_, index) => {
    const type = (["E", "S", "P"] as const)[index % 3]!;
    return {
      user_id,
      entry_date: `2026-0${1 + (index % 9)}-${10 + (index % 19)}`,
      entry_type: type,
      amount: (index + 1) / 100,
      earning_detail: null,
      saving_detail: null,
      spending_detail: null,
      ...DETAILS[type],
    };
  });
  await asUser(page, "POST", "journal_entries", rows);
}

test(
  "adds up four entries, one of them corrected, into the week's figures, and keeps them after a reload",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await signUp(page);
    await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible();
    await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
    for (const entry of THREE) await addEntry(page, entry);
    await expectToast(page, "Entry Added! 💰", "Your journal entry has been recorded successfully.");
    await addEntry(page, { type: "Spend", amount: "22", detail: "P-Wants" });
    await axe();
    await page.getByRole("button", { name: /^Change: Spent £22.00, a want \(P-Wants\), Today/ }).click();
    const dialog = page.getByRole("dialog", { name: "Change this entry" });
    await expect(dialog.getByRole("radio", { name: "P-Wants" })).toBeChecked();
    await axe();
    await dialog.getByLabel("Amount").fill("2.20");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
    await expect(entries(page).filter({ hasText: "£2.20" })).toBeVisible();

    await page.getByRole("tab", { name: "My KPIs" }).click();
    const week = page.getByRole("region", { name: "This Week's Performance" });
    for (const text of ["£12.50", "£5.00", "£6.20", "£1.30", "£4.00", "40%", "64.5%"])
      await expect(week.getByText(text, { exact: true })).toBeVisible();
    const phases = page
      .getByRole("region", { name: "Phase Performance Summary" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: /^Phase \d/ }) });
    await expect(phases).toHaveCount(1);
    await expect(phases.first()).toContainText("£12.50");
    await expect(page.getByText(/^Day 1 of 90 · phase 1 of 6/)).toBeVisible();
    await axe();

    await page.reload();
    await expect(week.getByText("£12.50", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Progress" }).click();
    await expect(page.getByText("Coming Soon")).toBeVisible();
    await page.getByRole("tab", { name: "Journal Entry" }).click();
    await expect(entries(page)).toHaveCount(4);
    await expectNoLossWithLargeText(page);
  },
);

test("shows nothing of it to another user on the same computer, not even by going back", async ({ page }) => {
  await signUp(page);
  await addEntry(page, THREE[0]);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await page.goBack();
  await expect(page).not.toHaveURL(/challenge-dashboard$/);
  await expect(page.getByText("E-Chore")).toBeHidden();
  await signUp(page, { firstName: "Ben" });
  await expect(page.getByRole("heading", { name: "Hi Ben!" })).toBeVisible();
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
});

test("corrects, removes and restores an entry by keyboard alone", async ({ page }) => {
  await signUp(page);
  for (const entry of THREE) await addEntry(page, entry);
  await page
    .getByRole("button", { name: /^Change: Spent £4.00, a need I planned for \(P-KS Needs\), Today/ })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change this entry" });
  await expect(dialog.getByLabel("Amount")).toHaveValue("4.00");
  await expect(dialog.getByRole("radio", { name: "P-KS Needs" })).toBeChecked();
  await dialog.getByLabel("Amount").fill("4.005");
  await dialog.getByLabel("Amount").press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("The most you can enter is 9,999,999.99.");
  await expect(dialog.getByLabel("Amount")).toBeFocused();
  await dialog.getByLabel("Amount").fill("4.50");
  await dialog.getByLabel("Date").fill("2026-02-03");
  await dialog.getByLabel("Date").press("Enter");
  await expect(dialog).toBeHidden();
  // The entry is in another day now, and the focus has moved with it.
  const corrected = page.getByRole("button", {
    name: /^Change: Spent £4.50, a need I planned for \(P-KS Needs\), Tuesday 3 Feb/,
  });
  await expect(corrected).toBeFocused();
  await expect(entries(page)).toHaveCount(3);

  await corrected.press("Enter");
  await dialog.getByRole("button", { name: "Remove entry" }).press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(entries(page).filter({ hasText: "Removed: Spent £4.50" })).toBeVisible();
  await expect(page.getByText("Spent £4.50", { exact: true })).toHaveCount(0);
  await undo.press("Enter");
  await expect(corrected).toBeFocused();
  await page.reload();
  await expect(entries(page)).toHaveCount(3);

  await corrected.click();
  await dialog.getByRole("button", { name: "Remove entry" }).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
});

test("shows a long journal page by page, keeps its filter over a reload, and downloads all of it", async ({
  page,
}) => {
  await signUp(page);
  await fillJournal(page, 200);
  await page.reload();
  const earlier = page.getByRole("button", { name: "Show earlier weeks" });
  await earlier.click();
  await expect(entries(page)).toHaveCount(100);
  await page.getByRole("button", { name: "Show older entries" }).click();
  await expect(entries(page)).toHaveCount(200);
  await expect(page.getByRole("button", { name: "Show older entries" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Change:/ }).nth(100)).toBeFocused();
  // The form is still there beside the list; in a low window it scrolls separately.
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 420 });
  await addButton(page).scrollIntoViewIfNeeded();
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  // The newest day first, and no entry twice.
  const amounts = await entries(page).locator(".tabular-nums").allTextContents();
  expect(new Set(amounts).size).toBe(200);

  await page.getByRole("radio", { name: "Earned" }).click({ force: true });
  await expect(page).toHaveURL("/challenge-dashboard?type=E");
  await page.reload();
  await earlier.click();
  await expect(entries(page)).toHaveCount(67);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download (CSV)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("4mq-journal.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines[0]).toBe("\uFEFFDate,Type,Amount (£),Detail");
  expect(new Set(lines.slice(1).map((line) => line.split(",")[2])).size).toBe(200);
  expect(lines).toHaveLength(201);
});
