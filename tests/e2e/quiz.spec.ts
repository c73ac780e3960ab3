/** Quizzes and coins as a child meets them (specification part 1, sections 2, 4, 5, 8 and 9). */
import type { Page } from "@playwright/test";
import { QUIZ_KEEPER_OF_EMBERS } from "@/content/quizKeeperOfEmbers";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quizMoneyBrainBattle";
import type { QuizQuestion } from "@/content/quizTypes";
import { expect, expectToast, held, stored, takeTurn, test, untilHydrated } from "./fixtures";

const BATTLE = QUIZ_MONEY_BRAIN_BATTLE.questions;
const STORY = QUIZ_KEEPER_OF_EMBERS.questions;

const wrong = ({ options, correctAnswer }: QuizQuestion) =>
  options.find((option) => option !== correctAnswer)!;
const next = (page: Page) => page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ });

async function openPlayer(page: Page, id = "money-brain-battle") {
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  // The question was there before any script; its answers come with them.
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(4);
}

const choose = (page: Page, option: string) =>
  page.getByRole("radio", { name: option, exact: true }).check({ force: true });

/** Answers the whole quiz of the player, the first `correct` questions rightly. */
async function play(page: Page, correct: number, questions: readonly QuizQuestion[] = BATTLE) {
  for (const [index, question] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await choose(page, index < correct ? question.correctAnswer : wrong(question));
    await next(page).click();
  }
  await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();
}

const stat = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

test("the landing shows the levels and leads to the hub", async ({ page }) => {
  await page.goto("/quiz");
  await untilHydrated(page);
  await expect(page.getByRole("region", { name: "Level 1, ages 8-10" })).toContainText(
    "The Keeper of the Embers",
  );
  for (const level of ["Level 2, ages 11-13", "Level 3, ages 14-16"])
    await expect(page.getByRole("region", { name: level })).toContainText("Coming Soon");
  await page.getByRole("link", { name: "View All Quizzes" }).click();
  await expect(page).toHaveURL("/quiz-hub");
});

