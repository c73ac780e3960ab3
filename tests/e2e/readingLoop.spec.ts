/**
 * Reading ends in something done: chapter, plan, its row, habit or goal, the question some days later, and the figure. A
 * browser is needed for the way between pages and for the connection that is lost.
 */
import type { Locator, Page } from "@playwright/test";
import { DEBT_TRAP_CHECK } from "@/content/resources/chapters/checkDebtTrap";
import { addDays, dayOf } from "@/domain/calendar";
import type { Plan } from "@/domain/plans/plans";
import type { Recall } from "@/domain/resources/recall";
import { storedRows, userIdOf } from "./database";
import { expect, startSession, stored, test, untilServed } from "./fixtures";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|error occurred when fetching the script|ERR_FAILED|Failed to fetch|dynamically imported module|AuthRetryable/,
  ],
});

const CHAPTER = "/resources/sample-chapter";
const doItNow = (page: Page) => page.getByRole("region", { name: "Do it now" });
const strip = (page: Page) => page.getByRole("region", { name: "Your day" });

/** @param action the beginning of its title; the day is the third on offer. */
async function plan(section: Locator, action: RegExp) {
  await section.getByRole("radio", { name: action }).check();
  await section.getByRole("group", { name: "I will do it on" }).getByRole("radio").nth(2).check();
  await section.getByRole("button", { name: "That’s my plan" }).click();
}

/** Some days later: the plans were made that much earlier. */
async function passDays(page: Page, key: string, count: number) {
  const plans = (await stored<Plan[]>(page, key))!;
  const earlier = plans.map(({ made, day, ...rest }) => ({
    made: addDays(made, -count),
    day: addDays(day, -count),
    ...rest,
  }));
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, JSON.stringify(earlier)]);
}

test(
  "leads a visitor from a chapter to a row, and asks four days later without a connection",
  { tag: "@phone-only" },
  async ({ page, context, axe }) => {
    await page.goto("/");
    await untilServed(page);
    await page.goto(CHAPTER);
    const section = doItNow(page);
    await section.getByRole("button", { name: "That’s my plan" }).click();
    await expect(section.getByRole("alert")).toHaveText("Please choose one of the three first.");
    await axe();
    await plan(section, /^Find a want/);
    await expect(section).toContainText("our home page will ask: “How much did the want cost?”");
    await axe();
    await section.getByRole("link", { name: "Write it in the Money Tracker" }).click();
    const entry = page.getByRole("form", { name: "Add an entry" });
    await expect(entry.getByLabel("Type")).toHaveValue("P");
    await expect(entry.getByRole("radio", { name: /P-Wants/ })).toBeChecked();
    await entry.getByLabel("Amount").fill("2.50");
    await entry.getByRole("button", { name: "Add" }).click();
    await expect(page.getByRole("table")).toContainText(/2\.50.*P-Wants/);

    await page.goto("/");
    await expect(strip(page)).not.toContainText("Did you do it?");
    await passDays(page, "4mq_plans", 4);
    await context.setOffline(true);
    await page.reload();
    await expect(strip(page)).toContainText("Find a want");
    await axe();
    await strip(page).getByRole("button", { name: "Yes, I did" }).click();
    await strip(page).getByLabel("How much did the want cost?").fill("2.50");
    await strip(page).getByRole("button", { name: "Save my answer" }).click();
    await expect(strip(page)).toContainText("That is your first plan done, and within seven days.");
    expect(await stored<Plan[]>(page, "4mq_plans")).toMatchObject([
      { action: "find-the-want", done: { number: 250 } },
    ]);
    expect(await stored<string[][]>(page, "4mq_string")).toContainEqual([
      "plan",
      expect.any(String),
      expect.stringMatching(/^find-the-want /),
    ]);
    await page.reload();
    await expect(strip(page).getByRole("link").last()).toBeVisible();
    await expect(strip(page)).not.toContainText("Did you do it?");
    await page.goto(CHAPTER);
    await expect(doItNow(page)).toContainText("How much did the want cost? £2.50.");
  },
);

