/** A change that was done and never answered: told as done where that can be seen, and counted once however it is told. */
import type { Page, Route } from "@playwright/test";
import { addHabit, button, card, joinWith, own, updateTo } from "./communityParts";
import { insertRows, storedRows, userIdOf } from "./database";
import { expect, expectToast, newAccount, signUp, test } from "./fixtures";

// A second vote is answered with a conflict.
test.use({ expectedErrors: [/ERR_|Failed to fetch|409/] });

/** How the request and its answer fare. */
type Fate = (route: Route) => Promise<void>;

const answerLost: Fate = async (route) => {
  await route.fetch();
  await route.abort();
};
const requestLost: Fate = (route) => route.abort();

/** `reads`: nothing that is asked is answered, either. */
async function withChanges(page: Page, request: string, fate: Fate, { reads = true } = {}) {
  const [method, address] = request.split(" ");
  await page.route("**/rest/v1/**", (route) => {
    const asked = route.request();
    if (asked.method() === method && asked.url().includes(`/rest/v1/${address}`)) return fate(route);
    return reads || asked.method() !== "GET" ? route.continue() : route.abort();
  });
}

/** Somebody else's idea, at the top of the list. */
async function ideaInJar(page: Page, title: string) {
  const { user } = await newAccount(page.request, { firstName: "Ben" });
  const idea = { user_id: user.id, title, description: "Soap and a brush", votes: 9000 };
  await insertRows(page.request, "gig_jar_submissions", idea);
  await page.goto("/community?tab=gigs");
  await expect(card(page, title)).toContainText("9000 votes");
}

const ofUser = async (page: Page, table: string) =>
  storedRows(page.request, table, `user_id=eq.${await userIdOf(page)}`);

interface Change {
  what: string;
  /** What is sent. */
  request: string;
  begin: (page: Page, name: string) => Promise<void>;
  send: (page: Page, name: string) => Promise<void>;
  /** After it has failed. */
  again: (page: Page, name: string) => Promise<void>;
  sent: string;
  failed: (page: Page) => Promise<void>;
  /** The screen as if nothing had been sent, and after it is done. */
  before: (page: Page, name: string) => Promise<void>;
  after: (page: Page, name: string) => Promise<void>;
  /** What stands in the database: before, and exactly that afterwards. */
  rows: (page: Page, name: string) => Promise<object[]>;
  none: object[];
  one: object[];
}

const logToday = (page: Page, name: string) => button(page, name, "Log Today").click();
const vote = (page: Page, name: string) => button(page, name, "Vote").click();
const votesOf = async (page: Page, title: string) =>
  storedRows(
    page.request,
    "gig_jar_submissions",
    `title=eq.${encodeURIComponent(title)}&select=votes,gig_jar_votes(user_id),gig_jar_reports(reason)`,
  );

