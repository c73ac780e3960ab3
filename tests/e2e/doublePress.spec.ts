/** A button pressed twice, and a form submitted again while its answer is in flight, send once. More: tests/site. */
import type { Locator, Page } from "@playwright/test";
import { button, uniqueText } from "./communityParts";
import { expect, expectToast, deferred, startSession, test } from "./fixtures";

/** Presses twice and submits again. @returns the number of requests, once the outcome has been seen. */
async function pressTwice(
  page: Page,
  pressed: Locator,
  { address, method = "POST", seen }: { address: RegExp; method?: string; seen: () => Promise<void> },
) {
  const answer = deferred();
  let requests = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      requests += 1;
      await answer.released;
    }
    await route.continue();
  });
  const form = await pressed.evaluateHandle((element) => (element as HTMLButtonElement).form);
  await pressed.dblclick();
  await expect.poll(() => requests).toBeGreaterThan(0);
  await form.evaluate((element) => element?.requestSubmit());
  answer.release();
  await seen();
  return requests;
}

test("the contact form is sent once, however often its button is pressed", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Sam");
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Subject").selectOption("Other");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello?");
  const requests = await pressTwice(page, page.getByRole("button", { name: "Send Message" }), {
    address: /\/functions\/v1\/forms\//,
    seen: () => expectToast(page, "Message sent!"),
  });
  expect(requests).toBe(1);
});

test("a quest, an idea, a habit, its log, a goal and its progress are sent once each", async ({ page }) => {
  await startSession(page);
  await page.goto("/community?tab=kindness");
  await page.getByLabel("What kind thing did you do?").fill("I helped");
  const table = (name: string) => new RegExp(`/rest/v1/${name}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true });
  const once = async (name: string, address: RegExp, toast: string, method = "POST") =>
    expect(
      await pressTwice(page, press(name), { address, method, seen: () => expectToast(page, toast) }),
    ).toBe(1);

  await once("Submit quest", table("kindness_quests"), "Kindness quest submitted for review!");
  await page.goto("/community?tab=gigs");
  await page.getByLabel("Your idea in a few words").fill(uniqueText("Wash bikes"));
  await page.getByLabel("How does it work?").fill("Soap and a brush");
  await once("Add my idea", table("gig_jar_submissions"), "Gig idea submitted!");
  await page.goto("/community?tab=habits");
  await page.getByLabel("New habit").fill("Read");
  await once("Add habit", table("habit_streaks"), "New habit created!");
  const log = pressTwice(page, button(page, "Read", "Log Today"), {
    address: table("habit_streaks"),
    method: "PATCH",
    seen: () => expectToast(page, "Habit logged! Keep up the streak! 🔥"),
  });
  expect(await log).toBe(1);
  await page.goto("/community?tab=challenges");
  await page.getByRole("button", { name: "Join Savings Challenge" }).click();
  await page.getByLabel("How much do you want to save?").fill("50");
  await once("Join", table("community_challenges"), "Successfully joined savings challenge!");
  await button(page, "Savings challenge", "Update progress").click();
  await page.getByLabel("How much have you saved so far?").fill("20");
  await once("Save progress", table("community_challenges"), "Progress updated successfully!", "PATCH");
});
