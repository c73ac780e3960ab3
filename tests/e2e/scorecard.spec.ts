/** The KPI scorecard, on the real database (specification part 2, sections 2, 4, 7 and 9). */
import type { Page } from "@playwright/test";
import { dayOf } from "@/domain/calendar";
import { asUser, userIdOf } from "./database";
import { addEntry, expect, figure, signIn, signUp, test } from "./fixtures";

const OPEN = "/kpi-scorecard";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

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

test("a signed-out visitor signs in first, and comes back to the scorecard", async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.goto(OPEN);
  await expect(page).toHaveURL("/auth");
  await signIn(page, email);
  await expect(page).toHaveURL(OPEN);
  await expect(heading(page)).toHaveText("Hi Amara!");
});

test(
  "sample figures with their banner; after the first entry one's own; the assessment moves the point",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page);
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
    for (const name of ["Update Weekly Goal", "Log New Earnings", "Track Spending"])
      await expect(page.getByRole("button", { name: `${name} Coming Soon` })).toBeDisabled();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }

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
    await expect(page.getByText("You are on Money Master.")).toBeVisible();
    await expect(page.getByRole("img", { name: /on Money Master: earning 82, spending 27/ })).toBeVisible();
    await expect.poll(() => savedPoints(page)).toBe(10);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  },
);

test("what was written in the journal since is there when the scorecard is opened again", async ({
  page,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "3", detail: "E-Chore" });
  const menu = page.getByRole("navigation", { name: "Main" });
  const go = async (name: string) => {
    await menu.getByText("90-Day Challenge").click();
    await menu.getByRole("link", { name, exact: true }).click();
  };
  await go("KPI Scorecard");
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£3\.00/);
  await go("Challenge Dashboard");
  await addEntry(page, { type: "Earn", amount: "4", detail: "E-Chore" });
  await go("KPI Scorecard");
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£7\.00/);
});

test.describe("a backend in trouble", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of [45]\d\d|Error/] });

  test("no sample is passed off as the user's: it says so, and Try again brings the figures", async ({
    page,
    axe,
  }) => {
    await signUp(page);
    await addEntry(page, { type: "Earn", amount: "3", detail: "E-Chore" });
    await page.route("**/rest/v1/kpi_data**", (route) =>
      route.fulfill({ status: 500, json: { message: "No" } }),
    );
    await page.goto(OPEN);
    await expect(page.getByText("Loading your scorecard...")).toBeVisible();
    await expect(page.getByText(/^We could not load your scorecard\./)).toBeVisible();
    await expect(page.getByText("Sample data")).toBeHidden();
    await axe();
    await page.unroute("**/rest/v1/kpi_data**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(figure(page, "Weekly earnings")).toHaveText(/^£3\.00/);
    await expect(heading(page)).toBeFocused();
  });
});
