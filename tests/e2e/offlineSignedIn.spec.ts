/** The signed-in pages without a connection: what was seen last stands there, with its time, and what is added waits. */
import type { Page } from "@playwright/test";
import { addHabit, card, joinWith, own, putInJar, tab } from "./communityParts";
import { asUser, insertRows, userIdOf } from "./database";
import {
  addButton,
  addEntry,
  changeSession,
  entries,
  expect,
  expectToast,
  figure,
  fillEntry,
  held,
  signUp,
  test,
  untilServed,
} from "./fixtures";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[14]|Failed to fetch|AuthRetryable/],
});

const waiting = (page: Page) =>
  page.getByRole("region", { name: "Waiting to be sent" }).getByRole("listitem");
const lastSeen = (page: Page) =>
  page.getByText(/^We cannot reach 4MQ just now\. Last seen at \d\d:\d\d on \d+ \w+\.$/);
const seenKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("4mq_seen_")));

/** The entry that was just written included, which no server has told yet. */
const seen = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("4mq_seen_"))
      .map(([, text]) => text)
      .join(),
  );

test(
  "what was seen last is shown, with its time, even when the session has run out meanwhile",
  { tag: "@phone" },
  async ({ page, context, axe }) => {
    await signUp(page);
    await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
    await page.getByRole("tab", { name: "My KPIs" }).click();
    await expect(page.getByText("This Week's Performance")).toBeVisible();
    await page.goto("/kpi-scorecard");
    await expect(page.getByText("£12.50").first()).toBeVisible();
    await page.goto("/challenge-dashboard?tab=journal");
    await expect(entries(page)).toHaveCount(1);
    await untilServed(page);
    await changeSession(page, { expires_at: 1 });
    await context.setOffline(true);

    await page.reload();
    await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible({ timeout: 5000 });
    await expect(entries(page)).toHaveCount(1);
    await expect(lastSeen(page)).toBeVisible();
    await axe();
    await page.getByRole("tab", { name: "My KPIs" }).click();
    await expect(page.getByText("£12.50").first()).toBeVisible();
    await page.goto("/kpi-scorecard");
    await expect(page.getByText("£12.50").first()).toBeVisible();
    await expect(lastSeen(page)).toBeVisible();

    await page.goto("/challenge-dashboard?tab=journal");
    await expect(lastSeen(page)).toBeVisible();
    await context.setOffline(false);
    await expect(lastSeen(page)).toBeHidden();
    await expect(entries(page)).toHaveCount(1);
  },
);

test("what was seen last of the community is shown: challenges, habits, quests, ideas and badges", async ({
  page,
  context,
  request,
}) => {
  const idea = own("Water plants");
  const expectAll = async () => {
    await tab(page, "Challenges").click();
    await expect(card(page, "Savings challenge")).toContainText("50");
    await tab(page, "Habits").click();
    await expect(card(page, "Put a coin in my jar")).toBeVisible();
    await tab(page, "Kindness").click();
    await expect(page.getByRole("listitem").filter({ hasText: "I carried her bags" })).toBeVisible();
    await tab(page, "Gig Jar").click();
    await expect(page.getByRole("region", { name: "Your ideas" })).toContainText(idea);
    await tab(page, "Badges").click();
    await expect(page.getByRole("heading", { name: "Kindness Hero" })).toBeVisible();
  };
  await signUp(page);
  await insertRows(request, "badge_events", {
    user_id: await userIdOf(page),
    badge_type: "kindness_hero",
    badge_level: "gold",
    source: "moderator",
  });
  await page.goto("/community?tab=challenges");
  await joinWith(page, "50");
  await tab(page, "Habits").click();
  await addHabit(page, "Put a coin in my jar");
  await tab(page, "Kindness").click();
  await page.getByLabel("What kind thing did you do?").fill("I carried her bags");
  await page.getByRole("button", { name: "Submit quest" }).click();
  await tab(page, "Gig Jar").click();
  await putInJar(page, idea, "Every evening");
  await expectAll();
  await untilServed(page);
  await context.setOffline(true);
  await page.goto("/community");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Amara");
  await expect(lastSeen(page)).toBeVisible();
  await expectAll();
});

test("says in each part of the account page what could not be looked up, until it can be", async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await untilServed(page);
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  const parts = ["load your name", "look up your second steps", "look up your ways to sign in"];
  for (const part of parts) {
    const alert = page.getByRole("alert").filter({ hasText: `We could not ${part}.` });
    await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByLabel("First name")).toHaveValue("Amara");
  await expect(page.getByText("All of these open this account.")).toBeVisible();
});

