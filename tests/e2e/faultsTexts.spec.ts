/** Text that wants to be run, by a spreadsheet or by the browser, comes out as text. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { changeRows, insertRows, userIdOf } from "./database";
import { expect, signUp, test, untilHydrated } from "./fixtures";

/** What a spreadsheet calculates; a negative number is none. */
const FORMULA = /^(?!-\d+(\.\d+)?$)[\s\u200B]*[=+\-@＝＋－＠]/;

async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const text = readFileSync(await (await coming).path(), "utf8").replace("\uFEFF", "");
  return { text, cells: Papa.parse<string[]>(text).data.flat() };
}

test("formulas that a child wrote, or that stand in this browser's storage, are no formulas in “my data”", async ({
  page,
  request,
}) => {
  await signUp(page);
  const user_id = await userIdOf(page);
  const names = { first_name: '=HYPERLINK("https://evil.example","Click")', last_name: "@SUM(1)" };
  const habits = ["+44 habits", "\t=1+1", "-2+3", "＝1+1"];
  await changeRows(request, "profiles", `user_id=eq.${user_id}`, names);
  await insertRows(
    request,
    "habit_streaks",
    habits.map((habit_name) => ({ user_id, habit_name, status: "active" })),
  );
  await insertRows(request, "kindness_quests", {
    user_id,
    description: "=cmd|' /C calc'!A0\n@over two lines",
  });
  await insertRows(request, "gig_jar_submissions", {
    user_id,
    title: "=IMPORTXML(A1)",
    description: "  -1+1",
    is_deleted: true,
  });
  await page.evaluate((id) => {
    const draft = { day: "=TODAY()", type: "E", amount: "=1+1", detail: "@E-Chore" };
    localStorage.setItem(`4mq_draft_${id}`, JSON.stringify(draft));
    localStorage.setItem("quizScores", '{"=QUIZ()":90}');
  }, user_id);
  await page.goto("/account");
  const { text, cells } = await downloaded(page, "Download as a table (CSV)");
  expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  for (const written of [
    ...Object.values(names),
    ...habits,
    "=cmd|' /C calc'!A0\n@over two lines",
    "=IMPORTXML(A1)",
    "  -1+1",
    "=TODAY()",
    "@E-Chore",
    "=QUIZ()",
  ])
    expect(cells, text).toContain(`'${written}`);
});

test("a sheet full of formulas and scripts comes into the tracker as words that are not understood", async ({
  page,
}) => {
  let opened = false;
  page.on("dialog", () => (opened = true));
  const script = `<img src=x onerror=alert(1)>`;
  await page.goto("/excel-tracker");
  await untilHydrated(page);
  const rows = [
    ["=TODAY()", "E", "1", "E-Chore"],
    ["2026-11-20", script, "1", "E-Chore"],
    ["2026-11-20", "E", "=1+1", "E-Chore"],
    ["2026-11-20", "E", "1", script],
    ["\u202E2026-11-20", "E", "1", "E-Chore"],
    ["2026-11-20", "E", "2.5", "E-Chore"],
  ];
  const file = Papa.unparse([["Date", "Type", "Amount (£)", "Detail"], ...rows]);
  await page
    .getByLabel("Import CSV")
    .setInputFiles({ name: `${script}.csv`, mimeType: "text/csv", buffer: Buffer.from(file) });
  const dialog = page.getByRole("dialog", { name: "Import" });
  await expect(dialog).toContainText("1 row was added.");
  await expect(dialog.getByRole("listitem")).toHaveCount(5);
  await expect(dialog.getByRole("listitem").nth(1)).toContainText(`“${script}”`);
  await dialog.getByRole("button", { name: "Close" }).click();
  const { cells } = await downloaded(page, "Download CSV");
  const head = ["Date", "Type", "Amount (£)", "Detail"];
  expect(cells.filter(Boolean)).toEqual(head.concat("2026-11-20", "E", "2.50", "E-Chore"));
  expect(opened).toBe(false);
});