test("the hub has its figures, four tabs, and an empty one with a sentence", async ({ page, axe }) => {
  await page.goto("/quiz-hub");
  await untilHydrated(page);
  await expect(stat(page, "Quizzes Completed")).toHaveText("0/2");
  await expect(stat(page, "Average Score")).toHaveText("0%");
  await expect(stat(page, "Coins Earned")).toHaveText("0");
  await expect(page.getByRole("tab")).toHaveText([
    "All Quizzes",
    "Money Basics",
    "Short Stories",
    "Advanced",
  ]);
  await expect(page.getByRole("article")).toHaveCount(2);
  const battle = page.getByRole("article", { name: "Money Brain Battle Quiz" });
  for (const words of ["Money Basics", "15 minutes", "1 coin", "80%", "Best score", "Start"])
    await expect(battle).toContainText(words);
  await page.getByRole("tab", { name: "Short Stories" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("tab", { name: "Advanced" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("coming soon");
  await axe();
});

test.describe("an id that is no quiz", () => {
  test.use({ expectedErrors: [/status of 404/] });
  test("leads to the hub", async ({ page }) => {
    await page.goto("/quiz/no-such-quiz");
    await expect(page).toHaveURL("/quiz-hub");
    await expect(page.getByRole("heading", { name: "Quiz Hub" })).toBeVisible();
  });
});

test("a pass: toast, coins, figures, scoreboard, review; the card then says Retake", async ({
  page,
  axe,
}) => {
  await page.goto("/quiz-hub");
  await page.getByRole("link", { name: /^Start ?: Money Brain Battle Quiz$/ }).click();
  await expect(page).toHaveURL("/quiz/money-brain-battle");
  await play(page, 8);
  await expectToast(page, "Amazing! You earned 1 4MQ Coin(s)!");
  const score = page.getByRole("region", { name: "Your score" });
  await expect(score).toContainText("80%");
  await expect(score).toContainText("+1 4MQ Coin(s)");
  await expect(score).toContainText("Money Brain Warrior");
  await expect(stat(page, "Correct answers")).toHaveText("8/10");
  await expect(stat(page, "Attempts")).toHaveText("1");
  await expect(stat(page, "Target score")).toHaveText("80%");
  await expect(score.getByRole("heading")).toBeFocused();
  for (const [name, value] of [
    ["Today", "1"],
    ["This week", "1"],
    ["This month", "1"],
    ["Streak", "1 day"],
  ] as const)
    await expect(stat(page, name)).toHaveText(value);
  await expect(page.getByText("Next level at 10 coins", { exact: true }).last()).toBeVisible();
  const review = page.getByRole("region", { name: "Your answers" });
  await expect(review.getByText("Correct", { exact: true })).toHaveCount(8);
  await expect(review.getByText("Not quite right", { exact: true })).toHaveCount(2);
  await expect(review).toContainText(BATTLE[9]!.explanation);
  await axe();
  await expect(page.getByRole("link", { name: "View My Progress" })).toHaveAttribute(
    "href",
    "/kpi-scorecard",
  );
  await page
    .getByRole("region", { name: "Your score" })
    .getByRole("link", { name: "Back to Quiz Hub" })
    .click();
  await expect(stat(page, "Quizzes Completed")).toHaveText("1/2");
  await expect(stat(page, "Average Score")).toHaveText("80%");
  await expect(stat(page, "Coins Earned")).toHaveText("1");
  await expect(page.getByRole("article", { name: "Money Brain Battle Quiz" })).toContainText("Retake");
});

test("a fail: toast, no coin, and Try Again begins anew with the attempts counted on", async ({ page }) => {
  await openPlayer(page);
  await play(page, 7);
  await expectToast(page, "Good try! 💪", "70% - Keep learning and try again!");
  await expect(stat(page, "Attempts")).toHaveText("1");
  await expect.poll(() => stored(page, "userEarnings")).toBeNull();
  await expect.poll(() => stored(page, "completedQuizzes")).toBeNull();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await expect(page.getByRole("main").getByRole("radio", { checked: true })).toHaveCount(0);
  await play(page, 10);
  await expect(stat(page, "Attempts")).toHaveText("2");
  await expect.poll(() => stored(page, "quizScores")).toEqual({ "money-brain-battle": 100 });
});

test("every pass pays, and the quiz is listed once", async ({ page }) => {
  await openPlayer(page);
  await play(page, 8);
  await page.getByRole("button", { name: "Try Again" }).click();
  await play(page, 9);
  await expect.poll(() => stored(page, "completedQuizzes")).toEqual(["money-brain-battle"]);
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 2 });
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(2);
});

for (const late of ["shell", "quizKeeperOfEmbers"])
  test(
    `the first question is there before ${late}, and stays where it is when its answers come`,
    { tag: "@phone" },
    async ({ page }) => {
      const script = held();
      await page.route(`**/assets/${late}-*.js`, async (route) => {
        await script.released;
        await route.continue();
      });
      const asked = page.waitForRequest(`**/assets/${late}-*.js`);
      await page.goto("/quiz/keeper-of-embers", { waitUntil: "commit" });
      await asked;
      if (late !== "shell") await untilHydrated(page);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const question = page.getByRole("heading", { name: STORY[0]!.question });
      await expect(question).toBeVisible();
      await expect(page.getByText("The answers are on their way…")).toBeVisible();
      const places = () => Promise.all([question.boundingBox(), next(page).boundingBox()]);
      const before = await places();
      script.release();
      await expect(page.getByRole("main").getByRole("radio")).toHaveCount(4);
      await expect.poll(places).toEqual(before);
    },
  );

test("a double click answers one question, and is paid once at the end", async ({ page }) => {
  await openPlayer(page);
  for (const [index, question] of BATTLE.entries()) {
    await choose(page, question.correctAnswer);
    await next(page).dblclick();
    if (index < 9) await expect(page.getByText(`Question ${index + 2} of 10`)).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(1);
});

test("back, forward and reload pay nothing again and lose nothing", async ({ page }) => {
  await page.goto("/quiz-hub");
  await page.getByRole("link", { name: /^Start ?: Money Brain Battle Quiz$/ }).click();
  await play(page, 10);
  await page.goBack();
  await page.goForward();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(1);
});

test("a coin that waits for another tab is kept when the page is left before", async ({ page, context }) => {
  await takeTurn(context, "4mq_quiz_progress");
  await openPlayer(page);
  await play(page, 10);
  await expect.poll(() => stored(page, "userEarnings")).toBeNull();
  await page.reload();
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
  await expect.poll(() => stored(page, "quizAttempts_money-brain-battle")).toBe(1);
});

test("Next waits for an answer; Enter without one says so", async ({ page }) => {
  await openPlayer(page);
  await expect(next(page)).toBeDisabled();
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Oops! 🤔", "Please select an answer before continuing!");
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
});

test("the whole quiz goes by keyboard alone", { tag: "@phone" }, async ({ page }) => {
  await openPlayer(page);
  await page.getByRole("radio").first().focus();
  for (const [index, question] of BATTLE.entries()) {
    const options = await page
      .getByRole("radio")
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    await page.keyboard.press(String(options.indexOf(question.correctAnswer) + 1));
    await expect(page.getByRole("radio", { name: question.correctAnswer, exact: true })).toBeChecked();
    await page.keyboard.press("Enter");
    if (index < 9)
      await expect(page.getByRole("heading", { name: BATTLE[index + 1]!.question })).toBeFocused();
  }
  await expect(page.getByRole("region", { name: "Your score" })).toContainText("100%");
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("an open quiz goes on, to its results and what is said of them", async ({ page, context }) => {
    await openPlayer(page);
    await context.setOffline(true);
    await play(page, 8);
    await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
  });
});

test("two tabs that pass lose neither coin nor pass", async ({ page, context }) => {
  const other = await context.newPage();
  await openPlayer(page);
  await openPlayer(other, "keeper-of-embers");
  await play(page, 10);
  await play(other, 10, STORY);
  await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 2 });
  await expect
    .poll(() => stored(page, "completedQuizzes"))
    .toEqual(["money-brain-battle", "keeper-of-embers"]);
  // The scoreboard of the first tab heard of it.
  await expect(stat(page, "Today")).toHaveText("2");
});

test("seven days in a row make a Week Champion, on what an earlier version of the site left", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-21T10:00:00") });
  await page.addInitScript(() => {
    if (localStorage.getItem("userEarnings")) return;
    const days = ["15", "16", "17", "18", "19", "20"].map((day) => `2026-11-${day}`);
    localStorage.setItem(
      "userEarnings",
      JSON.stringify({
        totalCoins: 19,
        dailyEarnings: days.map((date) => ({ date, coins: 1, source: "Money Brain Battle Quiz" })),
        weeklyEarnings: 6,
        monthlyEarnings: 6,
      }),
    );
    localStorage.setItem("quizAttempts_money-brain-battle", "3");
  });
  await openPlayer(page);
  await play(page, 10);
  await expect(page.getByText("Week Champion")).toBeVisible();
  await expect(stat(page, "Streak")).toHaveText("7 days");
  await expect(stat(page, "This week")).toHaveText("7");
  await expect(stat(page, "Attempts")).toHaveText("4");
  await expect(page.getByText("Next level at 30 coins", { exact: true }).last()).toBeVisible();
  const counter = page.locator("section", { hasText: "Coins in all" }).last();
  await page.clock.runFor(1000);
  await expect(counter).toContainText("20");
});

