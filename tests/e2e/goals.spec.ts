/**
 * A goal without an account, in presses from the home page; the same goal in an account, with its ends. A browser is needed
 * for the menu, the layout of the dialog and the field of a date.
 */
import { addDays, dayOf, fullDayName } from "@/domain/calendar";
import { latestGoalEnd } from "@/domain/community/savingPlan";
import { changeRows, storedRows, userIdOf } from "./database";
import { expect, startSession, test } from "./fixtures";
import { sidewaysScroll } from "./settled";

const TODAY = dayOf(new Date());

test(
  "a visitor makes a goal in five presses from the home page, and puts the first coin in",
  { tag: "@phone-only" },
  async ({ page, axeInBothThemes }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation").getByText("Resources", { exact: true }).first().click();
    await page.getByRole("link", { name: "Save for Something" }).click();
    const goal = page.getByRole("region", { name: /saving for|green wheels/ });
    await page
      .getByLabel("What is it for?")
      .fill("A skateboard with green wheels and a very long name to wrap");
    await goal.getByRole("radio", { name: "Skateboard" }).click();
    await page.getByLabel("How much does it cost?").fill("29");
    await page.getByLabel("How much can you save each week?").fill("3.75");
    await expect(goal.getByRole("status")).toHaveText(
      /^Eight Saturdays, the next coin (this Saturday|today)\.$/,
    );
    await axeInBothThemes();
    await goal.getByRole("button", { name: "Start my jar" }).click();
    await expect(goal.getByText("£0.00 of £29.00")).toBeVisible();
    await goal.getByRole("button", { name: "I put in £3.75" }).click();
    await expect(goal.getByText("£3.75 of £29.00")).toBeVisible();
    await expect(goal.getByRole("heading")).toBeFocused();
    expect(await sidewaysScroll(page)).toBe(0);
    await axeInBothThemes();
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Your day" })).toContainText(
      "A skateboard with g…: 13% there",
    );
  },
);

test(
  "the goal goes into the account, and a missed end is followed by a new one",
  { tag: "@phone-only" },
  async ({ page, axeInBothThemes }) => {
    await startSession(page);
    const goal = {
      title: "Headphones",
      picture: "headphones",
      price: 2900,
      week: 375,
      saved: 750,
      put: null,
    };
    await page.evaluate((text) => localStorage.setItem("4mq_goal", text), JSON.stringify(goal));
    await page.goto("/keep");
    await page.getByRole("checkbox", { name: "Your savings goal: Headphones, £29.00" }).check();
    await axeInBothThemes();
    await page.getByRole("button", { name: "Keep what I ticked" }).click();
    await expect(page).toHaveURL("/");
    const userId = await userIdOf(page);
    await changeRows(page.request, "community_challenges", `user_id=eq.${userId}`, {
      end_date: addDays(TODAY, -3),
    });
    await page.goto("/community?tab=challenges");
    await page.getByRole("button", { name: /^Choose a new end/ }).click();
    const dialog = page.getByRole("dialog", { name: "Choose a new end" });
    await dialog.getByLabel("What can you save each week?").fill("0.01");
    await expect(dialog.getByLabel("Last day")).toHaveValue(latestGoalEnd(TODAY));
    await dialog.getByLabel("Last day").fill(addDays(TODAY, 60));
    await axeInBothThemes();
    await dialog.getByRole("button", { name: "Go on saving" }).click();
    await expect(page.getByText(`Until ${fullDayName(addDays(TODAY, 60))}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your challenges" })).toBeFocused();
    expect(await storedRows(page.request, "community_challenges", `user_id=eq.${userId}`)).toMatchObject([
      { title: "Headphones", current_progress: 7.5, status: "active", is_deleted: false },
    ]);
  },
);
