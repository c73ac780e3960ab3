/** What goes wrong in the community, on the real database: nothing is lost, and each failure has its sentence. */
import { addHabit, button, card, joinWith, own, putInJar, tab, updateTo, visitorIn } from "./communityParts";
import { asUser, changeRows, storedRows, userIdOf } from "./database";
import { expect, expectToast, signUp, test, loadToasts } from "./fixtures";

test.use({
  expectedErrors: [
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|status of [45]\d\d|No more than \d+ a day|single JSON object|: busy/,
  ],
});

test("what cannot be loaded says so, with a way to try again", async ({ page, axe }) => {
  await signUp(page);
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

test("the twenty-first new habit of a day is told kindly, and its name stays", async ({ page }) => {
  await signUp(page);
  const user_id = await userIdOf(page);
  const twenty = Array.from({ length: 20 }, (_, index) => ({ user_id, habit_name: `Habit ${index + 1}` }));
  await asUser(page, "POST", "habit_streaks", twenty);
  await page.goto("/community?tab=habits");
  await page.getByLabel("New habit").fill("One more");
  await page.getByRole("button", { name: "Add habit" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You can add more tomorrow." })).toBeVisible();
  await expectToast(page, "Failed to create habit");
  await expect(page.getByLabel("New habit")).toHaveValue("One more");
});

test("the eleventh quest of a day is told kindly and stays in the box", async ({ page }) => {
  await signUp(page);
  const user_id = await userIdOf(page);
  const ten = Array.from({ length: 10 }, () => ({
    user_id,
    description: "A deed",
    image_url: null,
  }));
  await asUser(page, "POST", "kindness_quests", ten);
  await page.goto("/community?tab=kindness");
  await page.getByLabel("What kind thing did you do?").fill("One more");
  await page.getByRole("button", { name: "Submit quest" }).click();
  await expectToast(page, "Failed to submit quest");
  await expect(page.getByRole("alert").filter({ hasText: "That was 10 quests today" })).toBeVisible();
  await expect(page.getByLabel("What kind thing did you do?")).toHaveValue("One more");
});

test("progress on a goal that another tab has put away fails, and the list is right again", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/community");
  await joinWith(page, "50");
  const other = await context.newPage();
  await other.goto("/community");
  await button(other, "Savings challenge", "Put away").click();
  await other.getByRole("dialog").getByRole("button", { name: "Put away" }).click();
  await expect(other.getByText("Set a goal, and see it grow.", { exact: false })).toBeVisible();
  await updateTo(page, "20");
  await expectToast(page, "Failed to update progress");
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
});

test("progress that does not arrive fails, stays in the dialog, and arrives when it is sent again", async ({
  page,
  request,
}) => {
  await signUp(page);
  await page.goto("/community");
  await joinWith(page, "50");
  await page.context().setOffline(true);
  await updateTo(page, "20.5");
  await expectToast(page, "Failed to update progress");
  await expect(page.getByLabel("How much have you saved in all?")).toHaveValue("20.5");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save progress" }).click();
  await expectToast(page, "Progress updated successfully!");
  await expect
    .poll(async () => storedRows(request, "community_challenges", `user_id=eq.${await userIdOf(page)}`))
    .toMatchObject([{ current_progress: 20.5 }]);
});

test("a log that does not arrive fails, and the day is still to be logged", async ({ page, request }) => {
  await signUp(page);
  await page.goto("/community?tab=habits");
  await addHabit(page, "Read");
  await page.route("**/rest/v1/habit_streaks?id=**", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, body: "busy" }) : route.continue(),
  );
  await button(page, "Read", "Log Today").click();
  await expectToast(page, "Failed to log habit");
  await page.unroute("**/rest/v1/habit_streaks?id=**");
  await button(page, "Read", "Log Today").click();
  await expectToast(page, "Habit logged! Keep up the streak! 🔥");
  await expect
    .poll(async () => storedRows(request, "habit_streaks", `user_id=eq.${await userIdOf(page)}`))
    .toMatchObject([{ current_streak: 1 }]);
});

test("an idea that does not arrive stays in its boxes, and goes into the jar once", async ({
  page,
  request,
}) => {
  await signUp(page);
  await page.goto("/community?tab=gigs");
  const title = own("Wash bikes");
  await loadToasts(page, page.getByLabel("Your idea in a few words"));
  await page.context().setOffline(true);
  await putInJar(page, title, "Soap and a brush");
  await expectToast(page, "Failed to submit gig idea");
  await expect(page.getByLabel("Your idea in a few words")).toHaveValue(title);
  await expect(page.getByLabel("How does it work?")).toHaveValue("Soap and a brush");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Add my idea" }).click();
  await expectToast(page, "Gig idea submitted!");
  await expect(page.getByLabel("Your idea in a few words")).toHaveValue("");
  await expect
    .poll(async () => storedRows(request, "gig_jar_submissions", `user_id=eq.${await userIdOf(page)}`))
    .toHaveLength(1);
});

test("three vote in the same moment and count three; a vote that does not arrive is taken back", async ({
  browser,
  page,
  request,
}) => {
  await signUp(page);
  await page.goto("/community?tab=gigs");
  const title = own("Water plants");
  await putInJar(page, title, "For neighbours on holiday");
  await expectToast(page, "Gig idea submitted!");
  await changeRows(request, "gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`, {
    status: "featured",
    votes: 8000,
  });
  const [lost, ...voters] = await Promise.all(
    ["Ann", "Ben", "Cleo", "Dan"].map((name) => visitorIn(browser, name, "gigs")),
  );
  await expect(card(lost!, title)).toBeVisible();
  await loadToasts(lost!, lost!.getByLabel("Your idea in a few words"));
  await lost!.context().setOffline(true);
  await button(lost!, title, "Vote").click();
  await expectToast(lost!, "Failed to vote. You may have already voted for this idea.");
  await expect(card(lost!, title)).toContainText("8000 votes");
  await Promise.all(voters.map((voter) => button(voter, title, "Vote").click()));
  for (const voter of voters) await expect(button(voter, title, "Voted")).toBeVisible();
  await expect
    .poll(
      async () =>
        (await storedRows(request, "gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`))[0]!.votes,
    )
    .toBe(8003);
  await lost!.context().setOffline(false);
  await button(lost!, title, "Vote").click();
  await expect(card(lost!, title)).toContainText("8004 votes");
  for (const each of [lost!, ...voters]) await each.context().close();
});