test("makes a user's habit by the press, opens a goal and a line filled in, and asks on the page", async ({
  page,
  context,
  request,
  axe,
}) => {
  test.setTimeout(120_000);
  await startSession(page);
  const userId = await userIdOf(page);
  const key = `4mq_plans_${userId}`;
  const habits = () => storedRows(request, "habit_streaks", `user_id=eq.${userId}`);

  await page.goto(CHAPTER);
  // Without a connection the plan is kept, and the habit can be made later.
  await expect(doItNow(page).getByRole("radio").first()).toBeEnabled();
  await context.setOffline(true);
  await plan(doItNow(page), /^Keep a wish list/);
  await expect(doItNow(page)).toContainText("We could not add the habit, but your plan is kept.");
  await axe();
  await context.setOffline(false);
  await doItNow(page).getByRole("button", { name: "Try again" }).click();
  await expect(doItNow(page)).toContainText("“\u2068Look at my wish list\u2069” is now one of your habits.");
  expect(await habits()).toMatchObject([{ habit_name: "Look at my wish list" }]);
  await doItNow(page).getByRole("button", { name: "Change my plan" }).click();
  // The plan stays as it is until another one is made.
  await expect(doItNow(page).getByRole("radio", { name: /^Keep a wish list/ })).toBeFocused();
  await doItNow(page).getByRole("button", { name: "Keep my plan" }).click();
  await expect(doItNow(page).getByText("Your plan: Keep a wish list")).toBeFocused();
  await doItNow(page).getByRole("button", { name: "Change my plan" }).click();
  await plan(doItNow(page), /^Keep a wish list/);
  await expect(doItNow(page)).toContainText("“\u2068Look at my wish list\u2069” is now one of your habits.");
  expect(await habits()).toHaveLength(1);
  await doItNow(page).getByRole("link", { name: "Open your habits" }).click();
  await expect(page.getByRole("main")).toContainText("Look at my wish list");

  await page.goto(CHAPTER);
  await doItNow(page).getByRole("button", { name: "Change my plan" }).click();
  await plan(doItNow(page), /^Save for one wish/);
  await doItNow(page).getByRole("link", { name: "Set it as a savings goal" }).click();
  await expect(page.getByRole("dialog").getByLabel("How much do you want to save?")).toHaveValue("10");

  await page.goto("/resources/level-3-sample-chapter");
  await plan(doItNow(page), /^Start an emergency fund/);
  await doItNow(page).getByRole("link", { name: "Write it in your journal" }).click();
  await expect(page.getByRole("radio", { name: "Save", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: /S-Without Goal/ })).toBeChecked();

  await passDays(page, key, 4);
  await page.goto("/");
  await expect(strip(page).getByRole("button", { name: "Yes, I did" })).toBeVisible();
  await page.goto(CHAPTER);
  await doItNow(page).getByRole("button", { name: "Not yet" }).click();
  await expect(doItNow(page)).toContainText("No hurry. We will ask again tomorrow.");
  await page.goto("/resources/level-3-sample-chapter");
  await doItNow(page).getByRole("button", { name: "Yes, I did" }).click();
  await doItNow(page).getByLabel("How much is in it now?").fill("five");
  await doItNow(page).getByRole("button", { name: "Save my answer" }).click();
  await expect(doItNow(page).getByRole("alert")).toHaveText("Write an amount, such as £1.50.");
  // At the foot of the page, no other button is half behind the header.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await axe();
  await doItNow(page).getByLabel("How much is in it now?").fill("5");
  await doItNow(page).getByRole("button", { name: "Save my answer" }).click();
  await expect(doItNow(page)).toContainText("How much is in it now? £5.00");
  await expect(doItNow(page)).toContainText("That is your first plan done, and within seven days.");
  // A sibling who is not signed in sees none of it.
  expect(await stored(page, "4mq_plans")).toBeNull();
});

test("brings back on another day what was missed in a chapter's check, until it is switched off", async ({
  page,
  axe,
}) => {
  const { path, questions } = DEBT_TRAP_CHECK;
  const check = page.getByRole("region", { name: "Try five questions" });
  const again = page.getByRole("region", { name: "Questions from last time" });
  const wrongOf = (nth: number) =>
    questions[nth]!.options.find(({ text }) => text !== questions[nth]!.correctAnswer)!;
  /** A day later. */
  const passDay = () =>
    page.evaluate(
      (yesterday) => {
        const recall = JSON.parse(localStorage.getItem("4mq_recall")!) as Recall;
        const missed = recall.missed.map((one) => ({ ...one, due: yesterday }));
        localStorage.setItem("4mq_recall", JSON.stringify({ ...recall, asked: null, missed }));
      },
      addDays(dayOf(new Date()), -1),
    );

  await page.goto(path);
  for (const [nth, { correctAnswer }] of questions.entries()) {
    const { text, reason } = wrongOf(nth);
    if (nth > 2) {
      await check.getByRole("button", { name: text, exact: true }).click();
      await expect(check.getByText(reason)).toBeVisible();
    }
    // The first answer counts, and the others can be tried.
    await check.getByRole("button", { name: correctAnswer, exact: true }).click();
  }
  await expect(check.getByRole("status").last()).toHaveText(
    "That was all five. From tomorrow, we will ask you 2 of them again.",
  );
  await axe();
  await page.goto("/");
  await expect(strip(page).getByRole("link").last()).not.toContainText("quick ones");

  await passDay();
  await page.reload();
  await strip(page).getByRole("link", { name: "Two quick ones from Debt Trap" }).click();
  await expect(again.getByRole("heading", { level: 3 })).toHaveText([
    questions[3].question,
    questions[4].question,
  ]);
  await expect(again).toBeInViewport();
  await again.getByRole("button", { name: wrongOf(3).text, exact: true }).click();
  await again.getByRole("button", { name: questions[4].correctAnswer, exact: true }).click();
  await axe();
  expect((await stored<Recall>(page, "4mq_recall"))?.missed).toMatchObject([
    { question: "debt-trap-5", step: 1, due: addDays(dayOf(new Date()), 3) },
    { question: "debt-trap-4", step: 0, due: addDays(dayOf(new Date()), 1) },
  ]);

  await passDay();
  await page.reload();
  await expect(again).toBeVisible();
  await check.getByRole("checkbox", { name: /^Ask me again/ }).uncheck();
  await page.goto("/");
  await expect(strip(page).getByRole("link").last()).toBeVisible();
  await expect(strip(page).getByRole("link").last()).not.toContainText("quick ones");
});
