/** The quizzes without a browser: pages, coins, figures and a storage that fails (specification part 1, sections 2 to 4, 8 and 9). */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LEVELS } from "@/content/levels";
import { QUIZZES, quizById } from "@/content/quiz/quizzes";
import { STORIES } from "@/content/stories/stories";
import { QUIZ_KEEPER_OF_EMBERS } from "@/content/stories/keeper-of-embers.quiz";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import type { QuizQuestion, StoryQuizQuestion } from "@/content/quiz/quizTypes";
import { browserStorage } from "@/storage/browserStorage";
import { currentToasts } from "@/ui/feedback/toast";
import { expectToast, open, signUp } from "./site";

// There is no canvas to draw on. It falls until it is ended.
vi.mock("canvas-confetti", () => ({
  create: () => {
    let end = () => {};
    return Object.assign(() => new Promise<void>((resolve) => (end = resolve)), { reset: () => end() });
  },
}));

const BATTLE = QUIZ_MONEY_BRAIN_BATTLE.questions;
const STORY = QUIZ_KEEPER_OF_EMBERS.questions;
const UNFINISHED = "4mq_quiz_money-brain-battle";
const KEYS = ["completedQuizzes", "quizScores", "userEarnings", "quizAttempts_money-brain-battle"];

const wrong = ({ options, correctAnswer }: QuizQuestion) =>
  options.find((option) => option !== correctAnswer)!;
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
/** The button of the story's card, among those of other stories. */
const quizButton = async () =>
  within(await screen.findByRole("article", { name: "The Keeper of the Embers" })).getByRole("button", {
    name: "Take Quiz",
  });
const takeQuiz = async () => userEvent.click(await quizButton());
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole("link", { name }));
const region = (name: string) => screen.findByRole("region", { name });
/** The number under this name. */
const stat = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement!.querySelector("dd");
const choose = (option: string) => fireEvent.click(screen.getByText(option, { selector: "label span" }));
const answers = () => within(screen.getByRole("main")).getAllByRole("radio");
const next = () =>
  screen.getByText<HTMLButtonElement>(/^(Next Question|Finish Quiz)$/, { selector: "button" });

/** React wants to be waited for where a page suspends until its questions have come. */
const openPlayer = () => act(async () => void open("/quiz/money-brain-battle"));

/** Answers some questions of the player, by their indexes, the first `correct` of the whole quiz rightly. */
async function answerSome(from: number, to: number, correct: number) {
  for (const [index, question] of [...BATTLE.entries()].slice(from, to)) {
    await screen.findByText(`Question ${index + 1} of 10`);
    choose(index < correct ? question.correctAnswer : wrong(question));
    fireEvent.click(next());
  }
}

/** Answers the whole quiz of the player. */
async function play(correct: number, from = 0) {
  await answerSome(from, BATTLE.length, correct);
  await region("Your score");
}

const whyNot = (question: StoryQuizQuestion, option: string) => question.whyNot[option]!;

const heading = (index: number) => screen.findByRole("heading", { name: BATTLE[index]!.question });
const confetti = () => document.querySelector("canvas.celebration");
/** The ways on from the results, in order; the one that is filled has a star. */
const ways = async () =>
  [...(await region("Your score")).querySelectorAll("a, button")].map(
    ({ className, textContent }) => (/\bbutton-primary\b/.test(className) ? "* " : "") + textContent,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const key of KEYS) browserStorage.removeItem(key);
});

it("answers one question while Enter is held", async () => {
  await openPlayer();
  await screen.findByText("Question 1 of 10");
  fireEvent.click(answers()[0]!);
  answers()[0]!.focus();
  await userEvent.keyboard("{Enter>20/}");
  expect(currentToasts()).toEqual([]);
  expect(screen.getByText("Question 2 of 10")).toBeVisible();
});

it("asks for no answer while the Enter that opened the story's quiz is held", async () => {
  open("/short-stories");
  await takeQuiz();
  const question = within(await region("The Keeper of the Embers - Quiz")).getByRole("heading");
  expect(question).toHaveFocus();
  fireEvent.keyDown(question, { key: "Enter", repeat: true });
  expect(currentToasts()).toEqual([]);
});

