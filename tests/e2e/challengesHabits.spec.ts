/** The community's frame and its habits, on the real database (specification part 2). More: tests/site. */
import type { Page } from "@playwright/test";
import { addHabit, button, card, tab, visitorIn } from "./communityParts";
import { changeRows, insertRows, storedRows, userIdOf } from "./database";
import { expect, startSession, test } from "./fixtures";
import { boxesOf, sidewaysScroll } from "./settled";

/** The browser's own day, shifted by some days: `yyyy-MM-dd`. */
const localDay = (page: Page, plus = 0) =>
  page.evaluate((days) => {
    const date = new Date();
    date.setDate(date.getDate() + days);
    return date.toLocaleDateString("en-CA");
  }, plus);

const confetti = (page: Page) => page.locator("canvas.celebration");

test(
  "greets by name, shows the user's own data before samples, and gives each tab an address",
  { tag: "@phone" },
  async ({ page, axe }) => {
    await startSession(page);
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
    const screen = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("tablist", { name: "Community" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Join Savings Challenge" })).toBeInViewport({ ratio: 1 });
    const [own, board, samples] = await boxesOf([
      page.getByRole("region", { name: "Your challenges" }),
      page.getByRole("region", { name: "Leaderboard" }),
      impact,
    ]);
    expect(board.y).toBeGreaterThan(own.y);
    expect(samples.y).toBeGreaterThan(board.y);
    await page.setViewportSize(screen);

    await tab(page, "Habits").click();
    await expect(page).toHaveURL("/community?tab=habits");
    await tab(page, "Badges").click();
    await expect(page).toHaveURL("/community?tab=badges");
    await page.goBack();
    await expect(tab(page, "Habits")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page).toHaveURL("/community");
    await expect(tab(page, "Challenges")).toHaveAttribute("aria-selected", "true");

    // Without a tab in the address, the page opens the one that was last open.
    await tab(page, "Kindness").click();
    await page.goto("/about");
    await page.goto("/community");
    await expect(tab(page, "Kindness")).toHaveAttribute("aria-selected", "true");
    await page.goto("/community?tab=nonsense");
    await expect(tab(page, "Kindness")).toHaveAttribute("aria-selected", "true");
  },
);

test("awards and celebrates the seventh day in a row once, and starts at one after a gap", async ({
  page,
  request,
  axe,
}) => {
  await startSession(page);
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
  await expect(card(page, "Count my coins")).toContainText(
    "Start again today. You still have your best streak.",
  );
  await button(page, "Read for ten minutes", "Log Today").click();
  await expect(confetti(page)).toBeVisible();
  const habit = card(page, "Read for ten minutes");
  await expect(habit).toContainText("7 days in a row! You have earned a badge: Streak Champ, bronze.");
  await expect(habit.getByText(/: part of this streak$/)).toHaveCount(7);
  await button(page, "Count my coins", "Log Today").click();
  await expect(card(page, "Count my coins")).toContainText("Current streak1 dayBest streak20 days");
  await axe();

  await page.reload();
  await expect(habit).toContainText("7 days in a row!");
  await expect
    .poll(() => storedRows(request, "badge_events", mine))
    .toMatchObject([{ badge_type: "streak_champ", badge_level: "bronze", source: "habit_streak" }]);
});

test("lets two users at the two ends of the earth's time zones log their own day", async ({
  browser,
  request,
}) => {
  const east = await visitorIn(browser, "Tia", "habits", { timezoneId: "Pacific/Kiritimati" });
  const west = await visitorIn(browser, "Sina", "habits", { timezoneId: "Pacific/Pago_Pago" });
  for (const page of [east, west]) await addHabit(page, "Save a shell");
  await Promise.all([east, west].map((page) => button(page, "Save a shell", "Log Today").click()));
  for (const page of [east, west]) {
    await expect(button(page, "Save a shell", "Already Logged Today")).toBeDisabled();
    await expect(page.getByRole("listitem", { name: "Save a shell" })).toHaveCount(1);
    await expect
      .poll(async () => storedRows(request, "habit_streaks", `user_id=eq.${await userIdOf(page)}`))
      .toMatchObject([{ current_streak: 1, last_logged_date: await localDay(page) }]);
  }
  await expect.poll(() => localDay(east)).not.toBe(await localDay(west));
  await east.context().close();
  await west.context().close();
});

test("shows long names, other scripts and reversing characters intact, in both themes", async ({
  page,
  request,
  axeInBothThemes,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await startSession(page);
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
  await insertRows(
    request,
    "kindness_quests",
    ["pending", "approved", "rejected"].map((status) => ({
      user_id,
      description: `${status} ${"W".repeat(100)}`,
      status,
    })),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [part, shown] of [
    ["habits", names],
    ["challenges", ["$9,999,999.98"]],
    ["kindness", ["Pending", "Approved", "Not approved"]],
  ] as const) {
    await page.goto(`/community?tab=${part}`);
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome, Wolf/ })).toBeVisible();
    const panel = page.getByRole("tabpanel");
    for (const text of shown) await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await axeInBothThemes();
  }
});