test.describe("a browser whose storage", () => {
  const CORRUPT: Record<string, readonly string[]> = {
    completedQuizzes: ["{", "null", '"x"', "[1]", '{"0":"x"}'],
    quizScores: ["{", "[80]", '{"a":"80"}', '{"a":-1}', '{"a":1e308}'],
    "quizAttempts_money-brain-battle": ["-1", "1.5", '"4"', "1e308", "{}"],
    userEarnings: [
      "{",
      "[]",
      '{"totalCoins":-5,"dailyEarnings":[],"weeklyEarnings":0,"monthlyEarnings":0}',
      '{"totalCoins":1e308,"dailyEarnings":[],"weeklyEarnings":0,"monthlyEarnings":0}',
      '{"totalCoins":1,"dailyEarnings":[{"date":"2026-02-30","coins":1,"source":"x"}]}',
    ],
  };

  for (const [key, values] of Object.entries(CORRUPT))
    test(`holds nonsense under ${key}: it is set aside with a calm word, and the quiz goes on`, async ({
      page,
    }) => {
      for (const value of values) {
        await page.goto("/terms");
        await page.evaluate(
          ([name, text]) => {
            localStorage.clear();
            localStorage.setItem(name!, text!);
          },
          [key, value],
        );
        await page.goto("/quiz-hub");
        await expect(page.getByText("We put it aside, and you can go on from here.")).toBeVisible();
        await expect(stat(page, "Coins Earned")).toHaveText("0");
        const kept = await page.evaluate((name) => localStorage.getItem(`${name}_corrupt`), key);
        expect(kept).toBe(value);
      }
      await openPlayer(page);
      await play(page, 8);
      await expect.poll(() => stored(page, "userEarnings")).toMatchObject({ totalCoins: 1 });
    });

  test("is blocked plays and pays for as long as the page is open, and says that it does not last", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/quiz-hub");
    await page.getByRole("link", { name: /^Start ?: Money Brain Battle Quiz$/ }).click();
    await play(page, 8);
    await page
      .getByRole("region", { name: "Your score" })
      .getByRole("link", { name: "Back to Quiz Hub" })
      .click();
    await expect(stat(page, "Coins Earned")).toHaveText("1");
    await expect(page.getByText("This browser does not keep anything for us")).toBeVisible();
  });
});

test.describe("with confetti and calm", () => {
  const celebration = (page: Page) => page.locator("canvas.celebration");

  test("a pass is celebrated", async ({ page }) => {
    await openPlayer(page);
    await play(page, 10);
    await expect(celebration(page)).toBeAttached();
  });

  test("nothing moves for those who asked for calm", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPlayer(page);
    await play(page, 10);
    await expectToast(page, "Amazing! You earned 1 4MQ Coin(s)!");
    await expect(celebration(page)).toHaveCount(0);
  });
});

