/** Answers that answer: the line with the next question, the missed ones after the score, and on another day. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import type { QuizQuestion } from "@/content/quiz/quizTypes";
import { firstSentence } from "@/domain/quiz/firstSentence";
import type { Recall } from "@/domain/resources/recall";
import { browserStorage } from "@/storage/browserStorage";
import { open } from "./site";

// There is no canvas to draw on.
vi.mock("canvas-confetti", () => ({
  create: () => Object.assign(() => Promise.resolve(), { reset: () => {} }),
}));

const BATTLE: readonly QuizQuestion[] = QUIZ_MONEY_BRAIN_BATTLE.questions;
const DAY = "2026-11-21";

const wrong = ({ options, correctAnswer }: QuizQuestion) =>
  options.find((option) => option !== correctAnswer)!;
const openAt = (path: string) => act(async () => void open(path));
const status = () => within(screen.getByRole("main")).getByRole("status");
const faceOf = (element: Element) => /samir-(\w+)/.exec(element.innerHTML)?.[1];
const main = () => screen.getByRole("main");
const next = () =>
  screen.getByText<HTMLButtonElement>(/^(Next Question|Finish Quiz)$/, { selector: "button" });
const way = () => within(main()).getByRole("img").getAttribute("aria-label");
const recall = () => JSON.parse(localStorage.getItem("4mq_recall") ?? "null") as Recall | null;

async function answer(from: number, to: number, isRight: (index: number) => boolean) {
  for (const [index, question] of [...BATTLE.entries()].slice(from, to)) {
    await screen.findByText(`Question ${index + 1} of 10`);
    fireEvent.click(
      screen.getByText(isRight(index) ? question.correctAnswer : wrong(question), {
        selector: "label span",
      }),
    );
    fireEvent.click(next());
  }
}
const finish = async (isRight: (index: number) => boolean) => {
  await openAt("/quiz/money-brain-battle");
  await answer(0, 10, isRight);
  return screen.findByRole("region", { name: "Your score" });
};

afterEach(() => {
  vi.useRealTimers();
  for (const key of ["4mq_recall", "4mq_me", "userEarnings", "quizScores", "completedQuizzes"])
    browserStorage.removeItem(key);
});

describe("the line about the last answer", () => {
  it("stands with the next question: right or not, the first sentence of why, the stone and the face", async () => {
    await openAt("/quiz/money-brain-battle");
    await screen.findByText("Question 1 of 10");
    expect(status()).toHaveTextContent("Question 1 of 10" + "8 right answers earn a coin.");
    expect(faceOf(main())).toBe("thinking");
    await answer(0, 1, () => true);
    expect(await screen.findByRole("heading", { name: BATTLE[1]!.question })).toHaveFocus();
    expect(status()).toHaveTextContent(`Question 2 of 10Right. ${firstSentence(BATTLE[0]!.explanation)}`);
    expect(faceOf(main())).toBe("glad");
    expect(way()).toBe("1 of 10 answered, 1 right. 8 right answers earn a coin.");
    expect(next()).toBeDisabled();

    await answer(1, 2, () => false);
    const why = BATTLE[1]!.whyNot[wrong(BATTLE[1]!)]!;
    expect(status()).toHaveTextContent(`Question 3 of 10Not this time. ${firstSentence(why)}`);
    expect(faceOf(main())).toBe("kind");
    expect(way()).toBe("2 of 10 answered, 1 right. 8 right answers earn a coin.");
  });

  it("is announced once, in one place that stays while its words change", async () => {
    await openAt("/quiz/money-brain-battle");
    await screen.findByText("Question 1 of 10");
    const place = status();
    await answer(0, 3, (index) => index !== 1);
    expect(status()).toBe(place);
    expect(main().querySelectorAll("[aria-live], [role=alert]")).toHaveLength(0);
  });

  it("opens the whole reason below itself, and closes it with the next answer", async () => {
    await openAt("/quiz/money-brain-battle");
    await answer(0, 1, () => false);
    const question = BATTLE[0]!;
    const line = await within(status()).findByRole("button", { expanded: false });
    expect(main()).not.toHaveTextContent(question.explanation);
    await userEvent.click(line);
    expect(line).toHaveAttribute("aria-expanded", "true");
    for (const words of [question.explanation, question.whyNot[wrong(question)]!, question.correctAnswer])
      expect(main()).toHaveTextContent(words);
    expect(status()).not.toHaveTextContent(question.explanation);
    await answer(1, 2, () => true);
    expect(within(status()).getByRole("button")).toHaveAttribute("aria-expanded", "false");
  });

  it("is there again when a quiz goes on after a reload", async () => {
    await openAt("/quiz/money-brain-battle");
    await answer(0, 1, () => false);
    await openAt("/quiz/money-brain-battle");
    expect(await screen.findByText("You are back where you left off.")).toBeVisible();
    expect(status()).toHaveTextContent("Not this time.");
    await userEvent.click(screen.getByRole("button", { name: "Start again" }));
    expect(status()).toHaveTextContent("Question 1 of 10" + "8 right answers earn a coin.");
  });
});

describe("the missed questions", () => {
  it("come first under the score, explained in place, and take the focus", async () => {
    const score = await finish((index) => index > 2);
    expect(score).toHaveTextContent("8 right answers earn a coin. You got 7 right.");
    expect(score).toHaveTextContent("We will also ask them again from tomorrow.");
    const buttons = within(score).getAllByRole("button");
    expect(buttons[0]).toHaveTextContent("Fix your 3");
    await userEvent.click(buttons[0]!);
    const fix = await screen.findByRole("region", { name: "Fix your 3" });
    expect(within(fix).getByRole("heading", { level: 2 })).toHaveFocus();
    for (const { correctAnswer } of BATTLE.slice(0, 3))
      await userEvent.click(within(fix).getByRole("button", { name: correctAnswer }));
    expect(fix).toHaveTextContent("That is all of them. Now you know why.");
  });

  it("are not called understood while one of them is missed again", async () => {
    await userEvent.click(
      within(await finish((index) => index > 1)).getByRole("button", { name: "Fix your 2" }),
    );
    const fix = await screen.findByRole("region", { name: "Fix your 2" });
    await userEvent.click(within(fix).getByRole("button", { name: wrong(BATTLE[0]!) }));
    await userEvent.click(within(fix).getByRole("button", { name: BATTLE[1]!.correctAnswer }));
    expect(fix).toHaveTextContent("That is all of them. Where it says “Not quite”, you can choose again.");
  });

  it("are what the review is folded to, the first of them open, with all ten below", async () => {
    await finish((index) => ![2, 5].includes(index));
    const review = await screen.findByRole("region", { name: "Your answers" });
    const folds = [...review.querySelectorAll("details")];
    expect(folds.map((fold) => [fold.querySelector("summary")!.textContent, fold.open])).toEqual([
      [`3${BATTLE[2]!.question}`, true],
      [`6${BATTLE[5]!.question}`, false],
      ["See all ten answers", false],
    ]);
    expect(within(folds[2]!).getAllByText("Correct")).toHaveLength(8);
    expect(within(folds[2]!).getAllByText("Not quite right")).toHaveLength(2);
  });

  it("leave only the folded review after ten of ten, and are not kept", async () => {
    const score = await finish(() => true);
    expect(within(score).queryByRole("button", { name: /^Fix/ })).toBeNull();
    const review = await screen.findByRole("region", { name: "Your answers" });
    expect(review.querySelectorAll("details")).toHaveLength(1);
    expect(recall()).toBeNull();
    expect(screen.queryByRole("checkbox", { name: /^Ask me again/ })).toBeNull();
  });

  it("come back on the quiz's page after one day, three and seven, by the strip's link", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${DAY}T10:00:00`) });
    await finish((index) => ![2, 5].includes(index));
    expect(recall()?.missed).toEqual([
      { question: "money-brain-battle-3", step: 0, due: "2026-11-22" },
      { question: "money-brain-battle-6", step: 0, due: "2026-11-22" },
    ]);

    vi.setSystemTime(new Date("2026-11-22T10:00:00"));
    await openAt("/");
    const strip = await screen.findByRole("region", { name: "Your day" });
    await userEvent.click(within(strip).getByRole("link", { name: "Two quick ones from your quiz" }));
    const again = await screen.findByRole("region", { name: "Questions from last time" });
    expect(within(again).getByRole("heading", { level: 2 })).toHaveFocus();
    await userEvent.click(within(again).getByRole("button", { name: BATTLE[2]!.correctAnswer }));
    await userEvent.click(within(again).getByRole("button", { name: wrong(BATTLE[5]!) }));
    expect(again).toHaveTextContent("That is all for today.");
    expect(recall()?.missed).toEqual([
      { question: "money-brain-battle-3", step: 1, due: "2026-11-25" },
      { question: "money-brain-battle-6", step: 0, due: "2026-11-23" },
    ]);
    // The quiz is below them, at its first question, and the coins stay as they were.
    expect(screen.getByText("Question 1 of 10")).toBeVisible();
    expect(JSON.parse(localStorage.getItem("userEarnings")!)).toMatchObject({ totalCoins: 1 });
  });

  it("stay out of the way of somebody who only opens the quiz", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${DAY}T10:00:00`) });
    await finish((index) => index > 0);
    vi.setSystemTime(new Date("2026-11-22T10:00:00"));
    await openAt("/quiz/money-brain-battle");
    await screen.findByText("Question 1 of 10");
    expect(screen.queryByRole("region", { name: "Questions from last time" })).toBeNull();
  });

  it("are promised for another day only as long as they are asked for", async () => {
    const score = await finish((index) => index > 0);
    expect(score).toHaveTextContent("We will also ask it again tomorrow.");
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Ask me again/ }));
    expect(score).not.toHaveTextContent("We will also ask it again tomorrow.");
    expect(recall()).toMatchObject({ isOff: true, missed: [{ question: "money-brain-battle-1" }] });
  });

  it("are forgotten with a quiz that is no longer there, when its address is opened", async () => {
    const of = (question: string) => ({ question, step: 0, due: DAY });
    const missed = [of("an-old-story-1"), of("debt-trap-1")];
    localStorage.setItem("4mq_recall", JSON.stringify({ isOff: false, asked: null, missed }));
    await openAt("/quiz/an-old-story#again");
    expect(await screen.findByRole("heading", { name: "Quiz Hub" })).toBeVisible();
    await waitFor(() => expect(recall()?.missed).toEqual([of("debt-trap-1")]));
  });
});

it("leads from the home page to the first question by one link", async () => {
  await openAt("/");
  await userEvent.click(await screen.findByRole("link", { name: "Play ten questions for a coin" }));
  expect(await screen.findByRole("heading", { name: BATTLE[0]!.question })).toBeVisible();
});
