/** Words that were begun in the community: a session that ends takes none of them along, and nobody else sees them. */
import type { Page } from "@playwright/test";
import { tab } from "./communityParts";
import { storedRows, userIdOf } from "./database";
import { changeSession, expect, expectToast, signIn, signUp, test } from "./fixtures";

test.use({ expectedErrors: [/ERR_|Failed to|status of|rror|signal/] });

const quest = (page: Page) => page.getByLabel("What kind thing did you do?");
const title = (page: Page) => page.getByLabel("Your idea in a few words");
const description = (page: Page) => page.getByLabel("How does it work?");
const habit = (page: Page) => page.getByLabel("New habit");

const FORMS = [
  {
    part: "kindness",
    fill: (page: Page) => quest(page).fill("I read to my sister"),
    send: "Submit quest",
    sent: "Kindness quest submitted for review!",
    table: "kindness_quests",
    row: { description: "I read to my sister" },
    expectKept: async (page: Page, text: boolean) =>
      expect(quest(page)).toHaveValue(text ? "I read to my sister" : ""),
  },
  {
    part: "gigs",
    fill: async (page: Page) => {
      await title(page).fill("Sell lemonade");
      await description(page).fill("At the school fair");
    },
    send: "Add my idea",
    sent: "Gig idea submitted!",
    table: "gig_jar_submissions",
    row: { title: "Sell lemonade", description: "At the school fair" },
    expectKept: async (page: Page, text: boolean) => {
      await expect(title(page)).toHaveValue(text ? "Sell lemonade" : "");
      await expect(description(page)).toHaveValue(text ? "At the school fair" : "");
    },
  },
  {
    part: "habits",
    fill: (page: Page) => habit(page).fill("Read every day"),
    send: "Add habit",
    sent: "New habit created!",
    table: "habit_streaks",
    row: { habit_name: "Read every day" },
    expectKept: async (page: Page, text: boolean) =>
      expect(habit(page)).toHaveValue(text ? "Read every day" : ""),
  },
];

for (const { part, fill, send, sent, table, row, expectKept } of FORMS)
  test(`a token that ran out under an open form of ${part} costs a sign-in and no word`, async ({
    page,
    request,
  }) => {
    const email = await signUp(page);
    await page.goto(`/community?tab=${part}`);
    await fill(page);
    // The page stays open; the server has ended the session.
    await changeSession(page, { expires_at: 1, refresh_token: "gone" });
    await page.getByRole("button", { name: send }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText("Please sign in again.")).toBeVisible();
    await signIn(page, email);
    await expect(page).toHaveURL(`/community?tab=${part}`);
    await expectKept(page, true);
    await page.getByRole("button", { name: send }).click();
    await expectToast(page, sent);
    await expectKept(page, false);
    const rows = await storedRows(request, table, `user_id=eq.${await userIdOf(page)}`);
    expect(rows).toEqual([expect.objectContaining(row)]);
    await page.reload();
    await expectKept(page, false);
  });

test("begun words are counted on the way back, nobody else finds them, and signing out removes them", async ({
  page,
}) => {
  const ann = await signUp(page, { firstName: "Ann" });
  await page.goto("/community?tab=kindness");
  for (const { part, fill } of FORMS) {
    await page.goto(`/community?tab=${part}`);
    await fill(page);
  }
  await page.goto("/community?tab=kindness");
  await expect(quest(page)).toHaveValue("I read to my sister");
  await expect(page.getByText("19 of 500 characters")).toBeVisible();
  await tab(page, "Habits").click();
  await expect(habit(page)).toHaveValue("Read every day");
  // The session is lost, and the next one at this laptop is somebody else.
  await page.evaluate(() => localStorage.removeItem("4mq_session"));
  await signUp(page, { firstName: "Ben" });
  for (const { part, expectKept } of FORMS) {
    await page.goto(`/community?tab=${part}`);
    await expectKept(page, false);
  }
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await signIn(page, ann);
  await expect(page).toHaveURL(/community/);
  for (const { part, expectKept } of FORMS) {
    await page.goto(`/community?tab=${part}`);
    await expectKept(page, true);
  }
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("4mq_begun"))),
  ).toEqual([]);
  await signIn(page, ann);
  await expect(page).toHaveURL(/community/);
  await page.goto("/community?tab=kindness");
  await expect(quest(page)).toHaveValue("");
});
