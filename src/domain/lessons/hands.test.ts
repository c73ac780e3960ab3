import { describe, expect, it } from "vitest";
import { areEqualInNumber, compare, shareOf, type CountedQuestion } from "./hands";

const tally = (right: number, all: number) => ({ right, all });
const ofOne = (question: CountedQuestion) => compare([question]).each[0]!;

describe("one question", () => {
  it.each([
    ["the right hands of all hands", [10, 12, 6], 1, tally(12, 28)],
    ["nobody right", [10, 0, 6], 1, tally(0, 16)],
    ["an empty field as no hands", [3, 9, null], 2, tally(0, 12)],
    ["five hands", [5, 0, 0], 0, tally(5, 5)],
    ["nothing for four hands", [1, 2, 1], 0, undefined],
    ["nothing for no hands", [0, 0, 0], 0, undefined],
    ["nothing for empty fields", [null, null], 0, undefined],
    ["nothing before it has been asked", undefined, 0, undefined],
  ])("has %s", (_, hands, answer, expected) => {
    expect(ofOne({ before: hands, after: undefined, answer }).before).toEqual(expected);
    expect(ofOne({ before: undefined, after: hands, answer }).after).toEqual(expected);
  });
});

describe("all questions", () => {
  const asked = (before?: number[], after?: number[]): CountedQuestion => ({ before, after, answer: 0 });

  it.each([
    [
      "adds up each time",
      [asked([12, 16], [25, 3]), asked([10, 18], [20, 8])],
      { before: tally(22, 56), after: tally(45, 56) },
    ],
    [
      "has a total before the end",
      [asked([12, 16]), asked([10, 18])],
      { before: tally(22, 56), after: undefined },
    ],
    [
      "has a total of an end without a start",
      [asked(undefined, [12, 16])],
      { before: undefined, after: tally(12, 28) },
    ],
    [
      "leaves out a question that was asked once",
      [asked([12, 16], [25, 3]), asked([10, 18])],
      { before: tally(12, 28), after: tally(25, 28) },
    ],
    [
      "leaves out a question with fewer than five hands at one of the times",
      [asked([12, 16], [25, 3]), asked([2, 2], [28, 0])],
      { before: tally(12, 28), after: tally(25, 28) },
    ],
    [
      "has none if different questions were asked",
      [asked([12, 16]), asked(undefined, [25, 3])],
      { before: undefined, after: undefined },
    ],
    ["has none without hands", [asked(), asked()], { before: undefined, after: undefined }],
  ])("%s", (_, questions, total) => {
    expect(compare(questions).total).toEqual(total);
  });
});

it("tells two classes of different sizes by their shares", () => {
  expect(areEqualInNumber({ before: tally(12, 28), after: tally(25, 28) })).toBe(true);
  expect(areEqualInNumber({ before: tally(12, 28), after: tally(25, 30) })).toBe(false);
  expect(areEqualInNumber({ before: tally(12, 28), after: undefined })).toBe(true);
  expect([tally(12, 28), tally(25, 30), tally(0, 5), tally(5, 5)].map(shareOf)).toEqual([43, 83, 0, 100]);
});
