/** The research questionnaire, on the running site (specification part 2, sections 2, 4, 5, 7 and 8). */
import type { Page } from "@playwright/test";
import { storedRows } from "./database";
import { expect, expectToast, held, newEmail, test, untilHydrated } from "./fixtures";

const QUESTIONS = {
  q1_child_money_habits: "I save some and spend some",
  q2_purchase_motivation: "I thought I would enjoy it",
  q3_spending_preference: "Keep it for something later",
  q4_parent_child_money_style: "I do not know",
  q5_spending_influences: "From people I know, also in messages",
  q6_family_money_conversations: "Three or four times",
} as const;
const LETTERS = {
  q1_child_money_habits: "C",
  q2_purchase_motivation: "B",
  q3_spending_preference: "B",
  q4_parent_child_money_style: "D",
  q5_spending_influences: "A",
  q6_family_money_conversations: "C",
};
const ENDPOINT = "**/functions/v1/forms/questionnaire";

async function open(page: Page) {
  await page.goto("/research-questionnaire");
  await untilHydrated(page);
}
const answer = (page: Page, text: string) => page.getByRole("radio", { name: text, exact: true });
async function answerAll(page: Page) {
  for (const text of Object.values(QUESTIONS)) await answer(page, text).check();
}
const submit = (page: Page) => page.getByRole("button", { name: "Submit Responses" });
const kept = (page: Page) =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);

test(
  "answers go out as the specified JSON, the form is cleared, and the chosen chapter can be taken along",
  { tag: "@phone" },
  async ({ page, axe }) => {
    const sent: unknown[] = [];
    const answer = held();
    await page.route(ENDPOINT, async (route) => {
      expect(route.request().headers()["content-type"]).toContain("application/json");
      sent.push(route.request().postDataJSON());
      await answer.released;
      await route.continue();
    });
    await page.clock.setFixedTime(new Date("2026-11-21T12:00:00Z"));
    await open(page);
    const before = page.getByRole("region", { name: "Before you begin" });
    await expect(before).toContainText("You can stop at any time");
    await expect(before).toContainText("two years at most");
    await expect(before).toContainText("We can delete your answers later only if you gave an e-mail");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Before you begin",
      /^When you get some money/,
      /^Think of the last thing/,
      /^If you got £10/,
      /^How alike are you/,
      /^Where do you most often/,
      /^In the last month/,
      "Your thank-you gift",
      "Before you send it",
    ]);
    await answerAll(page);
    await page.getByLabel("Email for the gift (optional)").fill(" ann@example.com ");
    await page.getByRole("radio", { name: /^Level 2, ages 11-13/ }).check();
    await expect(page.getByText("6 of 6 questions answered")).toBeVisible();
    await axe();
    await submit(page).click();
    const submitting = page.getByRole("button", { name: "Submitting..." });
    await expect(submitting).toBeDisabled();
    answer.release();

    await expectToast(
      page,
      "Thank you!",
      "Your responses have been submitted successfully. We appreciate your participation in our research!",
    );
    expect(sent).toEqual([
      {
        subject: "Research Questionnaire",
        source: "4MQ Research Questionnaire",
        ...LETTERS,
        email_for_gift: "ann@example.com",
        book_choice: "level2",
        timestamp: "2026-11-21T12:00:00.000Z",
      },
    ]);
    await expect(page.getByRole("heading", { name: "Thank you for taking part!" })).toBeFocused();
    await expect.poll(() => kept(page)).not.toContain("4mq_questionnaire");
    await axe();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the PDF" }).click();
    expect((await download).suggestedFilename()).toBe("4mq-level-2-influence-invasion.pdf");
    await expect(page.getByText("Your download has started.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Download the PDF" })).toBeVisible();
    await untilHydrated(page);
    await expect(page.getByRole("heading", { name: "Thank you for taking part!" })).not.toBeFocused();

    await page.getByRole("button", { name: "Answer for another child" }).click();
    await expect(page.getByText("0 of 6 questions answered")).toBeVisible();
    await expect(page.getByLabel("Email for the gift (optional)")).toHaveValue("");
    await expect(page.getByRole("radio", { name: "No choice" })).toBeChecked();
  },
);

