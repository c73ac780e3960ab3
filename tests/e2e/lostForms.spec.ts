/** A form that arrived and was never answered: the visitor hears that it failed, still has every word, and sends it once. */
import type { Page } from "@playwright/test";
import { own } from "./communityParts";
import { storedRows } from "./database";
import { expect, expectToast, newEmail, test, untilHydrated } from "./fixtures";

test.use({ expectedErrors: [/ERR_FAILED/] });

const FORMS = "**/functions/v1/forms/**";

/** It has arrived; what came of it is never told. @returns how many were sent so far. */
async function loseAnswers(page: Page) {
  let sent = 0;
  await page.route(FORMS, async (route) => {
    await route.fetch();
    await route.abort();
    sent += 1;
  });
  return () => sent;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
};
const expectFilled = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
};

const arrived = (page: Page, form: string, filter: string) =>
  storedRows(page.request, "form_submissions", `form_id=eq.${form}&payload->>${filter}`);

test("the contact form keeps every word, and however often it is sent stands once", async ({ page }) => {
  const email = newEmail();
  const words = { Name: "Sam", Email: email, Message: "Can you come to our school?" };
  const sent = await loseAnswers(page);
  await open(page, "/contact");
  await fill(page, words);
  await page.getByLabel("Subject").selectOption("Speaking Request");
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect.poll(sent).toBe(times);
    await expectToast(page, "Error", "Failed to send message. Please try again.");
    await expectFilled(page, words);
    await expect(page.getByLabel("Subject")).toHaveValue("Speaking Request");
    expect(await arrived(page, "contact", `email=eq.${email}`)).toHaveLength(1);
  }
  await page.unroute(FORMS);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectToast(page, "Message sent!");
  await expectFilled(page, { Name: "", Email: "", Message: "" });
  expect(await arrived(page, "contact", `email=eq.${email}`)).toHaveLength(1);
});

test("the application for ages 8 to 10 keeps every word, and however often it is sent stands once", async ({
  page,
}) => {
  const email = newEmail();
  const words = {
    Name: "Zoë & Sam",
    Age: "9",
    "Parent’s email": email,
    "Why do you want to join?": "I want a kite.",
  };
  const sent = await loseAnswers(page);
  await open(page, "/90-days-money-smart-challenge-uk");
  await fill(page, words);
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Send It" }).click();
    await expect.poll(sent).toBe(times);
    await expect(page.getByRole("alert")).toHaveText(
      "We could not send it just now, but everything you wrote is still here. Please try again.",
    );
    await expectFilled(page, words);
    expect(await arrived(page, "challenge-application-uk", `parentEmail=eq.${email}`)).toHaveLength(1);
  }
  await page.unroute(FORMS);
  await page.getByRole("button", { name: "Send It" }).click();
  await expect(page.getByRole("heading", { name: "Hooray, it has arrived!" })).toBeVisible();
  expect(await arrived(page, "challenge-application-uk", `parentEmail=eq.${email}`)).toHaveLength(1);
});

test("a report of an answer of the guide stays in its dialog, and however often it is sent stands once", async ({
  page,
}) => {
  const answer = own("Put a bit aside first.");
  await page.route("**/functions/v1/ms-sparkle-chat", (route) =>
    route.fulfill({ json: { message: answer } }),
  );
  const sent = await loseAnswers(page);
  const reports = () => arrived(page, "guide-report", `answer=eq.${encodeURIComponent(answer)}`);
  await open(page, "/contact");
  await page.getByRole("button", { name: "Ask Ms. Sparkle" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill("How do I save?");
  await page.getByRole("textbox", { name: "Your question" }).press("Enter");
  await page.getByRole("button", { name: "Report this answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this answer" });
  const reason = dialog.getByRole("radio", { name: "Something else" });
  const send = dialog.getByRole("button", { name: "Send report" });
  await reason.check();
  for (const times of [1, 2]) {
    await send.click();
    await expect.poll(sent).toBe(times);
    await expect(dialog.getByRole("alert")).toHaveText(
      "That did not go through. Please try again in a moment.",
    );
    await expect(reason).toBeChecked();
    expect(await reports()).toHaveLength(1);
  }
  await page.unroute(FORMS);
  await send.click();
  await expectToast(page, "Thank you for telling us", "A person will look at this answer.");
  await expect(dialog).toBeHidden();
  expect(await reports()).toHaveLength(1);
});

/** What the service answers is not looked at (specification part 1, sections 4 and 5). */
test("who wants to be a beta reader is told so either way, and stands once", async ({ page }) => {
  const email = newEmail();
  const sent = await loseAnswers(page);
  await open(page, "/books");
  // The form comes again five seconds later.
  for (const times of [1, 2]) {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByRole("button", { name: "Become a Beta Reader" }).click();
    await expect.poll(sent).toBe(times);
    await expectToast(page, "Application Submitted!");
    await expect(page.getByRole("main").getByText("Application Submitted!")).toBeVisible();
    expect(await arrived(page, "beta", `email=eq.${email}`)).toHaveLength(1);
  }
});

test("a chapter comes although the answer to its form is lost, which stands once", async ({ page }) => {
  const email = newEmail();
  const sent = await loseAnswers(page);
  await open(page, "/resources/sample-chapter");
  const form = page.getByRole("main").locator("form").first();
  await form.getByLabel("E-mail address").fill(email);
  await Promise.all([
    page.waitForEvent("download"),
    form.getByRole("button", { name: "Download Free Chapter" }).click(),
  ]);
  await expectToast(page, "Download Started!");
  await expect.poll(sent).toBe(1);
  expect(await arrived(page, "chapter-level-1", `email=eq.${email}`)).toHaveLength(1);
});
