/**
 * Quizzes and coins where they need a browser: keyboard, layout, tabs, history and the network (specification part 1,
 * sections 2, 4, 5, 8 and 9). Figures, messages and the storage are tested in tests/site/quiz.test.tsx.
 */
import type { Page } from "@playwright/test";
import { QUIZ_KEEPER_OF_EMBERS } from "@/content/stories/keeper-of-embers.quiz";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import type { QuizQuestion } from "@/content/quiz/quizTypes";
import { expect, expectToast, deferred, stored, runExclusively, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { boxesOf, opened, overflowOf } from "./settled";

const BATTLE = QUIZ_MONEY_BRAIN_BATTLE.questions;
const STORY = QUIZ_KEEPER_OF_EMBERS.questions;

const next = (page: Page) => page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ });
const answers = (page: Page) => page.getByRole("main").getByRole("radio");

async function openPlayer(page: Page, id = "money-brain-battle") {
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  // The question was there before any script; its answers come with them.
  await expect(answers(page)).toHaveCount(4);
}

const choose = (page: Page, option: string) => page.getByRole("radio", { name: option, exact: true }).check();

/** Answers questions of the player, by their indexes, rightly. */
async function answerSome(page: Page, questions: readonly QuizQuestion[], from = 0, to = questions.length) {
  for (const [index, { correctAnswer }] of [...questions.entries()].slice(from, to)) {
    await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await choose(page, correctAnswer);
    await next(page).click();
  }
}

/** Answers the whole quiz of the player, all of it rightly. */
async function play(page: Page, questions: readonly QuizQuestion[] = BATTLE, from = 0) {
  await answerSome(page, questions, from);
  await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();
}

async function openStoryQuiz(page: Page) {
  await page.goto("/short-stories");
  await page.getByRole("button", { name: "Take Quiz" }).click();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
}

const stat = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

test("takes the whole quiz by keyboard alone, from the hub to the score", async ({ page, axe }) => {
  await page.goto("/quiz-hub");
  await page.getByRole("link", { name: /^Start ?: Money Brain Battle Quiz$/ }).press("Enter");
  await expect(page).toHaveURL("/quiz/money-brain-battle");
  await expect(answers(page)).toHaveCount(4);
  for (const [index, question] of BATTLE.entries()) {
    const options = await answers(page).evaluateAll((all) =>
      all.map((radio) => (radio as HTMLInputElement).value),
    );
    await page.keyboard.press(String(options.indexOf(question.correctAnswer) + 1));
    await expect(page.getByRole("radio", { name: question.correctAnswer, exact: true })).toBeChecked();
    await page.keyboard.press("Enter");
    if (index < 9)
      await expect(page.getByRole("heading", { name: BATTLE[index + 1]!.question })).toBeFocused();
  }
  await expectToast(page, "Amazing! You earned 1 4MQ Coin(s)!");
  const score = page.getByRole("region", { name: "Your score" });
  await expect(score).toContainText("100%");
  await expect(score.getByRole("heading")).toBeFocused();
  await axe();
  await expectNoLossWithLargeText(page);
});

test(
  "shows the first question before any script, and keeps it in place while the answers load",
  { tag: "@phone" },
  async ({ page }) => {
    const late = async (name: string) => {
      const script = deferred();
      await page.route(`**/assets/${name}-*.js`, async (route) => {
        await script.released;
        await route.continue();
      });
      return script;
    };
    const shell = await late("shell");
    const questions = await late("keeper-of-embers.quiz");
    const asked = page.waitForRequest("**/assets/shell-*.js");
    await page.goto("/quiz/keeper-of-embers", { waitUntil: "commit" });
    await asked;
    const question = page.getByRole("heading", { name: STORY[0]!.question });
    const onTheirWay = page.getByText("The answers are on their way…");
    await expect(question).toBeVisible();
    await expect(onTheirWay).toBeVisible();
    const controls = [question, next(page)] as const;
    const before = await boxesOf(controls, { hydrated: false });

    const questionsAsked = page.waitForRequest("**/assets/keeper-of-embers.quiz-*.js");
    shell.release();
    await opened(page);
    await questionsAsked;
    await expect(onTheirWay).toBeVisible();
    expect(await boxesOf(controls)).toEqual(before);

    questions.release();
    await expect(answers(page)).toHaveCount(4);
    expect(await boxesOf(controls)).toEqual(before);
  },
);

test(
  "shows on a phone the last answer, the coin's way, the next question and Next without scrolling",
  { tag: "@phone-only" },
  async ({ page, axe }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Play ten questions for a coin" }).tap();
    for (const [index, { options, correctAnswer }] of BATTLE.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
      const chosen = index % 2 ? options.find((option) => option !== correctAnswer)! : correctAnswer;
      await page.getByRole("radio", { name: chosen, exact: true }).tap();
      await next(page).tap();
      if (index === 9) break;
      const line = page.getByRole("main").getByRole("status");
      await expect(line).toContainText(index % 2 ? "Not this time." : "Right.");
      await expect(page.getByRole("heading", { name: BATTLE[index + 1]!.question })).toBeFocused();
      for (const part of [page.getByRole("img", { name: /right answers earn a coin/ }), line, next(page)])
        await expect(part, `at question ${index + 2}`).toBeInViewport({ ratio: 1 });
      if (index < 2) {
        await line.getByRole("button").tap();
        await axe();
        await line.getByRole("button").tap();
      }
    }
    await page.getByRole("button", { name: "Fix your 5" }).tap();
    await expect(page.getByRole("heading", { name: "Fix your 5" })).toBeInViewport();
    await axe();
  },
);