test.describe("the answer to a child’s answers is lost", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("sent again, after a reload too, they count once; changed, they are others", async ({
    page,
    request,
  }) => {
    const email = newEmail();
    const arrived = () =>
      storedRows(
        request,
        "form_submissions",
        `form_id=eq.questionnaire&payload->>email_for_gift=eq.${email}`,
      );
    await page.route(ENDPOINT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await open(page);
    await answerAll(page);
    await page.getByLabel("Email for the gift (optional)").fill(email);
    await submit(page).click();
    await expectToast(page, "Error", "Failed to submit responses. Please try again.");
    await submit(page).click();
    await expect.poll(() => page.getByRole("button", { name: "Submitting..." }).count()).toBe(0);
    await page.reload();
    await untilHydrated(page);
    await submit(page).click();
    await expectToast(page, "Error", "Failed to submit responses. Please try again.");
    expect(await arrived()).toHaveLength(1);
    await page.unroute(ENDPOINT);
    await answer(page, "Buy something now").check();
    await submit(page).click();
    await expectToast(page, "Thank you!");
    expect(await arrived()).toHaveLength(2);
  });
});

test("without e-mail and book the payload says so, and every level’s chapter is offered", async ({
  page,
}) => {
  const sent: Record<string, unknown>[] = [];
  await page.route(ENDPOINT, async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ json: {} });
  });
  await open(page);
  await answerAll(page);
  await submit(page).click();
  await expectToast(page, "Thank you!");
  expect(sent[0]).toMatchObject({ ...LETTERS, email_for_gift: "Not provided", book_choice: "Not selected" });
  for (const name of ["Level 1: Needs vs Wants", "Level 2: Influence Invasion", "Level 3: Debt Trap"])
    await expect(page.getByRole("button", { name })).toBeVisible();
});

test("a question that was left out is told by the specified toast, marked, and gets the focus", async ({
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
  await untilHydrated(page);
  // A reload keeps the answers; one of them is nonsense that somebody put there.
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem("4mq_questionnaire")!) as {
      answers: Record<string, string>;
    };
    draft.answers.q3_spending_preference = "D";
    sessionStorage.setItem("4mq_questionnaire", JSON.stringify(draft));
  });
  await page.reload();
  await untilHydrated(page);
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
  await expect(answer(page, "Keep it for something later")).toBeChecked();
  await expect(page.getByText("Please choose an answer.")).toHaveCount(0);
  await page.getByLabel("Email for the gift (optional)").fill("ann");
  await submit(page).click();
  await expectToast(page, "Invalid Email", "Please enter a valid email address.");
  await expect(page.getByLabel("Email for the gift (optional)")).toBeFocused();
  expect(sent).toBe(0);
});

test.describe("when the answers do not arrive", () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  test("the specified toast says so, everything stays, and a second try sends it once", async ({ page }) => {
    const statuses = [500, 0];
    await page.route(ENDPOINT, async (route) => {
      const status = statuses.shift();
      if (status === undefined) await route.continue();
      else if (status) await route.fulfill({ status, json: {} });
      else await route.abort();
    });
    await open(page);
    await answerAll(page);
    await page.getByLabel("Email for the gift (optional)").fill("ann@example.com");
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await submit(page).click();
      await expectToast(page, "Error", "Failed to submit responses. Please try again.");
      await page
        .getByRole("button", { name: /close|dismiss/i })
        .last()
        .click();
      await expect(submit(page)).toBeEnabled();
      for (const text of Object.values(QUESTIONS)) await expect(answer(page, text)).toBeChecked();
      await expect(page.getByLabel("Email for the gift (optional)")).toHaveValue("ann@example.com");
    }
    await submit(page).click();
    await expectToast(page, "Thank you!");
  });
});
