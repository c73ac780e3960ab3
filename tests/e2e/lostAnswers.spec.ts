/** What was written down and never answered: sent again or not, it stands once, and is told as what it is. */
import type { Page } from "@playwright/test";
import { joinWith, own, putInJar } from "./communityParts";
import { storedRows, userIdOf } from "./database";
import { expect, expectToast, signUp, test } from "./fixtures";

test.use({ expectedErrors: [/ERR_|Failed to fetch/] });

async function tellQuest(page: Page, words: string) {
  await page.getByLabel("What kind thing did you do?").fill(words);
  await page.getByRole("button", { name: "Submit quest" }).click();
}

async function newHabit(page: Page, name: string) {
  await page.getByLabel("New habit").fill(name);
  await page.getByRole("button", { name: "Add habit" }).click();
}

/** It has arrived; what came of it is never told. `look`: nor is what stands there. */
async function loseAnswers(page: Page, table: string, { look = false } = {}) {
  await page.route(`**/rest/v1/${table}**`, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    else if (!look || !route.request().url().includes("id=gt.")) return route.continue();
    await route.abort();
  });
  return () => page.unroute(`**/rest/v1/${table}**`);
}

for (const { what, tab, table, send, again, failed, sent, field } of [
  {
    what: "quest",
    tab: "kindness",
    table: "kindness_quests",
    send: tellQuest,
    again: "Submit quest",
    failed: "Failed to submit quest",
    sent: "Kindness quest submitted for review!",
    field: "What kind thing did you do?",
  },
  {
    what: "idea",
    tab: "gigs",
    table: "gig_jar_submissions",
    send: (page: Page, words: string) => putInJar(page, words, "Soap and a brush"),
    again: "Add my idea",
    failed: "Failed to submit gig idea",
    sent: "Gig idea submitted!",
    field: "Your idea in a few words",
  },
  {
    what: "habit",
    tab: "habits",
    table: "habit_streaks",
    send: newHabit,
    again: "Add habit",
    failed: "Failed to create habit",
    sent: "New habit created!",
    field: "New habit",
  },
]) {
  const opened = async (page: Page) => {
    await signUp(page);
    await page.goto(`/community?tab=${tab}`);
    // The same words as those of an earlier one, which must not be taken for the new one.
    const words = own("Wash bikes");
    await send(page, words);
    await expectToast(page, sent);
    await expect(page.getByLabel(field)).toHaveValue("");
    await expect(page.getByRole("main").getByText(words, { exact: true }).first()).toBeVisible();
    return { words, rows: async () => storedRows(page.request, table, `user_id=eq.${await userIdOf(page)}`) };
  };

  test(`a new ${what} whose answer is lost is told as sent`, async ({ page }) => {
    const { words, rows } = await opened(page);
    await page.reload();
    await expect(page.getByRole("main").getByText(words, { exact: true }).first()).toBeVisible();
    await loseAnswers(page, table);
    await send(page, words);
    await expectToast(page, sent);
    await expect(page.getByLabel(field)).toHaveValue("");
    expect(await rows()).toHaveLength(2);
  });

  test(`a new ${what} whose answer is lost with the connection is sent again, and stands once`, async ({
    page,
  }) => {
    const { words, rows } = await opened(page);
    const find = await loseAnswers(page, table, { look: true });
    await send(page, words);
    await expectToast(page, failed);
    await expect(page.getByLabel(field)).toHaveValue(words);
    expect(await rows()).toHaveLength(2);
    await find();
    await page.getByRole("button", { name: again }).click();
    await expect(page.getByLabel(field)).toHaveValue("");
    expect(await rows()).toHaveLength(2);
    // The next one, in the same words, is another one.
    await send(page, words);
    await expect(page.getByLabel(field)).toHaveValue("");
    await expect.poll(rows).toHaveLength(3);
  });

  test(`a new ${what} that never arrived is not taken for the one before it`, async ({ page }) => {
    const { words, rows } = await opened(page);
    await page.route(`**/rest/v1/${table}**`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await send(page, words);
    await expectToast(page, failed);
    await expect(page.getByLabel(field)).toHaveValue(words);
    await page.unroute(`**/rest/v1/${table}**`);
    await page.getByRole("button", { name: again }).click();
    await expect(page.getByLabel(field)).toHaveValue("");
    expect(await rows()).toHaveLength(2);
  });
}

test("a goal whose answer is lost is told as joined", async ({ page }) => {
  await signUp(page);
  await page.goto("/community");
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
  await loseAnswers(page, "community_challenges");
  await joinWith(page, "50");
  await expectToast(page, "Successfully joined savings challenge!");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(
    await storedRows(page.request, "community_challenges", `user_id=eq.${await userIdOf(page)}`),
  ).toHaveLength(1);
});
