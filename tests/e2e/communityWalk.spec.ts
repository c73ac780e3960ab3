/**
 * The community as a screen reader announces it and as the keyboard moves through it (WCAG 2.2:
 * 1.3.1, 2.1.1, 2.4.3, 4.1.2).
 */
import { addHabit, joinWith, tab } from "./communityParts";
import { expect, expectToast, startSession, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";

/** The parts that a screen reader announces, in this order; anything between them is left out. */
const HEARD = {
  Challenges: `
    - tabpanel "Challenges":
      - region "Your challenges":
        - heading "Your challenges" [level=2]
        - list:
          - listitem "Savings challenge":
            - heading "Savings challenge" [level=3]
            - paragraph: Active
            - img "The jar is 0% full."
            - term: Progress
            - definition: 0%
            - term: So far
            - definition: $0
            - term: Target
            - definition: of $50
            - definition: $50 to go.
            - button /^Update progress.*Savings challenge$/
            - button "Give it a name"
            - button /^Put away.*Savings challenge$/
      - region "Leaderboard":
        - heading "Leaderboard" [level=2]
        - paragraph: Sample board
        - tablist "Leaderboard":
          - tab "Savings Goals" [selected]
          - tab "Habit Streaks"
          - tab "Kindness Quests"
        - tabpanel "Savings Goals":
          - list
        - button "Set Your First Goal"`,
  Habits: `
    - tabpanel "Habits":
      - region "Your habits":
        - heading "Your habits" [level=2]
        - list:
          - listitem "Read":
            - heading "Read" [level=3]
            - list "The last seven days":
              - listitem: /not part of this streak/
              - listitem: "Today: not part of this streak"
            - term: Current streak
            - definition: 0 days
            - term: Best streak
            - definition: 0 days
            - button /^Log Today.*Read$/
            - button /^Put away.*Read$/
        - textbox "New habit"
        - button "Add habit"`,
  Kindness: `
    - tabpanel "Kindness":
      - heading "Tell us about a kind deed" [level=2]
      - textbox "What kind thing did you do?"
      - paragraph: /0 of 500 characters/
      - status
      - button "Submit quest"
      - paragraph:
        - link "Privacy (opens in a new tab)"
      - region "Your quests":
        - heading "Your quests" [level=2]
        - button "Share my first kind deed"
        - list:
          - listitem:
            - heading "Lend a hand" [level=3]`,
  "Gig Jar": `
    - tabpanel "Gig Jar":
      - heading "Put an idea in the jar" [level=2]
      - textbox "Your idea in a few words"
      - paragraph: /0 of 100 characters/
      - textbox "How does it work?"
      - paragraph: /0 of 500 characters/
      - button "Add my idea"
      - region "Ideas for earning money":
        - heading "Ideas for earning money" [level=2]`,
  Badges: `
    - tabpanel "Badges":
      - region "Your badges":
        - heading "Your badges" [level=2]
        - link "Go to my habits"
        - region "Streak badges":
          - heading "Streak badges" [level=3]
          - list:
            - listitem:
              - heading "Streak Champ" [level=4]
              - paragraph: Bronze
              - paragraph: A goal for you`,
};

test("announces each part in order, each control with its name and its card", async ({ page, axe }) => {
  await startSession(page);
  await page.goto("/community?tab=habits");
  await addHabit(page, "Read");
  await page.goto("/community?tab=challenges");
  await joinWith(page, "50");
  const main = page.getByRole("main");
  await expect(main).toMatchAriaSnapshot(`
    - heading "Welcome, Amara!" [level=1]
    - tablist:
      - tab "Challenges" [selected]
      - tab "Habits"
      - tab "Kindness"
      - tab "Gig Jar"
      - tab "Badges"
    - region "Community Impact":
      - heading "Community Impact" [level=2]`);
  for (const [name, heard] of Object.entries(HEARD)) {
    await tab(page, name).click();
    await expect(main).toMatchAriaSnapshot(heard);
    // Screen readers do not announce an empty list.
    await expect
      .poll(() => main.getByRole("list").evaluateAll((lists) => lists.filter((list) => !list.firstChild)))
      .toEqual([]);
    await axe();
    await expectNoLossWithLargeText(page);
  }
});

test("tells and archives a kind deed, looks through the boards and goes on to the habits by keyboard alone", async ({
  page,
}) => {
  await startSession(page);
  await page.goto("/community?tab=kindness");
  const field = page.getByLabel("What kind thing did you do?");
  await page.getByRole("button", { name: "Share my first kind deed" }).focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("I carried a bag");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit quest" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, "Kindness quest submitted for review!");
  await expect(page.getByRole("button", { name: "Submit quest" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Put away/ })).toBeVisible();
  await page.keyboard.press("Tab"); // how private it is
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Put away/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your quests" })).toBeFocused();

  await tab(page, "Kindness").focus();
  await page.keyboard.press("Home");
  await tab(page, "Savings Goals").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Habit Streaks" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Kindness Quests" })).toBeVisible();
  // The boards are not part of the address.
  await expect(page).toHaveURL("/community?tab=challenges");

  await tab(page, "Challenges").focus();
  await page.keyboard.press("End");
  await page.getByRole("link", { name: "Go to my habits" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/community?tab=habits");
  await page.goBack();
  await expect(page.getByRole("region", { name: "Streak badges" })).toBeVisible();
});
