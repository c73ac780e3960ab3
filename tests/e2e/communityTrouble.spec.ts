/** A tab of the community that fails to load. More failures: tests/site/community.test.tsx. */
import { tab } from "./communityParts";
import { expect, startSession, test } from "./fixtures";

test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

test("reports every list that fails to load, with a way to try again", async ({ page, axe }) => {
  await startSession(page);
  await page.route(/\/rest\/v1\/(habit_streaks|rpc\/settle)/, (route) => route.abort());
  await page.goto("/community?tab=habits");
  await expect(page.getByRole("alert")).toContainText("We could not load your habits.");
  await axe();
  await tab(page, "Challenges").click();
  await expect(page.getByRole("alert")).toContainText("We could not load your challenges.");
  await page.unroute(/\/rest\/v1\/(habit_streaks|rpc\/settle)/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
});