it("shows the levels on the landing page, which leads to the hub", async () => {
  open("/quiz");
  expect(await region("Level 1, ages 8-10")).toHaveTextContent("The Keeper of the Embers");
  for (const { level, ages } of LEVELS)
    if (QUIZZES.every((quiz) => quiz.level !== level))
      expect(await region(`${level}, ages ${ages}`)).toHaveTextContent("Coming Soon");
  expect(await region("All levels, ages 8-16")).toHaveTextContent("Money Brain Battle Quiz");
  expect(document.querySelectorAll("main .button-primary")).toHaveLength(0);
  await follow("View All Quizzes");
  expect(await screen.findByRole("heading", { name: "Quiz Hub" })).toBeVisible();
});

it("shows its figures, four tabs, and a sentence in the empty one, on the hub", async () => {
  open("/quiz-hub");
  await screen.findByRole("heading", { name: "Quiz Hub" });
  expect(stat("Quizzes Completed")).toHaveTextContent(`0/${QUIZZES.length}`);
  expect(stat("Average Score")).toHaveTextContent(/^0%$/);
  expect(stat("Coins Earned")).toHaveTextContent(/^0$/);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "All Quizzes",
    "Money Basics",
    "Short Stories",
    "Advanced",
  ]);
  expect(screen.getAllByRole("article")).toHaveLength(QUIZZES.length);
  const battle = screen.getByRole("article", { name: "Money Brain Battle Quiz" });
  for (const words of ["Money Basics", "15 minutes", "1 coin", "80%", "Best score", "Start"])
    expect(battle).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("tab", { name: "Short Stories" }));
  expect(screen.getAllByRole("article")).toHaveLength(STORIES.filter(({ id }) => quizById(id)).length);
  await userEvent.click(screen.getByRole("tab", { name: "Advanced" }));
  expect(screen.getByRole("tabpanel")).toHaveTextContent("coming soon");
});

it("leads from an unknown quiz to the hub", async () => {
  open("/quiz/no-such-quiz");
  expect(await screen.findByRole("heading", { name: "Quiz Hub" })).toBeVisible();
});

it("pays for a pass, and shows its figures, the scoreboard and the review; the card then offers a retake", async () => {
  await openPlayer();
  await play(8);
  await expectToast("Amazing! You earned 1 4MQ Coin(s)!");
  const score = await region("Your score");
  for (const words of ["80%", "+1 4MQ Coin(s)", "Money Brain Warrior"])
    expect(score).toHaveTextContent(words);
  await waitFor(() => expect(stat("Attempts")).toHaveTextContent(/^1$/));
  // Everything below the score comes a moment later.
  await screen.findByText("This month", { selector: "dt" });
  for (const [name, value] of [
    ["Correct answers", "8/10"],
    ["Target score", "80%"],
    ["Today", "1"],
    ["This week", "1"],
    ["This month", "1"],
    ["Streak", "1 day"],
  ] as const)
    expect(stat(name)?.textContent).toBe(value);
  expect(screen.getAllByText("Next level at 10 coins")).not.toHaveLength(0);
  const review = await region("Your answers");
  expect(within(review).getAllByText("Correct")).toHaveLength(8);
  expect(within(review).getAllByText("Not quite right")).toHaveLength(2);
  expect(review).toHaveTextContent(BATTLE[9]!.explanation);
  expect(screen.getByRole("link", { name: "View My Progress" })).toHaveAttribute("href", "/kpi-scorecard");
  await userEvent.click(within(score).getByRole("link", { name: "Back to Quiz Hub" }));
  await screen.findByRole("heading", { name: "Quiz Hub" });
  expect(stat("Quizzes Completed")).toHaveTextContent(`1/${QUIZZES.length}`);
  expect(stat("Average Score")).toHaveTextContent(/^80%$/);
  expect(stat("Coins Earned")).toHaveTextContent(/^1$/);
  expect(screen.getByRole("article", { name: "Money Brain Battle Quiz" })).toHaveTextContent("Best score80%");
  await follow(/^Retake ?: Money Brain Battle Quiz$/);
  expect(await screen.findByText("Question 1 of 10")).toBeVisible();
});

