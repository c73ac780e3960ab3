/** Kindness quests, the gig jar and the badges of the community, on the real database (specification part 2). */
import type { APIRequestContext, Page } from "@playwright/test";
import { button, card, own, putInJar, visitorIn } from "./communityParts";
import { changeRows, insertRows, storedRows, userIdOf } from "./database";
import { expect, expectToast, signUp, test } from "./fixtures";

const ownIdeas = (page: Page) => page.getByRole("region", { name: "Your ideas" }).getByRole("listitem");

/** To the top of the list, whatever other tests put there. */
const lift = (request: APIRequestContext, title: string, change: object) =>
  changeRows(request, "gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`, { ...change });

test.describe("votes", () => {
  // Of the second vote of one person.
  test.use({ expectedErrors: [/status of 409/] });

  test(
    "an idea is seen by others without a name, as text, and voted for once by each of two at the same time",
    { tag: "@phone" },
    async ({ page, browser, request, axe }) => {
      // Three visitors sign up.
      test.slow();
      const title = own("أبيع البسكويت 🍪 <b>now</b>");
      await signUp(page, { firstName: "Amara" });
      await page.goto("/community?tab=gigs");
      // A right-to-left override and a zero-width space, and what a browser would run.
      await putInJar(page, `\u202E${title}\u200B`, "<script>document.title = 'stolen'</script> £2 a bag");
      await expectToast(page, "Gig idea submitted!");
      await expect(ownIdeas(page)).toHaveCount(1);
      await expect(ownIdeas(page)).toContainText(title);
      await lift(request, title, { votes: 5000 });

      const ben = await visitorIn(browser, "Ben", "gigs");
      const cleo = await visitorIn(browser, "Cleo", "gigs");
      const seen = card(ben, title);
      await expect(seen).toContainText("<script>document.title = 'stolen'</script> £2 a bag");
      await expect(ben).toHaveTitle("Community | 4MQ");
      await expect(seen).not.toContainText("Amara");
      expect(await seen.innerHTML()).not.toContain(await userIdOf(page));

      // Two at the same time, and one of them in two tabs of the browser.
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

test("an idea is reported without vanishing, featured by a moderator, and put away by its writer", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const title = own("Sell lemonade");
  await signUp(page);
  await page.goto("/community?tab=gigs");
  await putInJar(page, title, "Two lemons and some sugar");
  await expectToast(page, "Gig idea submitted!");
  await lift(request, title, { votes: 6000 });

  const ben = await visitorIn(browser, "Ben", "gigs");
  await button(ben, title, "Report").click();
  await ben.getByRole("radio", { name: "It is not safe" }).check();
  await ben.getByRole("button", { name: "Send report" }).click();
  await expectToast(ben, "Thank you for telling us", "A moderator will look at this idea.");
  await expect(button(ben, title, "Reported")).toBeVisible();
  const [idea] = await storedRows(request, "gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`);
  await expect
    .poll(() => storedRows(request, "gig_jar_reports", `gig_id=eq.${String(idea!.id)}`))
    .toMatchObject([{ user_id: await userIdOf(ben), reason: "It is not safe" }]);

  await lift(request, title, { status: "featured", votes: 1 });
  await ben.reload();
  await expect(ben.getByRole("region", { name: "Featured ideas" })).toContainText(title);

  await ownIdeas(page)
    .getByRole("button", { name: /^Put away/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Put away" }).click();
  await expect(ownIdeas(page)).toHaveCount(0);
  await expect(card(page, title)).toHaveCount(0);
  await ben.reload();
  await expect(ben.getByLabel("Your idea in a few words")).toBeVisible();
  await expect(ben.getByText("Loading the ideas...")).toHaveCount(0);
  await expect(card(ben, title)).toHaveCount(0);
  await ben.context().close();
});

test("a way to meet is refused at its field before anything is sent", async ({ page }) => {
  await signUp(page);
  await page.goto("/community?tab=gigs");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("gig_jar_submissions")) sent += 1;
  });
  const title = own("Wash cars");
  await putInJar(page, title, "Ring oh seven 700 nine double-0 900123");
  await expect(page.getByRole("alert")).toContainText("leave out e-mail addresses, links and phone numbers");
  await expect(page.getByLabel("How does it work?")).toBeFocused();
  expect(sent).toBe(0);
  await page.getByLabel("How does it work?").fill("£5 for 10 cars");
  await page.getByRole("button", { name: "Add my idea" }).click();
  await expectToast(page, "Gig idea submitted!");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a long jar comes page by page, none left out and none twice, while somebody else votes", async ({
  page,
  browser,
  request,
}) => {
  await signUp(page);
  const user_id = await userIdOf(page);
  const name = own("Idea");
  await insertRows(
    request,
    "gig_jar_submissions",
    Array.from({ length: 45 }, (_, index) => ({
      user_id,
      title: `${name} no ${index}`,
      description: "An idea",
      votes: 3000 + Math.floor(index / 20),
    })),
  );
  await page.goto("/community?tab=gigs");
  const shown = page.getByRole("listitem", { name: new RegExp(`^${name} no`) });
  await expect(shown).not.toHaveCount(0);
  const other = await visitorIn(browser, "Ben", "gigs");
  // It stands on the first page by now, and the next one begins where it was.
  await button(other, `${name} no 40`, "Vote").click();
  await expectToast(other, "Vote cast!");
  for (let pages = 0; (await shown.count()) < 45 && pages < 5; pages += 1) {
    const before = await page.getByRole("heading", { level: 4 }).count();
    await page.getByRole("button", { name: "Show more ideas" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 4 }).count()).toBeGreaterThan(before);
  }
  const titles = await shown.getByRole("heading").allInnerTexts();
  expect(new Set(titles).size).toBe(45);
  expect(titles).toHaveLength(45);
  await other.context().close();
});

test(
  "a kind deed is told, waits, is approved by a moderator, and is put away",
  { tag: "@phone" },
  async ({ page, request, axe }) => {
    await signUp(page);
    await page.goto("/community?tab=kindness");
    await expect(page.getByText("No quests yet.", { exact: false })).toBeVisible();
    await axe();
    await page.getByRole("button", { name: "Tell my first quest" }).click();
    await page.keyboard.type("I helped my sister 👩‍👧 אחותי");
    await expect(page.getByText("28 of 500 characters")).toBeVisible();
    await page.getByRole("button", { name: "Submit quest" }).click();
    await expectToast(page, "Kindness quest submitted for review!");
    const quest = page.getByRole("region", { name: "Your quests" }).getByRole("listitem");
    // In the place of the three to start with.
    await expect(quest).toHaveCount(1);
    await expect(quest).toContainText("PendingToday");
    const user = `user_id=eq.${await userIdOf(page)}`;
    await expect
      .poll(() => storedRows(request, "kindness_quests", user))
      .toMatchObject([{ description: "I helped my sister 👩‍👧 אחותי", image_url: null, status: "pending" }]);
    await changeRows(request, "kindness_quests", user, { status: "approved" });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(quest).toContainText("What a kind thing to do. Thank you!");
    await axe();
    await quest.getByRole("button", { name: /^Put away/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Put away" }).click();
    await expect(page.getByText("No quests yet.", { exact: false })).toBeVisible();
    await expect
      .poll(() => storedRows(request, "kindness_quests", user))
      .toMatchObject([{ is_deleted: true }]);
  },
);

test("by the keyboard alone: to the jar, an idea, a vote, and a report that is thought better of", async ({
  page,
  request,
  browser,
}) => {
  const other = await visitorIn(browser, "Ben", "gigs");
  const theirs = own("Walk dogs");
  await putInJar(other, theirs, "Round the park");
  await expectToast(other, "Gig idea submitted!");
  await other.context().close();
  await lift(request, theirs, { status: "featured", votes: 9000 });

  await signUp(page);
  await page.goto("/community?tab=kindness");
  await page.getByRole("tab", { name: "Kindness" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=gigs/);
  await expect(page.getByLabel("Your idea in a few words")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your idea in a few words")).toBeFocused();
  const mine = own("Bake bread");
  await page.keyboard.type(mine);
  await page.keyboard.press("Tab");
  await page.keyboard.type("With my grandmother");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectToast(page, "Gig idea submitted!");
  await expect(page.getByRole("button", { name: "Add my idea" })).toBeFocused();
  await expect(ownIdeas(page)).toContainText(mine);

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

test("badges stand on their shelves, light and dark, and the goals lead to the habits", async ({
  page,
  request,
  axe,
}) => {
  await signUp(page);
  await page.goto("/community?tab=badges");
  const streaks = page.getByRole("region", { name: "Streak badges" });
  await expect(streaks.getByRole("listitem")).toHaveCount(3);
  await expect(streaks).toContainText("Log a habit 7 days in a row.");
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
  await axe();
  await page.emulateMedia({ colorScheme: "dark" });
  await axe();
});
