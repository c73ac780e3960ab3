/** The community's frame, its challenges and its habits, on the real database (specification part 2). */
import type { Browser, Page } from "@playwright/test";
import { changeRows, insertRows, storedRows, userIdOf } from "./database";
import { expect, expectToast, newEmail, PASSWORD, signUp, submitButton, test } from "./fixtures";

/** The browser's own day, moved by some days: `yyyy-MM-dd`. */
const localDay = (page: Page, plus = 0) =>
  page.evaluate((days) => {
    const date = new Date();
    date.setDate(date.getDate() + days);
    return date.toLocaleDateString("en-CA");
  }, plus);

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const item = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });
/** A button of a card; what it belongs to follows for readers. */
const button = (page: Page, card: string, name: string) =>
  item(page, card).getByRole("button", { name: new RegExp(`^${name}`) });
const confetti = (page: Page) => page.locator("canvas.celebration");

async function joinWith(page: Page, amount: string) {
  await page.getByRole("button", { name: "Join Savings Challenge" }).click();
  await page.getByLabel("How much do you want to save?").fill(amount);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(item(page, "Savings challenge")).toBeVisible();
}

async function updateTo(page: Page, total: string) {
  await button(page, "Savings challenge", "Update progress").click();
  await page.getByLabel("How much have you saved in all?").fill(total);
  await page.getByRole("button", { name: "Save progress" }).click();
}

async function addHabit(page: Page, name: string) {
  await page.getByLabel("New habit").fill(name);
  await page.getByLabel("New habit").press("Enter");
  await expect(item(page, name)).toBeVisible();
}