test("what was seen last is forgotten when its user signs out, and never shown to the next one", async ({
  page,
  context,
}) => {
  await signUp(page, { firstName: "Ann" });
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await expect.poll(() => seen(page)).toContain("E-Chore");
  await untilServed(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect.poll(() => seenKeys(page)).toEqual([]);
  await context.setOffline(false);
  await signUp(page, { firstName: "Ben" });
  await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
  await expect.poll(() => seenKeys(page)).toHaveLength(1);
  await untilServed(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hi Ben!" })).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
});

test("an entry added on a cold start without a connection is sent on the next start with one, once", async ({
  page,
  context,
}) => {
  await signUp(page);
  await untilServed(page);
  await expect.poll(() => seenKeys(page)).toHaveLength(1);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  const answer = await cold.goto("/challenge-dashboard");
  expect(answer!.fromServiceWorker()).toBe(true);
  await expect(lastSeen(cold)).toBeVisible();
  await fillEntry(cold, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await addButton(cold).click();
  await expectToast(cold, "Kept on this device");
  await expect(waiting(cold)).toContainText("£12.50");
  await cold.close();

  await context.setOffline(false);
  let sent = 0;
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/journal_entries")) sent += 1;
  });
  const again = await context.newPage();
  await again.goto("/challenge-dashboard");
  await expect(entries(again)).toHaveCount(1);
  await expect(waiting(again)).toHaveCount(0);
  await again.reload();
  await expect(entries(again)).toContainText(["£12.50"]);
  expect(sent).toBe(1);
  expect(await asUser(again, "GET", "journal_entries?select=amount")).toEqual([{ amount: 12.5 }]);
});

test("what is kept in a shape that these pages do not know is as good as nothing, and what they know still shows", async ({
  page,
  context,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await page.goto("/community?tab=habits");
  await addHabit(page, "Put a coin in my jar");
  await page.goto("/kpi-scorecard");
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£12\.50/);
  await expect.poll(() => seen(page)).toContain("weeklyEarnings");
  await untilServed(page);
  await context.setOffline(true);
  // Kept before anything of the page is there: what it knows is written down once more when it goes.
  await page.addInitScript(() => {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith("4mq_seen_"))
        localStorage.setItem(
          key,
          text
            .replace('"name":"Put a coin in my jar"', '"name":{"en":"Put a coin in my jar"}')
            .replace(/"(?:weekly|knowledge)\w+":\d+,?/g, "")
            .replace(/,}/g, "}"),
        );
  });
  await page.goto("/community?tab=habits");
  await expect(page.getByText("We could not load your habits.")).toBeVisible();
  await page.goto("/kpi-scorecard");
  await expect(page.getByText("We could not load your scorecard.", { exact: false })).toBeVisible();
  await page.goto("/challenge-dashboard?tab=journal");
  await expect(entries(page)).toContainText(["£12.50"]);
});

test("a scorecard that was never seen says so when nothing answers, and comes once something does", async ({
  page,
  context,
  axe,
}) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await expect.poll(() => seen(page)).toContain("E-Chore");
  await untilServed(page);
  await context.setOffline(true);
  await page.goto("/kpi-scorecard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Hi Amara!");
  await expect(main.getByText("We cannot reach 4MQ just now.")).toBeVisible();
  await expect(main.getByRole("alert")).toContainText(/^We could not load your scorecard\./);
  // Her name alone was seen before.
  await expect(lastSeen(page)).toHaveCount(0);
  await axe();
  await context.setOffline(false);
  await expect(figure(page, "Weekly earnings")).toHaveText(/^£12\.50/);
  await expect(main.getByText("We cannot reach 4MQ just now.")).toBeHidden();
});

test.describe("without the worker", () => {
  // It would answer in the place of what is put there.
  test.use({ serviceWorkers: "block" });

  test("what was answered before the page began to keep it is kept, too", async ({ page }) => {
    const { released, release } = held();
    await page.route("**/assets/LastSeen-*", async (route) => {
      await released;
      await route.continue();
    });
    await signUp(page);
    await expect(page.getByRole("heading", { name: "Hi Amara!" })).toBeVisible();
    await expect(page.getByText("Your journal is still empty.", { exact: false })).toBeVisible();
    release();
    await expect.poll(() => seen(page)).toContain('"entries":[]');
    await expect.poll(() => seen(page)).toContain("Amara");
  });
});
