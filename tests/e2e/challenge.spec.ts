/**
 * The two landing pages of the 90-day challenge and their forms where they need a browser: scrolling, native checks,
 * keyboard, no scripts (specification part 2, sections 2, 5, 7 and 9). Bodies and answers: tests/pages/challengeForms.test.tsx.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const GENERAL = "/90-days-money-smart-challenge";
const UK = "/90-days-money-smart-challenge-uk";
const SENT_TO = "**/functions/v1/forms/challenge-application-uk";

async function open(page: Page, path: string) {
  await page.goto(path);
}

const notePosts = (page: Page) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  return posts;
};

async function fillUk(page: Page, { age = "9", why = "I want a kite." } = {}) {
  await page.getByLabel("Name", { exact: true }).fill("Zoë & Sam");
  await page.getByLabel("Age").fill(age);
  await page.getByLabel("Parent’s email").fill("pat@example.com");
  await page.getByLabel("Why do you want to join?").fill(why);
}
const send = (page: Page) => page.getByRole("button", { name: "Send It" });

test("describes the challenge on both pages, and links to the form by a button", async ({ page, axe }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { path, button, ages } of [
    { path: GENERAL, button: "Apply Now", ages: "8-16" },
    { path: UK, button: "I Want to Join", ages: "8-10" },
  ]) {
    await open(page, path);
    const main = page.getByRole("main");
    await expect(main.locator("strong")).toHaveText(["90", "6", "100", ages]);
    await expect(main.getByText("bi-weekly missions", { exact: true })).toBeVisible();
    await expect(main.getByText("places, for the first 100 participants")).toBeVisible();
    await expect(page.locator("#method").getByRole("listitem")).toHaveCount(6);
    await expect(page.locator("#apply")).not.toBeInViewport();
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator("#apply")).toBeInViewport();
    await expect(page.locator("#apply").getByRole("heading", { level: 2 })).toBeFocused();
    for (const link of ["/challenge-dashboard", "/find-your-quadrant", "/resources"])
      await expect(main.locator(`a[href="${link}"]`).last()).toBeVisible();
    await expect(page.getByText(/There is no fee/)).toBeHidden();
    await page.getByText("What does it cost?").click();
    await expect(page.getByText(/There is no fee/)).toBeVisible();
    await axe();
  }
});

test("validates both forms natively, and sends nothing until they are valid", async ({ page, axe }) => {
  const posts = notePosts(page);
  await open(page, GENERAL);
  await expect(page.getByText("Applications for the 100 places are not open yet.")).toBeInViewport();
  await expect(
    page.getByText("Applications are not open yet. Nothing you write here will be sent."),
  ).toBeVisible();
  const name = page.getByLabel("Name");
  const email = page.getByLabel("Email");
  const submit = page.getByRole("button", { name: "Send Application" });
  await submit.click();
  await expect(name).toBeFocused();
  await name.fill("   ");
  await email.fill("sam@example.com");
  await submit.click();
  await expect(name).toBeFocused();
  await name.fill("Sam Okafor");
  await email.fill("sam");
  await email.press("Enter");
  await expect(email).toBeFocused();
  const closed = page.getByText(/^Applications are not open yet, so nothing was sent\./);
  await expect(closed).toBeHidden();
  await email.fill("sam@example.com");
  await submit.click();
  await expect(closed).toBeVisible();
  await axe();

  await open(page, UK);
  for (const label of ["Name", "Age", "Parent’s email", "Why do you want to join?"])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  for (const age of ["7", "11", "9.5", ""]) {
    await fillUk(page, { age });
    await send(page).click();
    await expect(page.getByLabel("Age")).toBeFocused();
  }
  await fillUk(page);
  await page.getByLabel("Parent’s email").fill("pat");
  await send(page).click();
  await expect(page.getByLabel("Parent’s email")).toBeFocused();
  await fillUk(page);
  await page.getByLabel("Why do you want to join?").fill("  ");
  await send(page).click();
  await expect(page.getByLabel("Why do you want to join?")).toBeFocused();
  expect(posts).toEqual([]);
});

test.describe("an application that cannot be sent", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("reports a failed application beside the button, keeps the input, and sends it by keyboard", async ({
    page,
    axe,
  }) => {
    await page.route(SENT_TO, (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, UK);
    await fillUk(page);
    await send(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(
      "We could not send your form, but everything you wrote is still here. Please try again.",
    );
    await expect(page.getByLabel("Why do you want to join?")).toHaveValue("I want a kite.");
    await expect(send(page)).toBeFocused();
    await axe();
    await page.unroute(SENT_TO);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Hooray, we’ve got your form!" })).toBeFocused();
    await expect(page).toHaveURL(UK);
    await axe();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("submits the form for ages 8-10 by itself and returns with the outcome", async ({ page }) => {
    await page.goto(UK);
    await expect(page.getByText(/Hooray, we’ve got your form!/)).toBeHidden();
    await fillUk(page, { age: "09" });
    await send(page).click();
    await expect(page).toHaveURL(`${UK}?sent=1#sent`);
    await expect(page.getByText(/Hooray, we’ve got your form!/)).toBeInViewport();
    await expect(page.locator(":target")).toHaveCount(1);

    // A text field accepts words that show nothing, but the receiver does not.
    await fillUk(page, { why: "\u2800" });
    await send(page).click();
    await expect(page).toHaveURL(`${UK}?sent=0#not-why`);
    await expect(page.getByText(/^We did not get your form, because of the box “Why/)).toBeInViewport();
    await expect(page.getByText(/Hooray, we’ve got your form!/)).toBeHidden();
  });
});