/** As when the visitor comes back to this tab of the browser. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

async function visitorIn(browser: Browser, timezoneId: string, firstName: string) {
  const page = await (await browser.newContext({ timezoneId })).newPage();
  await signUp(page, { firstName });
  await page.goto("/community?tab=habits");
  return page;
}

test(
  "the community greets by name, shows its sample figures, and each of its parts has an address",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await signUp(page);
    await page.goto("/community");
    await expect(page.getByRole("heading", { level: 1, name: "Welcome, Amara!" })).toBeVisible();
    const impact = page.getByRole("region", { name: "Community Impact" });
    await expect(impact.getByText("Sample figures")).toBeVisible();
    for (const [name, figure] of [
      ["Heroes", "1247"],
      ["Help requests", "89"],
      ["Mentor matches", "342"],
      ["Active challenges", "12"],
      ["Badges", "567"],
      ["Kindness quests", "23"],
    ])
      await expect(impact.locator("div", { has: page.getByText(name!, { exact: true }) }).last()).toHaveText(
        `${name}${figure}`,
      );
    await expect(page.getByRole("tablist", { name: "Community" }).getByRole("tab")).toHaveText([
      "Challenges",
      "Habits",
      "Kindness",
      "Gig Jar",
      "Badges",
    ]);
    await expect(tab(page, "Challenges")).toHaveAttribute("aria-selected", "true");
    await axe();

    await tab(page, "Habits").click();
    await expect(page).toHaveURL("/community?tab=habits");
    await tab(page, "Badges").click();
    await expect(page).toHaveURL("/community?tab=badges");
    await page.goBack();
    await expect(tab(page, "Habits")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page).toHaveURL("/community");
    await expect(tab(page, "Challenges")).toHaveAttribute("aria-selected", "true");

    // Without a part in the address, the one looked at last.
    await tab(page, "Kindness").click();
    await page.goto("/about");
    await page.goto("/community");
    await expect(tab(page, "Kindness")).toHaveAttribute("aria-selected", "true");
    await page.goto("/community?tab=nonsense");
    await expect(tab(page, "Kindness")).toHaveAttribute("aria-selected", "true");
  },
);

test("a signed-out visitor signs in first, and comes back to the part that was asked for", async ({
  page,
}) => {
  const email = await signUp(page, { email: newEmail() });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await page.goto("/community?tab=habits");
  await expect(page).toHaveURL("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submitButton(page, "Sign In").click();
  await expect(page).toHaveURL("/community?tab=habits");
  await expect(page.getByRole("heading", { name: "Your habits" })).toBeVisible();
});

test("without a first name the greeting is the e-mail's own, and without that a Money Hero", async ({
  page,
  request,
}) => {
  const email = await signUp(page);
  await changeRows(request, "profiles", `user_id=eq.${await userIdOf(page)}`, { first_name: null });
  await page.goto("/community");
  await expect(page.getByRole("heading", { name: `Welcome, ${email.split("@")[0]}!` })).toBeVisible();
});

test(
  "a savings challenge is joined, grows, is celebrated and put away, and nobody else sees it",
  { tag: "@phone" },
  async ({ page, browser, axe }) => {
    await signUp(page);
    await page.goto("/community");
    await joinWith(page, "50");
    await expectToast(page, "Successfully joined savings challenge!");
    await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeHidden();
    const card = item(page, "Savings challenge");
    for (const text of ["Active", "$0", "$50", "0%"])
      await expect(card.getByText(text, { exact: true })).toBeVisible();

    await updateTo(page, "20.5");
    await expectToast(page, "Progress updated successfully!");
    await expect(card.getByText("$20.50", { exact: true })).toBeVisible();
    await expect(card.getByText("41%", { exact: true })).toBeVisible();
    await expect(confetti(page)).toHaveCount(0);
    await axe();

    // Another user, at the same time.
    const other = await (await browser.newContext()).newPage();
    await signUp(other, { firstName: "Ben" });
    await other.goto("/community");
    await expect(other.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
    await expect(item(other, "Savings challenge")).toBeHidden();
    await joinWith(other, "7");
    await other.context().close();

    await updateTo(page, "60");
    await expect(confetti(page)).toBeVisible();
    await expect(card.getByText("Completed", { exact: true })).toBeVisible();
    await expect(card.getByText("100%", { exact: true })).toBeVisible();
    await expect(button(page, "Savings challenge", "Update progress")).toBeHidden();
    await page.reload();
    await expect(card.getByText("$60", { exact: true })).toBeVisible();

    await button(page, "Savings challenge", "Put away").click();
    await page.getByRole("button", { name: "Put away", exact: true }).click();
    await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your challenges" })).toBeFocused();
  },
);

test("a challenge whose last day is over for the child is told kindly, and takes no more progress", async ({
  page,
  request,
}) => {
  await signUp(page);
  await page.goto("/community");
  await joinWith(page, "50");
  await updateTo(page, "12");
  await expect(item(page, "Savings challenge")).toContainText("$12");
  const mine = `user_id=eq.${await userIdOf(page)}`;
  await changeRows(request, "community_challenges", mine, { end_date: await localDay(page) });
  await page.reload();
  // Today still counts.
  await expect(item(page, "Savings challenge")).toContainText("Active");
  await changeRows(request, "community_challenges", mine, { end_date: await localDay(page, -1) });
  await page.reload();
  await expect(item(page, "Savings challenge")).toContainText("Time is up");
  await expect(item(page, "Savings challenge")).toContainText("What you saved is still yours.");
  await expect(button(page, "Savings challenge", "Update progress")).toBeHidden();
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeHidden();
  expect(await storedRows(request, "community_challenges", mine)).toMatchObject([{ status: "failed" }]);
});

test("a habit logged in two tabs counts once, and the other tab is right again on the way back", async ({
  page,
  context,
  request,
}) => {
  await signUp(page);
  await page.goto("/community?tab=habits");
  await addHabit(page, "Put a coin in my jar");
  await expectToast(page, "New habit created!");
  await expect(page.getByLabel("New habit")).toHaveValue("");
  const [other, third] = [await context.newPage(), await context.newPage()];
  for (const also of [other, third]) {
    await also.goto("/community?tab=habits");
    await expect(button(also, "Put a coin in my jar", "Log Today")).toBeVisible();
  }

  await button(page, "Put a coin in my jar", "Log Today").dblclick();
  await expectToast(page, "Habit logged! Keep up the streak! 🔥");
  await expect(button(page, "Put a coin in my jar", "Already Logged Today")).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Put a coin in my jar" })).toBeFocused();
  await button(other, "Put a coin in my jar", "Log Today").click();
  await expect(button(other, "Put a coin in my jar", "Already Logged Today")).toBeDisabled();
  await comeBack(third);
  await expect(button(third, "Put a coin in my jar", "Already Logged Today")).toBeDisabled();
  expect(await storedRows(request, "habit_streaks", `user_id=eq.${await userIdOf(page)}`)).toMatchObject([
    { current_streak: 1, best_streak: 1, last_logged_date: await localDay(page) },
  ]);
});

test(
  "the seventh day in a row earns its badge and a celebration, once; a gap starts again at one",
  { tag: "@phone" },
  async ({ page, request, axe }) => {
    await signUp(page);
    await page.goto("/community?tab=habits");
    await addHabit(page, "Read for ten minutes");
    await addHabit(page, "Count my coins");
    const mine = `user_id=eq.${await userIdOf(page)}`;
    await changeRows(request, "habit_streaks", `${mine}&habit_name=eq.Read for ten minutes`, {
      current_streak: 6,
      best_streak: 6,
      last_logged_date: await localDay(page, -1),
    });
    await changeRows(request, "habit_streaks", `${mine}&habit_name=eq.Count my coins`, {
      current_streak: 6,
      best_streak: 20,
      last_logged_date: await localDay(page, -2),
    });
    await page.reload();
    await expect(item(page, "Count my coins")).toContainText("Start again today. Your best streak stays.");
    await button(page, "Read for ten minutes", "Log Today").click();
    await expect(confetti(page)).toBeVisible();
    const card = item(page, "Read for ten minutes");
    await expect(card).toContainText("7 days in a row! Your badge: Streak Champ, bronze.");
    await expect(card.getByText(/: in this streak$/)).toHaveCount(7);
    await button(page, "Count my coins", "Log Today").click();
    await expect(item(page, "Count my coins")).toContainText("Current streak1 dayBest streak20 days");
    await axe();

    await page.reload();
    await expect(card).toContainText("7 days in a row!");
    expect(await storedRows(request, "badge_events", mine)).toMatchObject([
      { badge_type: "streak_champ", badge_level: "bronze", source: "habit_streak" },
    ]);
  },
);

test("two users at the two ends of the earth's calendar log their own day", async ({ browser, request }) => {
  const east = await visitorIn(browser, "Pacific/Kiritimati", "Tia");
  const west = await visitorIn(browser, "Pacific/Pago_Pago", "Sina");
  for (const page of [east, west]) await addHabit(page, "Save a shell");
  await Promise.all([east, west].map((page) => button(page, "Save a shell", "Log Today").click()));
  for (const page of [east, west]) {
    await expect(button(page, "Save a shell", "Already Logged Today")).toBeDisabled();
    await expect(page.getByRole("listitem", { name: "Save a shell" })).toHaveCount(1);
    expect(await storedRows(request, "habit_streaks", `user_id=eq.${await userIdOf(page)}`)).toMatchObject([
      { current_streak: 1, last_logged_date: await localDay(page) },
    ]);
  }
  expect(await localDay(east)).not.toBe(await localDay(west));
  await east.context().close();
  await west.context().close();
});

test("long names, other scripts and signs of other directions break nothing, in both colours", async ({
  page,
  request,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUp(page);
  const user_id = await userIdOf(page);
  await changeRows(request, "profiles", `user_id=eq.${user_id}`, {
    first_name: "Wolfeschlegelstein".repeat(5),
  });
  const names = ["W".repeat(100), "أوفر نقودي كل يوم 🪙", "👩‍👩‍👧‍👦".repeat(9), '<b>bold</b> & "quoted"'];
  await insertRows(
    request,
    "habit_streaks",
    names.map((habit_name) => ({ user_id, habit_name, status: "active" })),
  );
  await insertRows(request, "community_challenges", {
    user_id,
    challenge_type: "savings_goal",
    target_value: 9_999_999.99,
    current_progress: 9_999_999.98,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/community?tab=habits", "/community?tab=challenges"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome, Wolf/ })).toBeVisible();
    if (address.endsWith("habits"))
      for (const name of names) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    else await expect(page.getByText("$9,999,999.98", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
  }
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  await signUp(page);
  await page.goto("/community");
  await tab(page, "Challenges").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/community?tab=habits");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("New habit")).toBeFocused();
  await page.keyboard.type("Say thank you");
  await page.keyboard.press("Enter");
  await expect(item(page, "Say thank you")).toBeVisible();
  await expect(page.getByLabel("New habit")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Say thank you", "Log Today")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Say thank you" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Say thank you", "Put away")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Say thank you", "Put away")).toBeFocused();

  await tab(page, "Habits").focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("How much do you want to save?")).toBeFocused();
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(item(page, "Savings challenge")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your challenges" })).toBeFocused();
});

test.describe("a backend in trouble", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of [45]\d\d|No more than 20 a day/] });

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

  test("the twenty-first new habit of a day is told kindly, and its name stays", async ({
    page,
    request,
  }) => {
    await signUp(page);
    const session = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem("4mq_session")!) as { access_token: string; user: { id: string } },
    );
    const stored = await request.post("/rest/v1/habit_streaks", {
      headers: { apikey: "sb_publishable_local", authorization: `Bearer ${session.access_token}` },
      data: Array.from({ length: 20 }, (_, index) => ({
        user_id: session.user.id,
        habit_name: `Habit ${index + 1}`,
      })),
    });
    expect(stored.status()).toBe(201);
    await page.goto("/community?tab=habits");
    await page.getByLabel("New habit").fill("One more");
    await page.getByRole("button", { name: "Add habit" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "You can add more tomorrow." })).toBeVisible();
    await expectToast(page, "Failed to create habit");
    await expect(page.getByLabel("New habit")).toHaveValue("One more");
  });

  test("an answer lost after joining leaves one goal, and shows it", async ({ page, request }) => {
    await signUp(page);
    await page.goto("/community");
    await page.route("**/rest/v1/community_challenges**", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort();
    });
    await joinWith(page, "50");
    await expectToast(page, "Failed to join challenge. You may already be in one.");
    expect(
      await storedRows(request, "community_challenges", `user_id=eq.${await userIdOf(page)}`),
    ).toHaveLength(1);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