const CHANGES: Change[] = [
  {
    what: "log of a habit",
    request: "PATCH habit_streaks",
    begin: async (page, name) => {
      await page.goto("/community?tab=habits");
      await addHabit(page, name);
    },
    send: logToday,
    again: logToday,
    sent: "Habit logged! Keep up the streak! 🔥",
    failed: (page) => expectToast(page, "Failed to log habit"),
    before: (page, name) => expect(button(page, name, "Log Today")).toBeEnabled(),
    after: (page, name) => expect(button(page, name, "Already Logged")).toBeDisabled(),
    rows: (page) => ofUser(page, "habit_streaks"),
    none: [{ current_streak: 0, best_streak: 0 }],
    one: [{ current_streak: 1, best_streak: 1 }],
  },
  {
    what: "new total of a goal",
    request: "PATCH community_challenges",
    begin: async (page) => {
      await page.goto("/community");
      await joinWith(page, "50");
      await expect(page.getByRole("dialog")).toBeHidden();
    },
    send: (page) => updateTo(page, "60.5"),
    again: (page) => page.getByRole("button", { name: "Save progress" }).click(),
    sent: "Progress updated successfully!",
    failed: (page) => expectToast(page, "Failed to update progress"),
    before: async (page) => {
      await expect(page.getByLabel("How much have you saved in all?")).toHaveValue("60.5");
      await expect(page.getByRole("dialog").getByText("Failed to update progress")).toBeVisible();
    },
    after: async (page) => {
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(card(page, "Savings challenge")).toContainText("Completed");
      await expect(card(page, "Savings challenge")).toContainText("$60.50");
    },
    rows: (page) => ofUser(page, "community_challenges"),
    none: [{ current_progress: 0, status: "active" }],
    one: [{ current_progress: 60.5, status: "completed" }],
  },
  {
    what: "vote for an idea",
    request: "POST gig_jar_votes",
    begin: ideaInJar,
    send: vote,
    again: vote,
    sent: "Vote cast!",
    failed: (page) => expectToast(page, "Failed to vote. You may have already voted for this idea."),
    before: async (page, title) => {
      await expect(card(page, title)).toContainText("9000 votes");
      await expect(button(page, title, "Vote")).toBeVisible();
    },
    after: async (page, title) => {
      await expect(card(page, title)).toContainText("9001 votes");
      await expect(button(page, title, "Voted")).toBeVisible();
    },
    rows: votesOf,
    none: [{ votes: 9000, gig_jar_votes: [] }],
    one: [{ votes: 9001, gig_jar_votes: [{}] }],
  },
  {
    what: "report of an idea",
    request: "POST rpc/report_idea",
    begin: ideaInJar,
    send: async (page, title) => {
      await button(page, title, "Report").click();
      await page.getByRole("radio", { name: "It is not safe" }).check();
      await page.getByRole("button", { name: "Send report" }).click();
    },
    again: (page) => page.getByRole("button", { name: "Send report" }).click(),
    sent: "Thank you for telling us",
    failed: (page) =>
      expect(page.getByRole("alert")).toHaveText("We could not send it just now. Please try again."),
    before: (page) => expect(page.getByRole("radio", { name: "It is not safe" })).toBeChecked(),
    after: async (page, title) => {
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(button(page, title, "Reported")).toBeVisible();
    },
    rows: votesOf,
    none: [{ votes: 9000, gig_jar_reports: [] }],
    one: [{ votes: 9000, gig_jar_reports: [{ reason: "It is not safe" }] }],
  },
];

for (const { what, request, begin, send, again, sent, failed, before, after, rows, none, one } of CHANGES) {
  const begun = async (page: Page) => {
    const name = own("Wash bikes");
    await signUp(page);
    await begin(page, name);
    expect(await rows(page, name)).toMatchObject(none);
    return name;
  };

  test(`a ${what} whose answer is lost is told as done`, async ({ page }) => {
    const name = await begun(page);
    await withChanges(page, request, answerLost);
    await send(page, name);
    await expectToast(page, sent);
    await after(page, name);
    expect(await rows(page, name)).toMatchObject(one);
  });

  test(`a ${what} whose answer is lost with the connection fails, and counts once however often it is sent`, async ({
    page,
  }) => {
    const name = await begun(page);
    await withChanges(page, request, answerLost, { reads: false });
    await send(page, name);
    await failed(page);
    await before(page, name);
    const twice = page.waitForEvent("requestfailed", (failure) => failure.method() !== "GET");
    await again(page, name);
    await twice;
    await failed(page);
    await before(page, name);
    expect(await rows(page, name)).toMatchObject(one);
    await page.unroute("**/rest/v1/**");
    await page.reload();
    await after(page, name);
    expect(await rows(page, name)).toMatchObject(one);
  });

  test(`a ${what} that never arrived fails, and is done when it is sent again`, async ({ page }) => {
    const name = await begun(page);
    await withChanges(page, request, requestLost);
    await send(page, name);
    await failed(page);
    await before(page, name);
    expect(await rows(page, name)).toMatchObject(none);
    await page.unroute("**/rest/v1/**");
    await again(page, name);
    await expectToast(page, sent);
    await after(page, name);
    expect(await rows(page, name)).toMatchObject(one);
  });
}

test("what is put away and never answered is gone, and the focus is on its list", async ({ page }) => {
  await signUp(page);
  await page.goto("/community");
  await joinWith(page, "50");
  await withChanges(page, "PATCH community_challenges", answerLost);
  await button(page, "Savings challenge", "Put away").click();
  await page.getByRole("button", { name: "Put away", exact: true }).click();
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your challenges" })).toBeFocused();
});
