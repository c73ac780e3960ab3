import { describe, expect, it } from "vitest";
import {
  answer,
  averageScore,
  beginAttempt,
  countCorrect,
  currentIndex,
  currentQuestion,
  nextQuestion,
  isLastQuestion,
  isPass,
  toStored,
  resumeAttempt,
  scoreOf,
  shuffled,
  type Attempt,
} from "./quiz";
import { STORY_QUIZ_PASS_PERCENT } from "./passMarks";

const QUESTIONS = Array.from({ length: 10 }, (_, index) => ({
  id: `q${index}`,
  options: ["a", "b", "c", "d"].map((letter) => `${letter}${index}`),
  correctAnswer: `a${index}`,
}));

/** A function like Math.random, but with the same values each time. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const PLAYER = { feedback: false };
const STORY = { feedback: true };

/** Answers the whole quiz, the first `correct` questions correctly. */
function play(correct: number, mode = PLAYER): Attempt {
  let attempt = beginAttempt(QUESTIONS, seeded(1));
  while (attempt.stage !== "results") {
    const index = currentIndex(attempt);
    if (attempt.stage === "feedback") attempt = nextQuestion(attempt);
    else attempt = answer(attempt, index < correct ? `a${index}` : `b${index}`, mode);
  }
  return attempt;
}

describe("an attempt", () => {
  it.each([PLAYER, STORY])("asks every question once and ends with the results: %o", (mode) => {
    const attempt = play(7, mode);
    expect(attempt.answers).toHaveLength(10);
    expect(countCorrect(attempt)).toBe(7);
    expect(scoreOf(attempt)).toBe(70);
  });

  it("shows feedback after every question of the story quiz", () => {
    let attempt = answer(beginAttempt(QUESTIONS, seeded(1)), "a0", STORY);
    expect([attempt.stage, currentIndex(attempt), currentQuestion(attempt).id]).toEqual([
      "feedback",
      0,
      "q0",
    ]);
    attempt = nextQuestion(attempt);
    expect([attempt.stage, currentIndex(attempt)]).toEqual(["question", 1]);
    for (let index = 1; index < 10; index++) {
      expect(isLastQuestion(attempt)).toBe(index === 9);
      attempt = answer(attempt, `a${index}`, STORY);
      if (index < 9) attempt = nextQuestion(attempt);
    }
    expect([attempt.stage, isLastQuestion(attempt)]).toEqual(["feedback", true]);
    expect(nextQuestion(attempt).stage).toBe("results");
  });

  it("ignores further answers: with the feedback open, after the end, or to another question", () => {
    const begun = beginAttempt(QUESTIONS, seeded(1));
    expect(answer(begun, "a1", PLAYER)).toBe(begun);
    const shown = answer(begun, "a0", STORY);
    expect(answer(shown, "b0", STORY)).toBe(shown);
    const finished = play(10);
    expect(answer(finished, "a9", PLAYER)).toBe(finished);
    expect(nextQuestion(finished)).toBe(finished);
    expect(nextQuestion(begun)).toBe(begun);
  });

  it("does not depend on the order of the options", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const attempt = beginAttempt(QUESTIONS, seeded(seed));
      for (const [index, { options }] of attempt.questions.entries())
        expect(options.toSorted()).toEqual([...QUESTIONS[index]!.options].toSorted());
    }
  });
});

describe("a kept attempt", () => {
  /** The attempt as it comes back from storage. */
  const kept = (attempt: Attempt) =>
    JSON.parse(JSON.stringify(toStored(attempt))) as ReturnType<typeof toStored>;
  const begun = answer(answer(beginAttempt(QUESTIONS, seeded(3)), "a0", PLAYER), "b1", PLAYER);

  it("resumes at its question, with its answers and the order of its options", () => {
    expect(resumeAttempt(QUESTIONS, kept(begun))).toEqual(begun);
  });

  it("takes the right answers from the quiz, never from the stored attempt", () => {
    let attempt = resumeAttempt(QUESTIONS, kept(begun))!;
    while (attempt.stage === "question") attempt = answer(attempt, `a${currentIndex(attempt)}`, PLAYER);
    expect(scoreOf(attempt)).toBe(90);
  });

  const { options, answers } = toStored(begun);
  it.each([
    ["without an answer", { options, answers: [] }],
    ["finished", toStored(play(10))],
    ["with more answers than questions", { options, answers: [...play(10).answers, "a9"] }],
    ["with an answer that is no option", { options, answers: ["a0", "the right one"] }],
    ["with the answer of another question", { options, answers: ["a1"] }],
    ["of fewer questions", { options: options.slice(1), answers }],
    ["of more questions", { options: [...options, ["x"]], answers }],
    ["with an option of its own", { options: [["a0", "b0", "c0", "x"], ...options.slice(1)], answers }],
    ["with the right option alone", { options: [["a0"], ...options.slice(1)], answers }],
    ["with an option twice", { options: [["a0", "a0", "c0", "d0"], ...options.slice(1)], answers }],
  ])("does not resume %s", (_, mangled) => {
    expect(resumeAttempt(QUESTIONS, mangled)).toBeUndefined();
  });
});

describe("the order of the options", () => {
  it("shuffles into every order about equally often", () => {
    const random = seeded(7);
    const seen = new Map<string, number>();
    for (let turn = 0; turn < 6000; turn++) {
      const order = shuffled(["x", "y", "z"], random).join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(count).toBeGreaterThan(800);
  });

  it("accepts a random number next to 1", () => {
    expect(shuffled(["x", "y", "z"], () => 0.999_999_999_999)).toEqual(["z", "y", "x"]);
  });
});

describe("the score", () => {
  it.each([
    [0, 0, false, false],
    [7, 70, false, false],
    [8, 80, true, false],
    [9, 90, true, true],
    [10, 100, true, true],
  ])("scores %d of 10 as %d%%; passes at 80: %s, at 85: %s", (correct, percent, at80, at85) => {
    const score = scoreOf(play(correct));
    expect(score).toBe(percent);
    expect(isPass(score, 80)).toBe(at80);
    expect(isPass(score, STORY_QUIZ_PASS_PERCENT)).toBe(at85);
  });

  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [5, 8, 63],
  ])("rounds %d of %d to %d%%", (correct, total, percent) => {
    const questions = QUESTIONS.slice(0, total);
    let attempt = beginAttempt(questions, seeded(1));
    for (let index = 0; index < total; index++)
      attempt = answer(attempt, index < correct ? `a${index}` : `b${index}`, PLAYER);
    expect(scoreOf(attempt)).toBe(percent);
  });
});

describe("the average", () => {
  it.each([
    [{}, 0],
    [{ one: 90 }, 90],
    [{ one: 90, two: 75 }, 83],
    [{ one: 0, two: 100 }, 50],
    [{ one: 80, gone: 10 }, 80],
  ])("calculates the average of %o as %d", (scores, average) => {
    expect(averageScore(["one", "two"], scores as Record<string, number>)).toBe(average);
  });
});
