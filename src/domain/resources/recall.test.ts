import { expect, it } from "vitest";
import { dueQuestions, NOTHING_TO_RECALL, sourceOf, withAnswer, withMissed, withoutSource } from "./recall";

const MONDAY = "2026-11-23";
const missing = (...questions: string[]) =>
  questions.reduce((recall, question) => withMissed(recall, question, MONDAY), NOTHING_TO_RECALL);

it("brings a missed question back after one, three and seven days, and then no more", () => {
  let recall = missing("a-1");
  expect(dueQuestions(recall, MONDAY)).toEqual([]);
  for (const [day, before] of [
    ["2026-11-24", "2026-11-23"],
    ["2026-11-27", "2026-11-26"],
    ["2026-12-04", "2026-12-03"],
  ] as const) {
    expect(dueQuestions(recall, before)).toEqual([]);
    expect(dueQuestions(recall, day)).toEqual(["a-1"]);
    recall = withAnswer(recall, "a-1", true, day);
  }
  expect(recall.missed).toEqual([]);
});

it("begins again with a question that is missed once more", () => {
  const recall = withAnswer(missing("a-1"), "a-1", true, "2026-11-24");
  expect(withAnswer(recall, "a-1", false, "2026-11-27").missed).toEqual([
    { question: "a-1", step: 0, due: "2026-11-28" },
  ]);
  expect(withMissed(recall, "a-1", "2026-11-25").missed).toEqual([
    { question: "a-1", step: 0, due: "2026-11-26" },
  ]);
});

it("asks at most three a day, and goes on with the rest the day after", () => {
  let recall = missing("a", "b", "c", "d");
  const today = "2026-11-24";
  expect(dueQuestions(recall, today)).toEqual(["a", "b", "c"]);
  recall = withAnswer(recall, "a", true, today);
  expect(dueQuestions(recall, today)).toEqual(["b", "c"]);
  recall = withAnswer(withAnswer(recall, "b", false, today), "c", true, today);
  expect(dueQuestions(recall, today)).toEqual([]);
  expect(dueQuestions(recall, "2026-11-25")).toEqual(["d", "b"]);
});

it("asks nothing once it is switched off, and keeps what was missed", () => {
  const recall = { ...missing("a"), isOff: true };
  expect(dueQuestions(recall, "2026-11-24")).toEqual([]);
  expect(dueQuestions({ ...recall, isOff: false }, "2026-11-24")).toEqual(["a"]);
});

it("keeps every question that was missed, however many there are, and each of them once", () => {
  const many = Array.from({ length: 200 }, (_, nth) => `q-${nth}`);
  expect(missing(...many, ...many).missed.map(({ question }) => question)).toEqual(many);
});

it("forgets the questions of a quiz that is no longer there, and no others", () => {
  const recall = withoutSource(
    missing("old-story-1", "old-story-10", "old-story-2-1", "debt-trap-1"),
    "old-story",
  );
  expect(recall.missed.map(({ question }) => question)).toEqual(["old-story-2-1", "debt-trap-1"]);
  expect(sourceOf("money-brain-battle-10")).toBe("money-brain-battle");
});

it("asks at once about a question that was put off by a clock a year ahead", () => {
  const recall = withMissed(NOTHING_TO_RECALL, "a", "2027-11-28");
  expect(dueQuestions(recall, "2026-11-28")).toEqual(["a"]);
});