it("says in the review of the story's quiz why each chosen answer is wrong", async () => {
  open("/quiz/keeper-of-embers");
  for (const [index, question] of STORY.entries()) {
    await screen.findByText(`Question ${index + 1} of 10`);
    choose(wrong(question));
    fireEvent.click(next());
  }
  const review = await region("Your answers");
  for (const question of STORY) expect(review).toHaveTextContent(whyNot(question, wrong(question)));
});

it("pays for every pass and for no failure, lists the quiz once, and keeps the best score", async () => {
  await openPlayer();
  await play(7);
  await expectToast("Good try! 💪", "70% - Keep learning and try again!");
  await waitFor(() => expect(stat("Attempts")).toHaveTextContent(/^1$/));
  expect(stored("userEarnings")).toBeNull();
  expect(stored("completedQuizzes")).toBeNull();

  await press("Try Again");
  await screen.findByText("Question 1 of 10");
  for (const radio of answers()) expect(radio).not.toBeChecked();
  await play(10);
  await waitFor(() => expect(stat("Attempts")).toHaveTextContent(/^2$/));
  expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
  await press("Try Again");
  await play(8);
  await waitFor(() => expect(stat("Attempts")).toHaveTextContent(/^3$/));
  expect(stored("userEarnings")).toMatchObject({ totalCoins: 2 });
  expect(stored("completedQuizzes")).toEqual(["money-brain-battle"]);
  expect(stored("quizScores")).toEqual({ "money-brain-battle": 100 });
});

it("counts a double click as one answer, and pays once at the end", async () => {
  await openPlayer();
  for (const [index, question] of BATTLE.entries()) {
    await screen.findByText(`Question ${index + 1} of 10`);
    choose(question.correctAnswer);
    const button = next();
    // Both before the page has drawn anything new.
    button.click();
    button.click();
  }
  await region("Your score");
  await waitFor(() => expect(stat("Attempts")).toHaveTextContent(/^1$/));
  expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
  expect(stored("quizAttempts_money-brain-battle")).toBe(1);
});

it("disables Next until there is an answer, and says so when Enter is pressed without one", async () => {
  await openPlayer();
  await screen.findByText("Question 1 of 10");
  expect(next()).toBeDisabled();
  answers()[0]!.focus();
  await userEvent.keyboard("{Enter}");
  await expectToast("Oops! 🤔", "Please select an answer before continuing!");
  expect(screen.getByText("Question 1 of 10")).toBeVisible();
  // It speaks of this page alone.
  open("/quiz-hub");
  await screen.findByRole("heading", { level: 1 });
  expect(currentToasts()).toEqual([]);
});

it("starts again without the earlier confetti and toast", async () => {
  await openPlayer();
  await play(10);
  await expectToast("Amazing! You earned 1 4MQ Coin(s)!");
  await waitFor(() => expect(confetti()).toBeInTheDocument());
  await press("Try Again");
  expect(await heading(0)).toHaveFocus();
  await waitFor(() => expect(confetti()).toBeNull());
  expect(currentToasts()).toEqual([]);
  await play(0);
  await expectToast("Good try! 💪");
  expect(confetti()).toBeNull();
  await press("Try Again");
  await heading(0);
  expect(currentToasts()).toEqual([]);
});

describe("the ways on from the results", () => {
  const NEEDS_ACCOUNT = /^You need an account to view your progress\./;

  it("starts the next steps with the missed questions below the pass mark, and then with Try Again", async () => {
    await openPlayer();
    await play(7);
    expect(await ways()).toEqual(["* Fix your 3", "Try Again", "Back to Quiz Hub", "View My Progress"]);
    await press("Fix your 3");
    expect(await ways()).toEqual(["* Try Again", "Back to Quiz Hub", "View My Progress"]);
  });

  it.each([
    [8, ["Fix your 2"]],
    [10, []],
  ] as const)(
    "starts the next steps with the next quiz after %i of ten, and explains an account",
    async (n, fix) => {
      await openPlayer();
      await play(n);
      expect(await ways()).toEqual([...fix, "* Back to Quiz Hub", "View My Progress", "Try Again"]);
      expect(screen.getByText(NEEDS_ACCOUNT)).toBeVisible();
      await waitFor(() => expect(confetti()).toBeInTheDocument());
      await follow("View My Progress");
      expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
      expect(screen.getByText(/^You need an account to view your progress\./)).toBeVisible();
      // Nothing falls on another page.
      expect(confetti()).toBeNull();
    },
  );

  it("starts the next steps with the progress of users with an account", async () => {
    await signUp();
    await openPlayer();
    await screen.findByRole("button", { name: "Sign Out" });
    await play(10);
    expect(await ways()).toEqual(["* View My Progress", "Back to Quiz Hub", "Try Again"]);
    expect(screen.queryByText(NEEDS_ACCOUNT)).toBeNull();
  });
});

