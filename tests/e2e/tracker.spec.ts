/** The spreadsheet-style tracker, in a real browser (specification part 2, sections 2, 5, 7 and 9). */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, fillStorage, makeRoom, stored, takeTurn, test, untilHydrated } from "./fixtures";

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
  await untilHydrated(page);
}
const sheetKept = (page: Page) => stored<{ start: string; entries: StoredEntry[] }>(page, KEY);

const sheet = (page: Page) => page.getByRole("table", { name: "Your sheet" });
/** Rows with an entry. */
const rows = (page: Page) => sheet(page).locator("tbody tr");
const addButton = (page: Page) => page.getByRole("button", { name: "Add to sheet" });
const week = (page: Page) => page.getByRole("region", { name: "Weekly figures" });
const phases = (page: Page) => page.getByRole("region", { name: "Phase figures" });

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
  await page.getByLabel("Detail").selectOption(detail);
  await press(addButton(page));
}

async function downloadCsv(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}
const importCsv = (page: Page, text: string | Buffer) =>
  page
    .getByLabel("Import CSV")
    .setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test(
  "an entry is written by keyboard alone, counts at once, and is still there after a reload",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await open(page);
    await expect(page.getByText("Nothing in the sheet yet.", { exact: false })).toBeVisible();
    await expect(page.getByText("No data for this week yet. Start adding journal entries!")).toBeVisible();
    await expect(
      page.getByText("No phase data available yet. Complete your first phase to see results!"),
    ).toBeVisible();
    await expect(page.getByLabel("Phase 1 starts on")).toHaveValue("2025-01-01");
    await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2026-11-21");
    await page.getByLabel("Type").focus();
    await page.keyboard.type("Earn");
    await page.keyboard.press("Tab");
    await page.keyboard.type("12.50");
    await page.keyboard.press("Tab");
    await page.keyboard.type("E-Chore");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "Added: 21 November 2026, Earned £12.50, E-Chore." }),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    // Ready for the next one: the day and the type stay.
    await expect(page.getByLabel("Amount")).toBeFocused();
    await expect(page.getByLabel("Amount")).toHaveValue("");
    await expect(page.getByLabel("Type")).toHaveValue("E");
    await expect(week(page).getByText("£12.50", { exact: true })).toBeVisible();
    await axe();

    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect
      .poll(() => sheetKept(page))
      .toEqual({
        start: "2025-01-01",
        entries: [
          {
            id: expect.any(String),
            entry_date: "2026-11-21",
            entry_type: "E",
            amount: 12.5,
            detail: "E-Chore",
          },
        ],
      });
  },
);

test("the figures are those of the journal's rules, for any week and for phases from any day", async ({
  page,
  axe,
}) => {
  await open(page, [
    row(12.5, { entry_date: "2026-11-21" }),
    row(5, { entry_date: "2026-11-21", entry_type: "S", detail: "S-For Goal" }),
    row(4, { entry_date: "2026-11-16", entry_type: "P", detail: "P-KS Needs" }),
    row(2.2, { entry_date: "2026-11-22", entry_type: "P", detail: "P-Wants" }),
    row(100, { entry_date: "2026-11-15", detail: "E-Others" }),
  ]);
  for (const text of ["£12.50", "£5.00", "£6.20", "£4.00", "40%", "64.5%"])
    await expect(week(page).getByText(text, { exact: true })).toBeVisible();
  await week(page).getByRole("button", { name: "Earlier week" }).click();
  await expect(week(page).getByText("Monday 9 Nov to Sunday 15 November 2026")).toBeVisible();
  await expect(week(page).getByText("£100.00", { exact: true })).toBeVisible();

  const start = page.getByLabel("Phase 1 starts on");
  await page.getByRole("button", { name: /^Start phase 1 on 15 November 2026/ }).click();
  await expect(start).toHaveValue("2026-11-15");
  const first = phases(page).getByRole("row", { name: /^Phase 1/ });
  await expect(first).toContainText("Now");
  for (const text of ["£112.50", "£5.00", "£6.20", "£4.00", "4.4%", "64.5%"])
    await expect(first).toContainText(text);
  await start.fill("2026-11-16");
  await expect(first).toContainText("£12.50");
  await start.fill("2019-12-31");
  await start.blur();
  await expect(page.getByRole("alert")).toContainText("from 1 January 2020");
  await axe();
  await page.reload();
  await expect(start).toHaveValue("2026-11-16");
});

