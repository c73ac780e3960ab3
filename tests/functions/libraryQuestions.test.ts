/** Checks that the questions which measure the library's search ask for places that exist. */
import { describe, expect, it } from "vitest";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { BEYOND_THE_LIBRARY, LIBRARY_QUESTIONS } from "#tests/fixtures/libraryQuestions";
import { GUARDED_PAGES, PUBLIC_PAGES } from "@/content/pages";

const questions = Object.values(LIBRARY_QUESTIONS).flat();
const pages = new Set([...Object.keys(PUBLIC_PAGES), ...Object.keys(GUARDED_PAGES)]);
const terms = new Set(GLOSSARY.map(({ term }) => term));

describe("the questions to the library", () => {
  it("asks the library at least 70 questions, and at least 20 that it cannot answer", () => {
    expect(questions.length).toBeGreaterThanOrEqual(70);
    expect(BEYOND_THE_LIBRARY.length).toBeGreaterThanOrEqual(20);
  });

  it("asks each question once, whatever its capitals and punctuation", () => {
    const asked = [...questions, ...BEYOND_THE_LIBRARY].map((question) =>
      question.asked
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    );
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
    expect(asked).not.toContain("");
  });

  it("expects only pages of the site and terms of the glossary as answers", () => {
    const answers = questions.flatMap((question) => [...question.answers]);
    expect(answers.filter((answer) => !pages.has(answer) && !terms.has(answer))).toEqual([]);
  });

  it("accepts at most three places for one question", () => {
    expect(questions.filter((question) => question.answers.length > 3)).toEqual([]);
  });

  it("asks about every chapter, the story, and every part of the site that explains something", () => {
    const best = new Set(questions.map((question) => question.answers[0]));
    const asked = [
      "/resources/sample-chapter",
      "/resources/level-2-sample-chapter",
      "/resources/level-3-sample-chapter",
      "/resources/raising-money-smart-kids",
      "/short-stories/keeper-of-embers",
      "/excel-tracker",
      "/challenge-dashboard",
      "/kpi-scorecard",
      "/find-your-quadrant",
      "/90-days-money-smart-challenge",
      "/community",
      "/quiz-hub",
      "/books",
      "/privacy",
      "/account",
      "/contact",
    ];
    expect(asked.filter((page) => !best.has(page))).toEqual([]);
    expect([...best].filter((place) => terms.has(place)).length).toBeGreaterThanOrEqual(20);
  });
});
