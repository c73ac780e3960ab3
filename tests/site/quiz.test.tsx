/** The quizzes without a browser: pages, coins, figures and a storage that fails (specification part 1, sections 2 to 4, 8 and 9). */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { QUIZ_KEEPER_OF_EMBERS } from "@/content/quizKeeperOfEmbers";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quizMoneyBrainBattle";
import type { QuizQuestion } from "@/content/quizTypes";
import { browserStorage } from "@/storage/browserStorage";
import { dismissToasts, expectToast, open } from "./site";

// There is no canvas to draw on.
vi.mock("canvas-confetti", () => ({ create: () => () => Promise.resolve() }));

const BATTLE = QUIZ_MONEY_BRAIN_BATTLE.questions;
const STORY = QUIZ_KEEPER_OF_EMBERS.questions;
const KEYS = ["completedQuizzes", "quizScores", "userEarnings", "quizAttempts_money-brain-battle"];

const wrong = ({ options, correctAnswer }: QuizQuestion) =>
  options.find((option) => option !== correctAnswer)!;
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole("link", { name }));
const region = (name: string) => screen.findByRole("region", { name });
/** The number under this name. */
const stat = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement!.querySelector("dd");
const choose = (option: string) => fireEvent.click(screen.getByText(option, { selector: "label" }));
const answers = () => within(screen.getByRole("main")).getAllByRole("radio");
const next = () =>
  screen.getByText<HTMLButtonElement>(/^(Next Question|Finish Quiz)$/, { selector: "button" });

/** React wants to be waited for where a page suspends until its questions have come. */
const openPlayer = () => act(async () => void open("/quiz/money-brain-battle"));

/** Answers the whole quiz of the player, the first `correct` questions rightly. */
async function play(correct: number) {
  for (const [index, question] of BATTLE.entries()) {
    await screen.findByText(`Question ${index + 1} of 10`);
    choose(index < correct ? question.correctAnswer : wrong(question));
    fireEvent.click(next());
  }
  await region("Your score");
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const key of KEYS) browserStorage.removeItem(key);
});

it("shows the levels on the landing page, which leads to the hub", async () => {
  open("/quiz");
  expect(await region("Level 1, ages 8-10")).toHaveTextContent("The Keeper of the Embers");
  for (const level of ["Level 2, ages 11-13", "Level 3, ages 14-16"])
    expect(await region(level)).toHaveTextContent("Coming Soon");
  await follow("View All Quizzes");
  expect(await screen.findByRole("heading", { name: "Quiz Hub" })).toBeVisible();
});

it("has its figures, four tabs, and a sentence in the empty one, on the hub", async () => {
  open("/quiz-hub");
  await screen.findByRole("heading", { name: "Quiz Hub" });
  expect(stat("Quizzes Completed")).toHaveTextContent(/^0\/2$/);
  expect(stat("Average Score")).toHaveTextContent(/^0%$/);
  expect(stat("Coins Earned")).toHaveTextContent(/^0$/);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "All Quizzes",
    "Money Basics",
    "Short Stories",
    "Advanced",
  ]);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  const battle = screen.getByRole("article", { name: "Money Brain Battle Quiz" });
  for (const words of ["Money Basics", "15 minutes", "1 coin", "80%", "Best score", "Start"])
    expect(battle).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("tab", { name: "Short Stories" }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await userEvent.click(screen.getByRole("tab", { name: "Advanced" }));
  expect(screen.getByRole("tabpanel")).toHaveTextContent("coming soon");
});

it("leads from an id that is no quiz to the hub", async () => {
  open("/quiz/no-such-quiz");
  expect(await screen.findByRole("heading", { name: "Quiz Hub" })).toBeVisible();
});

it("pays a pass, and shows its figures, the scoreboard and the review; the card then offers to retake it", async () => {
  await openPlayer();
  await play(8);
  await expectToast("Amazing! You earned 1 4MQ Coin(s)!");
  const score = await region("Your score");
  for (const words of ["80%", "+1 4MQ Coin(s)", "Money Brain Warrior"])
    expect(score).toHaveTextContent(words);
  await waitFor(() => expect(stat("Attempts")).toHaveTextContent(/^1$/));
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
  expect(stat("Quizzes Completed")).toHaveTextContent(/^1\/2$/);
  expect(stat("Average Score")).toHaveTextContent(/^80%$/);
  expect(stat("Coins Earned")).toHaveTextContent(/^1$/);
  expect(screen.getByRole("article", { name: "Money Brain Battle Quiz" })).toHaveTextContent("Best score80%");
  await follow(/^Retake ?: Money Brain Battle Quiz$/);
  expect(await screen.findByText("Question 1 of 10")).toBeVisible();
});

it("pays no fail and every pass, lists the quiz once, and keeps the best score", async () => {
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

it("takes a double click for one answer, and pays once at the end", async () => {
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

it("waits with Next for an answer, and says so when Enter is pressed without one", async () => {
  await openPlayer();
  await screen.findByText("Question 1 of 10");
  expect(next()).toBeDisabled();
  answers()[0]!.focus();
  await userEvent.keyboard("{Enter}");
  await expectToast("Oops! 🤔", "Please select an answer before continuing!");
  expect(screen.getByText("Question 1 of 10")).toBeVisible();
});

it("makes a Week Champion of seven days in a row, on what an earlier version of the site left", async () => {
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
  const counter = screen.getByText("Coins in all").querySelector("[aria-hidden]");
  await waitFor(() => expect(counter).toHaveTextContent(/^20$/));
});

describe("a browser whose storage", () => {
  it("holds nonsense: it is set aside with a calm word, and the quiz goes on", async () => {
    const calmWord = "We put it aside, and you can go on from here.";
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

  it("is blocked plays and pays for as long as the page is open, and says that it does not last", async () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("localStorage", new Proxy({}, { get: refuse, ownKeys: refuse }));
    const doesNotLast = "This browser does not keep anything for us";
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
    await press("Take Quiz");
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
      if (!right) expect(quiz).toHaveTextContent(question.correctAnswer);
      fireEvent.click(within(quiz).getByText(last ? "See Results" : "Continue"));
    }
    return quiz;
  }

  it("passes at 85: nine of ten is a pass, and no coin is written", async () => {
    const quiz = await playStory(9);
    await expectToast("Congratulations! You passed!", "90% - You've earned 4MQ Coins!");
    for (const words of ["90%", "9 of 10 correct", "coming soon"]) expect(quiz).toHaveTextContent(words);
    expect(Object.keys(localStorage).filter((key) => /quiz|earn/i.test(key))).toEqual([]);
    await press("Finish");
    expect(quiz).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Take Quiz" })).toHaveFocus();
  });

  it("does not pass with eight of ten, and Retake Quiz begins anew", async () => {
    await playStory(8);
    await expectToast("Good effort! Keep learning!", "80% - You need 85% to earn coins. Try again!");
    dismissToasts();
    await press("Retake Quiz");
    expect(await screen.findByText("Question 1 of 10")).toBeVisible();
    for (const radio of answers()) expect(radio).not.toBeChecked();
  });
});
