/** The KPI scorecard in a browser (specification part 2, sections 2, 4, 7 and 9); its faults are in tests/pages. */
import type { Page } from "@playwright/test";
import { dayOf } from "@/domain/calendar";
import { asUser, userIdOf } from "./database";
import { addEntry, expect, figure, startSession, test } from "./fixtures";
import { sidewaysScroll } from "./settled";

const OPEN = "/kpi-scorecard";

/** An entry of today, as from another device. */
const write = async (page: Page, entry: object) =>
  asUser(page, "POST", "journal_entries", {
    ...entry,
    user_id: await userIdOf(page),
    entry_date: dayOf(new Date()),
  });

const takeAssessment = async (page: Page, scores: Record<string, number>) =>
  asUser(page, "PATCH", `profiles?user_id=eq.${await userIdOf(page)}`, scores);

const savedPoints = async (page: Page) =>
  (await asUser(page, "GET", `kpi_data?user_id=eq.${await userIdOf(page)}`))[0]?.knowledge_points;

test("shows sample figures with their banner, the user's own after the first entry, and moves the point", async ({
  page,
  axe,
  axeInBothThemes,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await startSession(page);
  await page.goto(OPEN);
  await expect(page.getByText("Sample data")).toBeVisible();
  for (const [name, text] of [
    ["Overall score", /^62/],
    ["Earning score", /^65/],
    ["Spending score", /^58/],
    ["Savings rate", /^28%/],
    ["Weekly earnings", /^£45\.00/],
    ["Weekly spending", /^£32\.00/],
    ["Streak", /^7 days/],
    ["Goals completed", /^3 of 8/],
    ["Knowledge points", /^150/],
  ] as const)
    await expect(figure(page, name)).toHaveText(text);
  // The overall score is no larger than any other figure.
  const sizeOf = (name: string) =>
    figure(page, name)
      .locator("span")
      .first()
      .evaluate((digits) => Number.parseFloat(getComputedStyle(digits).fontSize));
  const size = await sizeOf("Savings rate");
  expect(await sizeOf("Overall score")).toBe(size);
  for (const name of ["Update Weekly Goal", "Log New Earnings", "Track Spending"])
    await expect(page.getByRole("button", { name: `${name} Coming Soon` })).toBeDisabled();
  await axeInBothThemes();

  await page.getByRole("link", { name: "Open my journal" }).first().click();
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await write(page, { entry_type: "S", amount: 5, saving_detail: "S-For Goal" });
  await write(page, { entry_type: "P", amount: 6.2, spending_detail: "P-Wants" });
  await takeAssessment(page, { earning_score: 82, spending_score: 27 });
  await page.evaluate(() => localStorage.setItem("completedQuizzes", '["money-brain-battle"]'));
  await page.goto(OPEN);
  for (const [name, text] of [
    ["Overall score", /^55/],
    ["Earning score", /^82/],
    ["Spending score", /^27/],
    ["Savings rate", /^40%/],
    ["Weekly earnings", /^£12\.50/],
    ["Weekly spending", /^£6\.20/],
    ["Streak", /^1 day/],
    ["Goals completed", /^0 of 0/],
    ["Knowledge points", /^10/],
  ] as const)
    await expect(figure(page, name)).toHaveText(text);
  await expect(page.getByText("Sample data")).toBeHidden();
  await expect(page.getByText("Last time, you chose like a Money Master.")).toBeVisible();
  await expect(
    page.getByRole("img", { name: /in the Money Master tile, at 82 for earning and 27 for spending/ }),
  ).toBeVisible();
  await expect.poll(() => savedPoints(page)).toBe(10);
  await axeInBothThemes();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await axe();
});
