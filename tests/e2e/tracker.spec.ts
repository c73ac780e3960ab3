/**
 * The spreadsheet-style tracker where it needs a browser: keyboard, paper, files, tabs, many rows (specification part 2,
 * sections 2, 5, 7 and 9). Its form, figures and storage are tested in tests/pages/tracker*.test.tsx.
 */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, figure, stored, runExclusively, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";

const NOW = new Date("2026-11-21T12:00:00Z"); // a Saturday: the week is 16 to 22 November
const KEY = "4mq_tracker";

interface StoredEntry {
  id: string;
  entry_date: string;
  entry_type: string;
  amount: number;
  detail: string;
}
const row = (id: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  id: `row-${id}`,
  entry_date: "2026-11-20",
  entry_type: "E",
  amount: id,
  detail: "E-Chore",
  ...more,
});

async function open(page: Page, entries: readonly StoredEntry[] = [], start = "2025-01-01") {
  await page.clock.setFixedTime(NOW);
  if (entries.length)
    await page.addInitScript(
      ([key, text]) => {
        if (!localStorage.getItem(key!)) localStorage.setItem(key!, text!);
      },
      [KEY, JSON.stringify({ start, entries })],
    );
  await page.goto("/excel-tracker");
}
const sheetKept = (page: Page) => stored<{ start: string; entries: StoredEntry[] }>(page, KEY);

const sheet = (page: Page) => page.getByRole("table", { name: "Your sheet" });
/** Rows with an entry. */
const rows = (page: Page) => sheet(page).locator("tbody tr");
const addButton = (page: Page) => page.getByRole("button", { name: "Add to sheet" });

interface Draft {
  day?: string;
  type: "Earn" | "Save" | "Spend";
  amount: string;
  detail: string;
}
async function add(
  page: Page,
  { day, type, amount, detail }: Draft,
  press = (button: Locator) => button.click(),
) {
  if (day) await page.getByLabel("Date", { exact: true }).fill(day);
  await page.getByLabel("Type").selectOption(type);
  await page.getByLabel("Amount").fill(amount);
  await page.getByRole("radio", { name: detail }).check();
  await press(addButton(page));
}

async function downloadCsv(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

test("reads a typed comma, leaves a wheel to the page, and asks before it drops a sign", async ({ page }) => {
  await open(page);
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.click();
  await page.keyboard.type("4,50");
  await expect(amount).toHaveValue("4.50");
  await amount.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(amount).toBeFocused();
  await page.keyboard.type("9");
  await expect(amount).toHaveValue("4.509");

  await page.getByLabel("Type").selectOption("Earn");
  await amount.fill("");
  await page.getByRole("radio", { name: "E-Chore" }).check();
  await amount.pressSequentially("6:75");
  await page.keyboard.press("Enter");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(rows(page)).toHaveCount(0);
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(1);
});

test(
  "adds an entry by keyboard alone, counts it at once, and keeps it after a reload",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await open(page);
    await expect(page.getByText("There is nothing in your sheet yet.", { exact: false })).toBeVisible();
    await expect(page.getByLabel("Phase 1 starts on")).toHaveValue("2025-01-01");
    await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2026-11-21");
    await page.getByLabel("Type").focus();
    await page.keyboard.type("Earn");
    await page.keyboard.press("Tab");
    await page.keyboard.type("12.50");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: "Added: 21 November 2026, Earned £12.50, a chore (E-Chore)." }),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    // Ready for the next one: the day and the type stay.
    await expect(page.getByLabel("Amount")).toBeFocused();
    await expect(page.getByLabel("Amount")).toHaveValue("");
    await expect(page.getByLabel("Type")).toHaveValue("E");
    await expect(figure(page, "Earned").first()).toContainText("£12.50");
    await axe();

    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(figure(page, "Earned").first()).toContainText("£12.50");
    await expectNoLossWithLargeText(page);
  },
);

test("keeps a removed row, a start out of bounds and an import's report accessible, with the focus", async ({
  page,
  axe,
}) => {
  await open(page, [row(1), row(2), row(3)]);
  await page
    .getByRole("button", { name: "Remove 20 November 2026, Earned £2.00, a chore (E-Chore)" })
    .press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  const start = page.getByLabel("Phase 1 starts on");
  await start.fill("2026-11-16");
  await start.fill("2019-12-31");
  await start.blur();
  await expect(page.getByRole("alert")).toContainText("between 1 January 2020");
  await axe();
  await undo.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove .* £2\.00/ })).toBeFocused();
  await page.getByRole("button", { name: /^Remove .* £1\.00/ }).click();

  const file = "Date,Type,Amount (£),Detail\r\n2026-11-20,E,2.00,E-Chore\r\nnext month,E,1,E-Chore\r\n";
  await page
    .getByLabel("Import CSV")
    .setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.from(file, "latin1") });
  const dialog = page.getByRole("dialog", { name: "Import" });
  await expect(dialog).toContainText("1 row was already in the sheet.");
  await expect(dialog.getByRole("listitem")).toContainText(["Row 3"]);
  await axe();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(start).toHaveValue("2026-11-16");
});

