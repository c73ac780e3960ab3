/** A button that is pressed twice, and a form that is sent once more while its answer is on its way, send once. */
import type { Locator, Page } from "@playwright/test";
import { button, own, putInJar, visitorIn } from "./communityParts";
import { changeRows } from "./database";
import {
  expect,
  expectToast,
  held,
  newEmail,
  PASSWORD,
  signUp,
  submitButton,
  test,
  untilHydrated,
} from "./fixtures";

/** Presses twice and sends once more. @returns how many requests that made, once what comes of it has been seen. */
async function pressTwice(
  page: Page,
  pressed: Locator,
  { address, method = "POST", seen }: { address: RegExp; method?: string; seen: () => Promise<void> },
) {
  const answer = held();
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

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

const EMAIL = "sam@example.com";
const forms = /\/functions\/v1\/forms\//;

for (const { name, path, fill, press, seen } of [
  {
    name: "contact form",
    path: "/contact",
    fill: async (page: Page) => {
      await page.getByLabel("Name").fill("Sam");
      await page.getByLabel("Email").fill(EMAIL);
      await page.getByLabel("Subject").selectOption("Other");
      await page.getByRole("textbox", { name: "Message" }).fill("Hello?");
    },
    press: "Send Message",
    seen: (page: Page) => expectToast(page, "Message sent!"),
  },
  {
    name: "questionnaire",
    path: "/research-questionnaire",
    fill: async (page: Page) => {
      for (const question of await page.getByRole("main").locator("fieldset fieldset").all())
        await question.getByRole("radio").first().check();
    },
    press: "Submit Responses",
    seen: (page: Page) => expectToast(page, "Thank you!"),
  },
  {
    name: "form for ages 8-10",
    path: "/90-days-money-smart-challenge-uk",
    fill: async (page: Page) => {
      await page.getByLabel("Name", { exact: true }).fill("Zoë");
      await page.getByLabel("Age").fill("9");
      await page.getByLabel("Parent’s email").fill(EMAIL);
      await page.getByLabel("Why do you want to join?").fill("I want a kite.");
    },
    press: "Send It",
    seen: async (page: Page) =>
      expect(page.getByRole("heading", { name: "Hooray, it has arrived!" })).toBeVisible(),
  },
  {
    name: "sign-up of beta readers",
    path: "/books",
    fill: (page: Page) => page.getByLabel("E-mail address").fill(EMAIL),
    press: "Become a Beta Reader",
    seen: async (page: Page) =>
      expect(page.getByRole("main").getByText("Application Submitted!")).toBeVisible(),
  },
  {
    name: "form of a chapter",
    path: "/resources/sample-chapter",
    fill: (page: Page) => page.getByLabel("E-mail address").first().fill(EMAIL),
    press: "Download Free Chapter",
    seen: (page: Page) => expectToast(page, "Download Started!"),
  },
])
  test(`the ${name}`, async ({ page }) => {
    await open(page, path);
    await fill(page);
    const pressed = page.getByRole("main").getByRole("button", { name: press }).first();
    expect(await pressTwice(page, pressed, { address: forms, seen: () => seen(page) })).toBe(1);
  });

test("joining, and signing in", async ({ page }) => {
  const email = newEmail();
  await open(page, "/auth");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.getByLabel("First Name").fill("Amara");
  await page.getByLabel("Last Name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const seen = async () => expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  const joined = submitButton(page, "Sign Up");
  expect(await pressTwice(page, joined, { address: /\/auth\/v1\/signup/, seen })).toBe(1);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await open(page, "/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const signedIn = submitButton(page, "Sign In");
  expect(await pressTwice(page, signedIn, { address: /\/auth\/v1\/token/, seen })).toBe(1);
});

test("a quest, an idea, a habit, a goal and its progress", async ({ page }) => {
  await signUp(page);
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
  await page.getByLabel("Your idea in a few words").fill(own("Wash bikes"));
  await page.getByLabel("How does it work?").fill("Soap and a brush");
  await once("Add my idea", table("gig_jar_submissions"), "Gig idea submitted!");
  await page.goto("/community?tab=habits");
  await page.getByLabel("New habit").fill("Read");
  await once("Add habit", table("habit_streaks"), "New habit created!");
  await button(page, "Read", "Log Today").dblclick();
  await expectToast(page, "Habit logged! Keep up the streak! 🔥");
  await page.goto("/community?tab=challenges");
  await page.getByRole("button", { name: "Join Savings Challenge" }).click();
  await page.getByLabel("How much do you want to save?").fill("50");
  await once("Join", table("community_challenges"), "Successfully joined savings challenge!");
  await button(page, "Savings challenge", "Update progress").click();
  await page.getByLabel("How much have you saved in all?").fill("20");
  await once("Save progress", table("community_challenges"), "Progress updated successfully!", "PATCH");
});

test("a vote, and a report", async ({ page, browser, request }) => {
  await signUp(page);
  await page.goto("/community?tab=gigs");
  const title = own("Sell lemonade");
  await putInJar(page, title, "Two lemons");
  await expectToast(page, "Gig idea submitted!");
  // Among the first of the jar, which the tests share.
  await changeRows(request, "gig_jar_submissions", `title=eq.${encodeURIComponent(title)}`, { votes: 7000 });
  const ben = await visitorIn(browser, "Ben", "gigs");
  expect(
    await pressTwice(ben, button(ben, title, "Vote"), {
      address: /\/rest\/v1\/gig_jar_votes/,
      seen: () => expectToast(ben, "Vote cast!"),
    }),
  ).toBe(1);
  await button(ben, title, "Report").click();
  await ben.getByRole("radio", { name: "It is not safe" }).check();
  expect(
    await pressTwice(ben, ben.getByRole("button", { name: "Send report" }), {
      address: /\/rest\/v1\/rpc\/report_idea/,
      seen: () => expectToast(ben, "Thank you for telling us"),
    }),
  ).toBe(1);
  await ben.context().close();
});

test("deleting the account", async ({ page }) => {
  await signUp(page);
  await page.goto("/account");
  await page.getByLabel(/^Type DELETE/).fill("DELETE");
  const form = page.locator("form").filter({ has: page.getByLabel(/^Type DELETE/) });
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  expect(
    await pressTwice(page, page.getByRole("button", { name: "Delete my account" }), {
      address: /\/rest\/v1\/rpc\/delete_my_account/,
      seen: () => expectToast(page, "Your account is deleted."),
    }),
  ).toBe(1);
});
