/** The gig jar and the badges of the community, on the real database (specification part 2). More: tests/site. */
import type { APIRequestContext, Page } from "@playwright/test";
import { button, card, uniqueText, addIdea, visitorIn } from "./communityParts";
import { changeRows, insertRows, userIdOf } from "./database";
import { expect, expectToast, startSession, test } from "./fixtures";

/** In the jar, or among one's own below its first page: the tests share one jar. */
const ideaIn = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** Moves it to the top of the list, whatever other tests add. */
const lift = (request: APIRequestContext, title: string, change: object) =>
  changeRows(request, "gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`, { ...change });

test.describe("votes", () => {
  // A second vote by the same person causes this error.
  test.use({ expectedErrors: [/status of 409/] });

  test(
    "shows an idea to others without a name, as text, and counts one vote of each of two at the same time",
    { tag: "@phone-only" },
    async ({ page, browser, request, axe }) => {
      // Three visitors sign up.
      test.slow();
      const title = uniqueText("أبيع البسكويت 🍪 <b>now</b>");
      await startSession(page, { firstName: "Amara" });
      await page.goto("/community?tab=gigs");
      // A right-to-left override and a zero-width space, and what a browser would run.
      await addIdea(page, `\u202E${title}\u200B`, "<script>document.title = 'stolen'</script> £2 a bag");
      await expectToast(page, "Gig idea submitted!");
      await expect(ideaIn(page, title)).toHaveCount(1);
      await lift(request, title, { votes: 5000 });

      const ben = await visitorIn(browser, "Ben", "gigs");
      const cleo = await visitorIn(browser, "Cleo", "gigs");
      const seen = card(ben, title);
      await expect(seen).toContainText("<script>document.title = 'stolen'</script> £2 a bag");
      await expect(ben).toHaveTitle("Community | 4MQ");
      await expect(seen).not.toContainText("Amara");
      expect(await seen.innerHTML()).not.toContain(await userIdOf(page));

      // Two votes at the same time, one of them in two tabs of the browser.
      const again = await ben.context().newPage();
      await again.goto("/community?tab=gigs");
      await expect(button(again, title, "Vote")).toBeVisible();
      await Promise.all([button(ben, title, "Vote").click(), button(cleo, title, "Vote").click()]);
      await expectToast(ben, "Vote cast!");
      await expectToast(cleo, "Vote cast!");
      await expect(button(ben, title, "Voted")).toBeFocused();
      await button(again, title, "Vote").click();
      await expect(button(again, title, "Voted")).toBeVisible();
      await expect(card(again, title)).toContainText("5002 votes");
      await expect(again.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toHaveCount(
        0,
      );
      await page.reload();
      await expect(card(page, title)).toContainText("5002 votes");
      await expect(card(page, title)).toContainText("Your idea");
      await expect(button(page, title, "Report")).toHaveCount(0);
      await axe();
      await Promise.all([ben.context().close(), cleo.context().close()]);
    },
  );
});

test("adds an idea, votes, and starts and cancels a report by keyboard alone", async ({
  page,
  request,
  browser,
}) => {
  const other = await visitorIn(browser, "Ben", "gigs");
  const theirs = uniqueText("Walk dogs");
  await addIdea(other, theirs, "Round the park");
  await expectToast(other, "Gig idea submitted!");
  await other.context().close();
  await lift(request, theirs, { status: "featured", votes: 9000 });

  await startSession(page);
  await page.goto("/community?tab=kindness");
  await page.getByRole("tab", { name: "Kindness" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=gigs/);
  await expect(page.getByLabel("Your idea in a few words")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your idea in a few words")).toBeFocused();
  const mine = uniqueText("Bake bread");
  await page.keyboard.type(mine);
  await page.keyboard.press("Tab");
  await page.keyboard.type("With my grandmother");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectToast(page, "Gig idea submitted!");
  await expect(page.getByRole("button", { name: "Add my idea" })).toBeFocused();
  await expect(ideaIn(page, mine)).toHaveCount(1);

  await button(page, theirs, "Vote").focus();
  await page.keyboard.press("Space");
  await expect(card(page, theirs)).toContainText("9001 votes");
  await expect(button(page, theirs, "Voted")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, theirs, "Report")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Report this idea" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, theirs, "Report")).toBeFocused();
});

test("shows the badges on their shelves in both themes, and links the goals to the habits", async ({
  page,
  request,
  axeInBothThemes,
}) => {
  await startSession(page);
  await page.goto("/community?tab=badges");
  const streaks = page.getByRole("region", { name: "Streak badges" });
  await expect(streaks.getByRole("listitem")).toHaveCount(3);
  await expect(streaks).toContainText("7 days in a row");
  const user_id = await userIdOf(page);
  await insertRows(request, "badge_events", [
    { user_id, badge_type: "streak_champ", badge_level: "bronze", source: "habit_streak", is_active: true },
    { user_id, badge_type: "kindness_hero", badge_level: "legend", source: "moderator", is_active: true },
    { user_id, badge_type: "gig_star", badge_level: "gold", source: "moderator", is_active: false },
  ]);
  await page.reload();
  await expect(streaks.getByRole("listitem").first()).toContainText(/Streak Champ\s*Bronze\s*Earned on/);
  await expect(page.getByRole("region", { name: "Kindness badges" })).toContainText("Legend");
  await expect(page.getByRole("region", { name: "Gig badges" })).toHaveCount(0);
  await axeInBothThemes();
});