test("prints every row, the head on each page, the totals once and no controls, on A4 or Letter", async ({
  page,
}) => {
  const entries = Array.from({ length: 130 }, (_, index) => row(index + 1));
  await open(page, [...entries, row(131, { entry_type: "P", detail: "P-Non-KS Needs", amount: 0.5 })]);
  await expect(rows(page)).toHaveCount(25);
  for (const format of ["A4", "Letter"] as const) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    const pages = (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, " ").trim());
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((text) => text.includes("Row Date Type Amount (£) Detail"))).toHaveLength(
      pages.length,
    );
    const whole = pages.join(" ");
    for (const { amount } of entries)
      expect(whole).toContain(`${amount} 20 Nov 2026 E Earned ${amount}.00 A chore E-Chore`);
    expect(whole).toContain("131 20 Nov 2026 P Spent 0.50 A need I didn’t plan for P-Non-KS Needs");
    expect(whole.match(/Totals/g)).toHaveLength(1);
    expect(pages.at(-1)).toContain("Earned: £8,515.00 Saved: £0.00 Spent: £0.50 Left over: £8,514.50");
    expect(whole).not.toMatch(/Add to sheet|Print Sheet|Sign In|Contact|Excel Money Tracker|Weekly figures/);
    // The screen is as it was.
    await expect(page.locator(".print-sheet")).toHaveCount(0);
    await expect(rows(page)).toHaveCount(25);
  }
});

test("stays usable with ten thousand rows, and downloads all of them", async ({ page }) => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    row(index + 1, { entry_date: `20${20 + (index % 7)}-0${1 + (index % 9)}-1${index % 10}` }),
  );
  await open(page, many);
  await expect(page.getByText("Rows 1 to 25 of 10,000")).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole("button", { name: "Older" }).click();
  await expect(page.getByText("Rows 26 to 50 of 10,000")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your sheet" })).toBeFocused();
  await add(page, { day: "2020-01-01", type: "Earn", amount: "1", detail: "E-Chore" });
  // The page with the new row opens: the last one.
  await expect(page.getByText("Rows 10,001 to 10,001 of 10,001")).toBeVisible();
  const { name, text } = await downloadCsv(page);
  expect(name).toBe("money-journal-entries.csv");
  expect(text).toMatch(/^\uFEFFDate,Type,Amount \(£\),Detail\r\n2020-01-01,E,1\.00,E-Chore\r\n/);
  expect(text.trim().split("\r\n")).toHaveLength(10_002);
});

test("loses no row when two tabs write at once", async ({ page, context }) => {
  await open(page, [row(1)]);
  const other = await context.newPage();
  await open(other, [row(1)]);
  await Promise.all(
    [page, other].map(async (tab, index) => {
      for (let entry = 0; entry < 5; entry += 1) {
        await add(tab, { type: "Spend", amount: `${10 * (index + 1) + entry}`, detail: "P-Wants" });
        // Ready for the next one.
        await expect(tab.getByLabel("Amount")).toHaveValue("");
      }
    }),
  );
  for (const tab of [page, other]) await expect(rows(tab)).toHaveCount(11);
  await expect
    .poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount).toSorted((a, b) => a - b))
    .toEqual([1, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24]);
});

test("adds an entry once although it is pressed twice while another tab holds the lock and the page is left", async ({
  page,
  context,
}) => {
  await open(page);
  await add(page, { type: "Earn", amount: "1", detail: "E-Chore" }, (button) => button.dblclick());
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel("Amount")).toHaveValue("");
  await runExclusively(context, KEY);
  await expect(page.getByRole("alert").filter({ hasText: "Please fill in all fields" })).toHaveCount(0);
  await add(page, { type: "Earn", amount: "2", detail: "E-Chore" }, async (button) => {
    await button.click();
    await button.click();
  });
  expect((await sheetKept(page))?.entries).toHaveLength(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test("an amount is what an input method or a phone's keyboard composed, or is asked for", async ({
  page,
}) => {
  await open(page);
  const amount = page.getByLabel("Amount");
  const keyboard = await page.context().newCDPSession(page);
  const compose = async (text: string) => {
    await amount.focus();
    for (let end = 1; end <= text.length; end += 1)
      await keyboard.send("Input.imeSetComposition", {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    await keyboard.send("Input.insertText", { text });
  };
  for (const [before, text, meant] of [
    ["", "４５０", "450"],
    ["", "4,50", "4.50"],
    ["", "５０p", "0.50"],
    ["3", "，5", "3.5"],
    ["3", "40", "340"],
  ] as const) {
    await amount.fill(before);
    await compose(text);
    await expect(amount).toHaveValue(meant);
  }
  const wrong = page.getByRole("alert").filter({ hasText: "amount" });
  await expect(wrong).toBeHidden();
  await amount.fill("");
  await compose("1,125");
  await expect(amount).toHaveValue("");
  await expect(wrong).toBeVisible();
});