test("works by keyboard alone", async ({ page }) => {
  await startSession(page);
  await page.goto("/community");
  await tab(page, "Challenges").focus();
  await page.keyboard.press("ArrowRight");
  // The address changes before the tab is rendered.
  await expect(page.getByLabel("New habit")).toBeVisible();
  await expect(page).toHaveURL("/community?tab=habits");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("New habit")).toBeFocused();
  await page.keyboard.type("Say thank you");
  await page.keyboard.press("Enter");
  await expect(card(page, "Say thank you")).toBeVisible();
  await expect(page.getByLabel("New habit")).toBeFocused();
  // The habits come before the form.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
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
  await expect(card(page, "Savings challenge")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your challenges" })).toBeFocused();
});

test.describe("a goal with a name", () => {
  test.use({ expectedErrors: [/status of 400/u] });

  test("fills the jar of a goal that has a name and a picture", async ({ page, request, axe }) => {
    await startSession(page);
    const userId = await userIdOf(page);
    await page.goto("/community");
    await page.getByRole("button", { name: "Join Savings Challenge" }).click();
    await page.getByLabel("How much do you want to save?").fill("45");
    await page.getByLabel("What is it for?").fill("Ring me on 07700 900123");
    await page.getByRole("radio", { name: "Bike" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Skateboard" })).toBeChecked();
    await axe();
    await page.getByRole("button", { name: "Join", exact: true }).click();

    // The goal is set, and only its name is asked for again.
    const dialog = page.getByRole("dialog", { name: "Name your goal" });
    await expect(dialog).toContainText("Please leave out how to get in touch");
    await expect(dialog.getByRole("radio", { name: "Skateboard" })).toBeChecked();
    await dialog.getByLabel("What is it for?").fill("Skateboard 🛹");
    await axe();
    await dialog.getByLabel("What is it for?").press("Enter");
    const goal = card(page, "Skateboard 🛹");
    await expect(goal.getByRole("img", { name: "The jar is 0% full." })).toBeVisible();
    expect(
      await storedRows(
        request,
        "community_challenges",
        `user_id=eq.${userId}&select=title,picture,needs_help,target_value`,
      ),
    ).toEqual([{ title: "Skateboard 🛹", picture: "skateboard", needs_help: null, target_value: 45 }]);

    for (const [total, jar, words] of [
      ["27", "The jar is 60% full.", "$18 to go."],
      ["45", "The jar is full.", "You filled your jar!"],
    ] as const) {
      await button(page, "Skateboard 🛹", "Update progress").click();
      await page.getByLabel("How much have you saved so far?").fill(total);
      await page.getByRole("button", { name: "Save progress" }).click();
      await expect(goal.getByRole("img", { name: jar })).toBeVisible();
      await expect(goal).toContainText(words);
    }
    await expect(confetti(page)).toBeAttached();
    await axe();
  });
});