test("an incomplete entry gets the specified alert, and one outside its bounds is told at its field", async ({
  page,
}) => {
  await open(page);
  await addButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(page.getByLabel("Type")).toBeFocused();
  await page.getByLabel("Type").selectOption("Spend");
  await page.getByLabel("Amount").fill("3");
  await addButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(page.getByLabel("Amount")).toHaveValue("3");
  await page.getByLabel("Detail").selectOption("P-Others");
  await page.getByLabel("Type").selectOption("Save");
  await expect(page.getByLabel("Detail")).toHaveValue("");
  for (const amount of ["10000000", "-1", "1.005"]) {
    await add(page, { type: "Save", amount, detail: "S-Others" });
    await expect(page.getByRole("alert")).toContainText("from 0 to 9,999,999.99");
  }
  await add(page, { day: "2019-12-31", type: "Save", amount: "1", detail: "S-Others" });
  await expect(page.getByRole("alert")).toContainText("from 1 January 2020");
  await expect.poll(() => sheetKept(page)).toBeNull();
});

test("a removed row can be put back where it stood, with the focus never lost", async ({ page, axe }) => {
  await open(page, [row(1), row(2), row(3)]);
  await page.getByRole("button", { name: "Remove 20 November 2026, Earned £2.00, E-Chore" }).press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription("Removed: 20 November 2026, Earned £2.00, E-Chore");
  await expect.poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount)).toEqual([1, 3]);
  await expect(page.getByText("£4.00", { exact: true }).first()).toBeVisible();
  await axe();
  await undo.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove .* £2\.00/ })).toBeFocused();
  await expect
    .poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount))
    .toEqual([1, 2, 3]);
  await page.getByRole("button", { name: /^Remove .* £1\.00/ }).click();
  await page.getByRole("button", { name: /^Remove .* £3\.00/ }).click();
  // Both can still be put back, in any order, and stand where they stood.
  await expect(undo).toHaveCount(2);
  await undo.last().click();
  await expect(undo).toHaveCount(1);
  await expect.poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount)).toEqual([1, 2]);
  await undo.click();
  await expect
    .poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount))
    .toEqual([1, 2, 3]);
  await page.getByRole("button", { name: /^Remove .* £1\.00/ }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test("the CSV comes back whole: what is there is not added again, what is not understood is told", async ({
  page,
  axe,
}) => {
  const chore = { entry_date: "2026-11-19", amount: 4.5 };
  await open(page, [
    row(1, chore),
    row(2, chore),
    row(3, { entry_type: "P", detail: "P-KS Needs", amount: 1000 }),
  ]);
  const { name, text } = await downloadCsv(page);
  expect(name).toBe("money-journal-entries.csv");
  expect(text).toBe(
    "\uFEFFDate,Type,Amount (£),Detail\r\n" +
      "2026-11-19,E,4.50,E-Chore\r\n2026-11-19,E,4.50,E-Chore\r\n2026-11-20,P,1000.00,P-KS Needs\r\n",
  );
  const dialog = page.getByRole("dialog", { name: "Import" });
  await importCsv(page, text);
  await expect(dialog).toContainText("0 rows were added.");
  await expect(dialog).toContainText("3 rows were in the sheet already.");
  await dialog.getByRole("button", { name: "Close" }).click();

  await page
    .getByRole("button", { name: /^Remove 19 November/ })
    .first()
    .click();
  // As Excel saves it: another day's writing, Windows' own letters, and rows of somebody's own.
  const excel = Buffer.from(
    text.replace("\uFEFF", "").replaceAll("2026-11-19", "19/11/2026") +
      "2026-11-20,S,1.5,S-For Goal\r\nnext month,E,1,E-Chore\r\n2026-11-20,E,1,=cmd|' /C calc'!A0\r\n",
    "latin1",
  );
  await importCsv(page, excel);
  await expect(dialog).toContainText("2 rows were added.");
  await expect(dialog).toContainText("2 rows were in the sheet already.");
  await expect(dialog.getByRole("listitem")).toHaveText([
    "Row 6: “next month” is not a day from 1 January 2020 up to a year from now.",
    "Row 7: the detail “=cmd|' /C calc'!A0” does not belong to its type.",
  ]);
  await axe();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await sheetKept(page))?.entries).toHaveLength(4);
  await importCsv(page, "a,b\n1,2");
  await expect(dialog).toContainText("This is not a file from this tracker.");
});

