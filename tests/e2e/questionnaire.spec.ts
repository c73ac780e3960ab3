/**
 * The research questionnaire where it needs a browser: focus, reload, download (specification part 2, sections 2, 4, 5, 7
 * and 8). Its JSON, what is stored, and failures are tested in tests/site/questionnaire.test.tsx.
 */
import type { Page } from "@playwright/test";
import { expect, expectToast, deferred, test } from "./fixtures";

/** One answer to each question. */
const ANSWERS = [
  "I save some and spend some",
  "I thought I would enjoy it",
  "Save it for something later",
  "I don’t know",
  "From people I know, in person or in messages",
  "Three or four times",
];
const ENDPOINT = "**/functions/v1/forms/questionnaire";

async function open(page: Page) {
  await page.goto("/research-questionnaire");
}
const answer = (page: Page, text: string) => page.getByRole("radio", { name: text, exact: true });
async function answerAll(page: Page) {
  for (const text of ANSWERS) await answer(page, text).check();
}
const submit = (page: Page) => page.getByRole("button", { name: "Submit Responses" });

test("says thank you for the answers, and downloads the chosen chapter, after a reload too", async ({
  page,
  axe,
}) => {
  const arrival = deferred();
  await page.route(ENDPOINT, async (route) => {
    await arrival.released;
    await route.continue();
  });
  await open(page);
  await answerAll(page);
  await page.getByLabel("E-mail address for the gift (optional)").fill(" ann@example.com ");
  await page.getByRole("radio", { name: /^Level 2, ages 11-13/ }).check();
  await expect(page.getByText("6 of 6 questions answered")).toBeVisible();
  await axe();
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  arrival.release();

  await expectToast(page, "Thank you!");
  await expect(page.getByRole("heading", { name: "Thank you for taking part!" })).toBeFocused();
  await axe();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the PDF" }).click();
  expect((await download).suggestedFilename()).toBe("4mq-level-2-influence-invasion.pdf");
  await expect(page.getByText("Your download has started.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Download the PDF" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank you for taking part!" })).not.toBeFocused();
});

test("names a missed question in the specified toast, marks it, and moves the focus there", async ({
  page,
  axe,
}) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await open(page);
  await answerAll(page);
  await page.reload();
  // A reload keeps the answers; one of them is nonsense that somebody put there.
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem("4mq_questionnaire")!) as {
      answers: Record<string, string>;
    };
    draft.answers.q3_spending_preference = "D";
    sessionStorage.setItem("4mq_questionnaire", JSON.stringify(draft));
  });
  await page.reload();
  await expect(page.getByText("5 of 6 questions answered")).toBeVisible();
  await submit(page).click();
  await expectToast(
    page,
    "Please complete all questions",
    "All 6 questions must be answered before submitting.",
  );
  await expect(answer(page, "Buy something now")).toBeFocused();
  await expect(page.getByRole("group", { name: /If you got £10 today/ })).toHaveAccessibleDescription(
    "Please choose an answer.",
  );
  await expect(page.getByText("Please choose an answer.")).toHaveCount(1);
  await axe();
  await page.keyboard.press("ArrowDown");
  await expect(answer(page, "Save it for something later")).toBeChecked();
  await expect(page.getByText("Please choose an answer.")).toHaveCount(0);
  expect(sent).toBe(0);
});
