/** The dashboard's frame and the trend of its figures, on the real database (specification part 2, sections 2 and 4). */
import type { Page } from "@playwright/test";
import { addDays, dayOf, weekOf } from "@/domain/calendar";
import { asUser, userIdOf } from "./database";
import { expect, deferred, figure, startSession, signUp, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { sidewaysScroll } from "./settled";

/** One pound more in each of the last eight weeks, half of it saved. */
async function writeEightWeeks(page: Page) {
  const user_id = await userIdOf(page);
  const monday = weekOf(dayOf(new Date())).first;
  const entry = { user_id, earning_detail: null, saving_detail: null, spending_detail: null };
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((pounds) => {
    const inWeek = { ...entry, entry_date: addDays(monday, 7 * (pounds - 8)) };
    return [
      { ...inWeek, entry_type: "E", amount: pounds, earning_detail: "E-Chore" },
      { ...inWeek, entry_type: "S", amount: pounds / 2, saving_detail: "S-For Goal" },
    ];
  });
  await asUser(page, "POST", "journal_entries", rows);
}

const trend = (page: Page) => page.getByRole("region", { name: "Your last eight weeks" });
const chart = (page: Page) => trend(page).getByRole("img", { name: /^Bar chart of the last eight weeks/ });

test("draws eight weeks to scale, sums them up in a sentence and lists them in a table", async ({
  page,
  axe,
  axeInBothThemes,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await startSession(page);
  await writeEightWeeks(page);
  await page.goto("/challenge-dashboard?tab=kpis");
  await expect(trend(page)).toContainText(
    "Over these weeks, you earned £36.00, saved £18.00 and spent £0.00.",
  );
  await expect(chart(page)).toBeVisible();
  const heights = await chart(page)
    .locator("g:has(> title:text-matches('Earned'))")
    .evaluateAll((bars) => bars.map((bar) => (bar as SVGGElement).getBBox().height));
  expect(heights).toHaveLength(8);
  for (const [place, height] of heights.entries())
    expect(height / heights[7]!, `week ${place + 1}`).toBeCloseTo((place + 1) / 8, 1);

  await trend(page).getByText("Show these figures as a table").focus();
  await page.keyboard.press("Enter");
  const rows = trend(page).getByRole("row");
  await expect(rows).toHaveCount(9);
  await expect(rows.last()).toContainText(/\(this week\).*£8\.00.*£4\.00.*£0\.00/);
  await axeInBothThemes();
  await expect(trend(page).locator("[style]")).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(chart(page)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await axe();
  await expectNoLossWithLargeText(page);
});

test("gives the tabs addresses: going back leads through them, and the last one opens next time", async ({
  page,
}) => {
  await signUp(page);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("Journal Entry")).toHaveAttribute("aria-selected", "true");
  await tab("My KPIs").click();
  await expect(page).toHaveURL("/challenge-dashboard?tab=kpis");
  await tab("My KPIs").press("ArrowRight");
  await expect(page).toHaveURL("/challenge-dashboard?tab=progress");
  await expect(page.getByText("Coming Soon", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(tab("My KPIs")).toHaveAttribute("aria-selected", "true");
  await page.goto("/challenge-dashboard");
  await expect(tab("My KPIs")).toHaveAttribute("aria-selected", "true");
});

test("says that it refreshes and when it is done, and keeps the focus", async ({ page }) => {
  await startSession(page);
  await page.goto("/challenge-dashboard?tab=kpis");
  const refresh = page.getByRole("button", { name: "Refresh Data" });
  await expect(page.getByText(/^No data for this week yet/)).toBeVisible();
  await expect(page.getByText(/^Day 1 of 90/)).toBeVisible();
  const answer = deferred();
  await page.route("**/rest/v1/rpc/calculate_phase_stats_ksp**", async (route) => {
    await answer.released;
    await route.continue();
  });
  await refresh.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Refreshing…" })).toBeVisible();
  await expect(refresh).toBeDisabled();
  answer.release();
  await expect(page.getByRole("status").filter({ hasText: "Your figures are up to date." })).toBeVisible();
  await expect(refresh).toBeFocused();
});

test.describe("a picture that cannot be loaded", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to (fetch|load)/] });

  test("keeps the figures when the chart fails to load", async ({ page }) => {
    await startSession(page);
    await writeEightWeeks(page);
    await page.route("**/assets/TrendChart-*.js", (route) => route.abort());
    await page.goto("/challenge-dashboard?tab=kpis");
    await expect(trend(page)).toContainText("We could not load the chart. The figures are in the table.");
    await expect(figure(page, "Earned")).toContainText("£8.00");
  });
});