it("chooses nothing by the second tap on Next, under which an answer has come", async () => {
  await openPlayer();
  await heading(0);
  choose(BATTLE[0]!.correctAnswer);
  fireEvent.click(next(), { detail: 1 });
  await heading(1);
  const answer = screen.getByText(BATTLE[1]!.correctAnswer, { selector: "label span" });
  fireEvent.click(answer, { detail: 2 });
  for (const radio of answers()) expect(radio).not.toBeChecked();
  fireEvent.click(answer, { detail: 1 });
  expect(answers().filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
});

describe("keys 1 to 4", () => {
  it("chooses by keys 1 to 4 from the first question on, and continues by Enter", async () => {
    await openPlayer();
    await heading(0);
    expect(document.body).toHaveFocus();
    await userEvent.keyboard("3");
    expect(answers()[2]).toBeChecked();
    await userEvent.keyboard("{Control>}2{/Control}{Alt>}1{/Alt}5");
    expect(answers()[2]).toBeChecked();
    await userEvent.keyboard("{Enter}");
    expect(await heading(1)).toHaveFocus();
    await userEvent.keyboard("1");
    expect(answers()[0]).toBeChecked();
  });

  it("chooses by key after a click beside the question, which gives the focus to the whole page", async () => {
    await openPlayer();
    await userEvent.click(await heading(0));
    screen.getByRole("main").focus();
    await userEvent.keyboard("2");
    expect(answers()[1]).toBeChecked();
  });

  it("ignores number keys while the focus is elsewhere on the page", async () => {
    await openPlayer();
    await heading(0);
    within(screen.getByRole("main")).getByRole("link", { name: "Back to Quiz Hub" }).focus();
    await userEvent.keyboard("1");
    for (const radio of answers()) expect(radio).not.toBeChecked();
  });

  it("ignores number keys while they are typed into the chat", async () => {
    await openPlayer();
    await press("Ask Ms. Sparkle");
    const input = await screen.findByRole("textbox", { name: "Your question" });
    await userEvent.type(input, "How much is 1 + 2?");
    expect(input).toHaveValue("How much is 1 + 2?");
    for (const radio of answers()) expect(radio).not.toBeChecked();
  });
});

describe("a quiz that was begun", () => {
  const NOTE = "You are back where you left off.";
  const order = () => answers().map((radio) => (radio as HTMLInputElement).value);

  it("resumes an unfinished quiz after a reload in the same order, and counts and pays it once", async () => {
    await openPlayer();
    await answerSome(0, 4, 10);
    await screen.findByText("Question 5 of 10");
    const before = order();
    await openPlayer();
    expect(await screen.findByText("Question 5 of 10")).toBeVisible();
    expect(screen.getByText(NOTE)).toBeVisible();
    expect(order()).toEqual(before);
    // Nothing takes the focus from a visitor who has just come.
    expect(document.body).toHaveFocus();
    for (let index = 4; index < 9; index += 1) {
      await answerSome(index, index + 1, 10);
      expect(screen.queryByText(NOTE)).toBeNull();
      await openPlayer();
    }
    expect(stored("quizAttempts_money-brain-battle")).toBeNull();
    await play(10, 9);
    expect(await region("Your score")).toHaveTextContent("100%");
    await waitFor(() => expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 }));
    await openPlayer();
    expect(await screen.findByText("Question 1 of 10")).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(stored("quizAttempts_money-brain-battle")).toBe(1);
    expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 });
  });

  it("starts an unfinished quiz again on request, and resumes from there", async () => {
    await openPlayer();
    await answerSome(0, 2, 10);
    await openPlayer();
    await press("Start again");
    expect(await heading(0)).toHaveFocus();
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(stored(UNFINISHED)).toBeNull();
    await openPlayer();
    expect(await screen.findByText("Question 1 of 10")).toBeVisible();
  });

  const options = BATTLE.map((question) => question.options);
  const right = BATTLE.map((question) => question.correctAnswer);
  it.each([
    ["no JSON", "{"],
    ["another shape", [1, 2]],
    ["all ten answers, as if it were finished", { at: Date.now(), options, answers: right }],
    ["an answer that is no option", { at: Date.now(), options, answers: ["Right"] }],
    ["options of another version", { at: Date.now(), options: options.slice(1), answers: right.slice(0, 9) }],
    ["a day that has passed", { at: Date.now() - 86_400_000, options, answers: right.slice(0, 9) }],
  ])("starts at the first question if the stored quiz has %s", async (_, kept) => {
    localStorage.setItem(UNFINISHED, typeof kept === "string" ? kept : JSON.stringify(kept));
    await openPlayer();
    expect(await screen.findByText("Question 1 of 10")).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(stored("userEarnings")).toBeNull();
    expect(stored("quizAttempts_money-brain-battle")).toBeNull();
  });

  it("earns nothing from stored options that call a wrong answer right", async () => {
    const kept = { at: Date.now(), options, answers: BATTLE.slice(0, 9).map(wrong), correctAnswer: right };
    localStorage.setItem(UNFINISHED, JSON.stringify(kept));
    await openPlayer();
    await play(10, 9);
    expect(await region("Your score")).toHaveTextContent("10%");
    await waitFor(() => expect(stored("quizAttempts_money-brain-battle")).toBe(1));
    expect(stored("userEarnings")).toBeNull();
  });

  it("forgets an unfinished quiz when its player signs out", async () => {
    await signUp();
    await openPlayer();
    await screen.findByRole("button", { name: "Sign Out" });
    await answerSome(0, 2, 10);
    expect(stored(UNFINISHED)).not.toBeNull();
    await press("Sign Out");
    await waitFor(() => expect(stored(UNFINISHED)).toBeNull());
  });
});