test("pays nothing again and loses nothing on back, forward and reload", async ({ page, axe }) => {
  await page.goto("/quiz-hub");
  await page.getByRole("link", { name: /^Start ?: Money Brain Battle Quiz$/ }).click();
  await answerSome(page, BATTLE, 0, 4);
  const order = () =>
    answers(page).evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  await expect(page.getByText("Question 5 of 10")).toBeVisible();
  const before = await order();
  // The prerendered page has the first question, and its place is taken without a complaint of React's.
  await page.reload();
  await expect(page.getByText("Question 5 of 10")).toBeVisible();
  await expect.poll(order).toEqual(before);
  await expect(page.getByText("You are back where you left off.")).toBeVisible();
  await axe();
  await play(page, BATTLE, 4);
  await page.goBack();
  await expect(page).toHaveURL("/quiz-hub");
  await page.goForward();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(1);
});

test("keeps a coin that waits for another tab when the page is left", async ({ page, context }) => {
  await runExclusively(context, "4mq_quiz_progress");
  await openPlayer(page);
  await play(page);
  expect(await stored(page, "userEarnings")).toBeNull();
  await page.reload();
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(1);
});

test("loses neither coin nor pass when two tabs pass", async ({ page, context }) => {
  const other = await context.newPage();
  await openPlayer(page);
  await openPlayer(other, "keeper-of-embers");
  await play(page);
  await play(other, STORY);
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 2 });
  await expect
    .poll(() => stored(page, "completedQuizzes"))
    .toEqual(["money-brain-battle", "keeper-of-embers"]);
  // The scoreboard of the first tab heard of it.
  await expect(stat(page, "Today")).toHaveText("2");
});

test("celebrates a pass with confetti, and moves nothing with reduced motion", async ({ page }) => {
  const celebration = page.locator("canvas.celebration");
  await openPlayer(page);
  await play(page);
  await expect(celebration).toBeAttached();
  await expect(celebration).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Try Again" }).click();
  await play(page);
  await expect(stat(page, "Attempts")).toHaveText("2");
  // The confetti has all that it needs: it would be here by now.
  await expect(celebration).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("takes an open quiz to its results without a network, in the player and in the story library", async ({
    page,
    context,
    axe,
  }) => {
    const player = await context.newPage();
    await openPlayer(player);
    await openStoryQuiz(page);
    // The first answer in focus loads the toaster, which the scores need.
    for (const each of [player, page]) {
      await answers(each).first().focus();
      await each.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/Toaster-")),
      );
    }
    await context.setOffline(true);
    await play(player);
    await expect.poll(() => stored(player, "userEarnings")).toMatchObject({ totalCoins: 1 });

    // A browser draws a page in the background only now and then.
    await page.bringToFront();
    for (const [index, { correctAnswer }] of STORY.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
      await choose(page, correctAnswer);
      await page.getByRole("button", { name: /^(Submit Answer|Finish Quiz)$/ }).click();
      await expect(page.getByRole("heading", { name: "Correct" })).toBeFocused();
      await page.getByRole("button", { name: /^(Continue|See Results)$/ }).click();
    }
    await expect(page.getByText("10 of 10 correct")).toBeVisible();
    await axe();
  });
});

test.describe("questions that do not come", () => {
  // The page that came had the first question in it.
  test.use({ expectedErrors: [/Failed to (load resource|fetch)|^Hydration:/] });

  test("asks again for questions that did not load by a button", async ({ page }) => {
    let fail = true;
    await page.route("**/assets/quizMoneyBrainBattle-*.js", (route) =>
      fail ? route.abort() : route.continue(),
    );
    await page.goto("/quiz/money-brain-battle");
    await expect(page.getByRole("alert")).toContainText("We could not open this part.");
    fail = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Question 1 of 10")).toBeVisible();
  });
});

test("asks for an answer in the quiz inside the story library, on a phone too, and closes it", async ({
  page,
  axe,
}) => {
  await openStoryQuiz(page);
  await answers(page).first().focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Please select an answer", "Choose one of the options before continuing.");
  await axe();
  await page.setViewportSize({ width: 412, height: 839 });
  await axe();
  await page.getByRole("button", { name: "Close the quiz" }).click();
  await expect(page.getByText("Question 1 of 10")).toBeHidden();
  await expect(page.getByRole("button", { name: "Take Quiz" })).toBeFocused();
});

test("shows the focus ring on the hub's tabs for the keyboard, and none for a press", async ({
  page,
  axe,
}) => {
  await page.goto("/quiz-hub");
  const ringed = page.locator("[role=tab]:focus-visible");
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
  await expect(ringed).toHaveCount(0);
  for (const name of ["Short Stories", "Advanced"]) {
    await page.keyboard.press("ArrowRight");
    await expect(ringed).toHaveText(name);
  }
  await expect(page.getByRole("tabpanel")).toContainText("coming soon");
  await axe();
  // On a phone the last one is as whole as the first.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page.getByRole("tablist"))).toBe(0);
});