test.describe("on paper", () => {
  for (const format of ["A4", "Letter"] as const)
    test(`${format} has every row, its head on each page, the totals once and no controls`, async ({
      page,
    }) => {
      const entries = Array.from({ length: 130 }, (_, index) => row(index + 1));
      await open(page, [...entries, row(131, { entry_type: "P", detail: "P-Non-KS Needs", amount: 0.5 })]);
      await expect(rows(page)).toHaveCount(25);
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      const pages = (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, " ").trim());
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.filter((text) => text.includes("Row Date Type Amount (£) Detail"))).toHaveLength(
        pages.length,
      );
      const whole = pages.join(" ");
      for (const { amount } of entries)
        expect(whole).toContain(`${amount} 20 Nov 2026 E Earned ${amount}.00 E-Chore`);
      expect(whole).toContain("131 20 Nov 2026 P Spent 0.50 P-Non-KS Needs");
      expect(whole.match(/Totals/g)).toHaveLength(1);
      expect(pages.at(-1)).toContain("Earned: £8,515.00 Saved: £0.00 Spent: £0.50 Left over: £8,514.50");
      expect(whole).not.toMatch(
        /Add to sheet|Print Sheet|Sign In|Contact|Excel Money Tracker|Weekly figures/,
      );
      // The screen is as it was.
      await expect(page.locator(".print-sheet")).toHaveCount(0);
      await expect(rows(page)).toHaveCount(25);
    });

  test("Print Sheet asks the browser to print", async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(globalThis, { print: () => (document.title = "printing") }));
    await page.getByRole("button", { name: "Print Sheet" }).click();
    await expect(page).toHaveTitle("printing");
  });
});

test("ten thousand rows stay usable, and the file has all of them", async ({ page }) => {
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
  const { text } = await downloadCsv(page);
  expect(text.trim().split("\r\n")).toHaveLength(10_002);
});

test("two tabs that write at once lose no row", async ({ page, context }) => {
  await open(page, [row(1)]);
  const other = await context.newPage();
  await open(other, [row(1)]);
  await Promise.all(
    [page, other].map(async (tab, index) => {
      for (let entry = 0; entry < 5; entry += 1)
        await add(tab, { type: "Spend", amount: `${10 * (index + 1) + entry}`, detail: "P-Wants" });
    }),
  );
  for (const tab of [page, other]) await expect(rows(tab)).toHaveCount(11);
  await expect
    .poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount).toSorted((a, b) => a - b))
    .toEqual([1, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24]);
});

test("a row that waits for another tab is kept when the page is left before", async ({ page, context }) => {
  await takeTurn(context, KEY);
  await open(page);
  await add(page, { type: "Earn", amount: "1", detail: "E-Chore" });
  await expect.poll(() => sheetKept(page)).toBeNull();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test("pressed twice, while it waits for another tab and in one breath, an entry is there once", async ({
  page,
  context,
}) => {
  await open(page);
  await add(page, { type: "Earn", amount: "1", detail: "E-Chore" }, (button) => button.dblclick());
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("alert").filter({ hasText: "Please fill in all fields" })).toHaveCount(0);
  await takeTurn(context, KEY);
  await add(page, { type: "Earn", amount: "2", detail: "E-Chore" }, async (button) => {
    await button.click();
    await button.click();
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test.describe("a browser whose storage", () => {
  test("is full says so, keeps what is typed on the page and in the file, and stores it once there is room", async ({
    page,
    axe,
  }) => {
    await open(page, [row(1)]);
    await fillStorage(page);
    await add(page, { type: "Earn", amount: "7", detail: "E-Others" });
    await expect(page.getByText("This browser has no room for your sheet", { exact: false })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect.poll(async () => (await sheetKept(page))?.entries).toHaveLength(1);
    expect((await downloadCsv(page)).text).toContain("2026-11-21,E,7.00,E-Others");
    await axe();
    await makeRoom(page);
    await add(page, { type: "Earn", amount: "8", detail: "E-Others" });
    await expect(page.getByText("This browser has no room for your sheet", { exact: false })).toBeHidden();
    await expect
      .poll(async () => (await sheetKept(page))?.entries.map(({ amount }) => amount))
      .toEqual([1, 7, 8]);
  });

  test("holds nonsense sets it aside with a calm word, and goes on", async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"start":"x","entries":5}'), KEY);
    await open(page);
    await expect(page.getByText("We put it aside", { exact: false })).toBeVisible();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(`${key}_corrupt`), KEY))
      .toBe('{"start":"x","entries":5}');
    await add(page, { type: "Earn", amount: "7", detail: "E-Others" });
    await expect(rows(page)).toHaveCount(1);
  });
});