it("makes a Week Champion of seven days in a row, with data of an earlier version", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
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
  await openPlayer();
  await play(10);
  expect(await screen.findByText("Week Champion")).toBeVisible();
  expect(stat("Streak")).toHaveTextContent(/^7 days$/);
  expect(stat("This week")).toHaveTextContent(/^7$/);
  expect(stat("Attempts")).toHaveTextContent(/^4$/);
  expect(screen.getAllByText("Next level at 30 coins")).not.toHaveLength(0);
  // A second of counting, for the eye only.
  const counter = screen.getByText("Total coins").querySelector("[aria-hidden]");
  await waitFor(() => expect(counter).toHaveTextContent(/^20$/));
});

describe("a browser whose storage", () => {
  it("sets invalid values aside with a calm sentence, and carries on", async () => {
    const calmWord = "You can carry on from here.";
    open("/quiz-hub");
    await screen.findByRole("heading", { name: "Quiz Hub" });
    expect(screen.queryByText(calmWord, { exact: false })).toBeNull();

    for (const key of KEYS) localStorage.setItem(key, '{"odd":');
    open("/quiz-hub");
    expect(await screen.findByText(calmWord, { exact: false })).toBeVisible();
    expect(stat("Coins Earned")).toHaveTextContent(/^0$/);
    for (const key of KEYS) expect(localStorage.getItem(`${key}_corrupt`)).toBe('{"odd":');
    await openPlayer();
    await play(8);
    await waitFor(() => expect(stored("userEarnings")).toMatchObject({ totalCoins: 1 }));
  });

  it("lets a quiz pay while the page is open with blocked storage, and says that it will not last", async () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", new Proxy({}, { get: refuse, ownKeys: refuse }));
    const doesNotLast = "This browser will not let us save anything";
    open("/quiz-hub");
    await screen.findByRole("heading", { name: "Quiz Hub" });
    expect(screen.queryByText(doesNotLast, { exact: false })).toBeNull();
    await openPlayer();
    await play(8);
    await userEvent.click(within(await region("Your score")).getByRole("link", { name: "Back to Quiz Hub" }));
    await screen.findByRole("heading", { name: "Quiz Hub" });
    expect(stat("Coins Earned")).toHaveTextContent(/^1$/);
    expect(screen.getByText(doesNotLast, { exact: false })).toBeVisible();
  });
});