test.describe("questions that do not come", () => {
  // The page that came had the first question in it.
  test.use({ expectedErrors: [/Failed to load resource|^Hydration:/] });

  test("are asked for again by a button", async ({ page }) => {
    let fail = true;
    await page.route("**/assets/quizMoneyBrainBattle-*.js", (route) =>
      fail ? route.abort() : route.continue(),
    );
    await page.goto("/quiz/money-brain-battle");
    await expect(page.getByRole("alert")).toContainText("We could not fetch the questions.");
    fail = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Question 1 of 10")).toBeVisible();
  });
});

test.describe("the quiz inside the story library", () => {
  async function openStoryQuiz(page: Page) {
    await page.goto("/short-stories");
    await page.getByRole("button", { name: "Take Quiz" }).click();
    await expect(page.getByText("Question 1 of 10")).toBeVisible();
  }
  const submit = (page: Page) => page.getByRole("button", { name: /^(Submit Answer|Finish Quiz)$/ });

  async function playStory(page: Page, correct: number) {
    for (const [index, question] of STORY.entries()) {
      const right = index < correct;
      const last = index === STORY.length - 1;
      await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
      await expect(submit(page)).toHaveText(last ? "Finish Quiz" : "Submit Answer");
      await expect(submit(page)).toBeDisabled();
      await choose(page, right ? question.correctAnswer : wrong(question));
      await submit(page).click();
      await expect(page.getByRole("heading", { name: right ? "Correct" : "Not Quite Right" })).toBeFocused();
      const quiz = page.getByRole("region", { name: "The Keeper of the Embers - Quiz" });
      await expect(quiz).toContainText(question.explanation);
      if (!right) await expect(quiz).toContainText(question.correctAnswer);
      await page.getByRole("button", { name: last ? "See Results" : "Continue", exact: true }).click();
    }
  }

  test("passes at 85: nine of ten is a pass, and no coin is written", async ({ page, axe }) => {
    await openStoryQuiz(page);
    await playStory(page, 9);
    await expectToast(page, "Congratulations! You passed!", "90% - You've earned 4MQ Coins!");
    const quiz = page.getByRole("region", { name: "The Keeper of the Embers - Quiz" });
    for (const words of ["90%", "9 of 10 correct", "coming soon"]) await expect(quiz).toContainText(words);
    await axe();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /quiz|earn/i.test(key))))
      .toEqual([]);
    await page.getByRole("button", { name: "Finish", exact: true }).click();
    await expect(quiz).toBeHidden();
    await expect(page.getByRole("button", { name: "Take Quiz" })).toBeFocused();
  });

  test("eight of ten is not; Retake Quiz begins anew", async ({ page }) => {
    await openStoryQuiz(page);
    await playStory(page, 8);
    await expectToast(page, "Good effort! Keep learning!", "80% - You need 85% to earn coins. Try again!");
    await page.getByRole("button", { name: "Retake Quiz" }).click();
    await expect(page.getByText("Question 1 of 10")).toBeVisible();
  });

  test("asks for an answer, and can be closed", { tag: "@phone" }, async ({ page, axe }) => {
    await openStoryQuiz(page);
    await page.getByRole("radio").first().focus();
    await page.keyboard.press("Enter");
    await expectToast(page, "Please select an answer", "Choose one of the options before continuing.");
    await axe();
    await page.getByRole("button", { name: "Close the quiz" }).click();
    await expect(page.getByText("Question 1 of 10")).toBeHidden();
  });

  test.describe("without a network", () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test("goes on once it is open", async ({ page, context }) => {
      await openStoryQuiz(page);
      await context.setOffline(true);
      await playStory(page, 10);
      await expect(page.getByText("10 of 10 correct")).toBeVisible();
    });
  });
});

test("the data page stands in the HTML with every question, option, answer and reason", async ({
  request,
}) => {
  const html = (await (await request.get("/quiz-data")).text()).replaceAll(/&#x27;|&amp;/g, (found) =>
    found === "&amp;" ? "&" : "'",
  );
  for (const { question, options, correctAnswer, explanation } of BATTLE)
    for (const words of [question, ...options, correctAnswer, explanation]) expect(html).toContain(words);
  expect(html).toContain("Passing score: 80%");
  expect(html).toContain("Reward: 1 coin");
});

test("a tab that is pressed shows no ring of the keyboard; one that the keyboard reaches does", async ({
  page,
}) => {
  await page.goto("/quiz-hub");
  await untilHydrated(page);
  const ringed = page.locator("[role=tab]:focus-visible");
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
  await expect(ringed).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(ringed).toHaveText(await page.getByRole("tab").nth(2).innerText());
});