describe("the quiz inside the story library", () => {
  async function openStoryQuiz() {
    open("/short-stories");
    await takeQuiz();
    return region("The Keeper of the Embers - Quiz");
  }

  async function playStory(correct: number) {
    const quiz = await openStoryQuiz();
    for (const [index, question] of STORY.entries()) {
      const right = index < correct;
      const last = index === STORY.length - 1;
      await screen.findByText(`Question ${index + 1} of 10`);
      const submit = within(quiz).getByText(last ? "Finish Quiz" : "Submit Answer");
      expect(submit).toBeDisabled();
      choose(right ? question.correctAnswer : wrong(question));
      fireEvent.click(submit);
      const verdict = within(quiz).getByRole("heading", { name: right ? "Correct" : "Not Quite Right" });
      expect(verdict).toHaveFocus();
      expect(quiz).toHaveTextContent(question.explanation);
      if (!right) {
        expect(quiz).toHaveTextContent(question.correctAnswer);
        expect(quiz).toHaveTextContent(whyNot(question, wrong(question)));
      }
      fireEvent.click(within(quiz).getByText(last ? "See Results" : "Continue"));
    }
    return quiz;
  }

  it("passes nine of ten at 85 in the story quiz, writes no coin, and starts again on Retake Quiz", async () => {
    const quiz = await playStory(9);
    await expectToast("Congratulations! You passed!", "90% - You've earned 4MQ Coins!");
    for (const words of ["90%", "9 of 10 correct", "coming soon"]) expect(quiz).toHaveTextContent(words);
    expect(within(quiz).getByRole("link", { name: "Take it again for a coin" })).toHaveAttribute(
      "href",
      "/quiz/keeper-of-embers",
    );
    expect(Object.keys(localStorage).filter((key) => /quiz|earn/i.test(key))).toEqual([]);
    await waitFor(() => expect(confetti()).toBeInTheDocument());
    await press("Retake Quiz");
    expect(await screen.findByText("Question 1 of 10")).toBeVisible();
    for (const radio of answers()) expect(radio).not.toBeChecked();
    await waitFor(() => expect(confetti()).toBeNull());
    expect(currentToasts()).toEqual([]);
  });

  it("goes on where it was after it is closed by its button, or by Escape in a question or an answer", async () => {
    const quiz = await openStoryQuiz();
    choose(STORY[0]!.correctAnswer);
    fireEvent.click(within(quiz).getByText("Submit Answer"));
    fireEvent.click(within(quiz).getByText("Continue"));
    choose(wrong(STORY[1]!));
    fireEvent.keyDown(answers()[0]!, { key: "Escape" });
    expect(quiz).not.toBeInTheDocument();

    await takeQuiz();
    expect(await screen.findByText("Question 2 of 10")).toBeVisible();
    expect(screen.getByRole("radio", { name: wrong(STORY[1]!) })).toBeChecked();
    await press("Submit Answer");
    fireEvent.keyDown(screen.getByRole("heading", { name: "Not Quite Right" }), { key: "Escape" });
    await takeQuiz();
    expect(await screen.findByRole("heading", { name: "Not Quite Right" })).toBeVisible();
    await press("Continue");
    await press("Close the quiz");
    await takeQuiz();
    expect(await screen.findByText("Question 3 of 10")).toBeVisible();
  });

  it("does not pass eight of ten, closes on Finish, and then begins again", async () => {
    const quiz = await playStory(8);
    await expectToast("Good effort! Keep learning!", "80% - You need 85% to earn coins. Try again!");
    await press("Finish");
    expect(quiz).not.toBeInTheDocument();
    expect(await quizButton()).toHaveFocus();
    await takeQuiz();
    expect(await screen.findByText("Question 1 of 10")).toBeVisible();
  });
});
