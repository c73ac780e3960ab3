/** The pages of questions: how much is on each, for whom it is, and their words in lists and in search results. */
import { describe, expect, it } from "vitest";
import { gradeOf } from "@/content/reading/readability";
import { QUESTION_PAGES, type QuestionPageName } from "./questionPages";
import type { Reader } from "./taughtAnswer";
import { TAUGHT_ANSWERS, TAUGHT_BY_PAGE } from "./taughtAnswers";

const PAGES = Object.entries(QUESTION_PAGES).map(([name, page]) => ({
  ...page,
  answers: TAUGHT_BY_PAGE[name as QuestionPageName],
}));
const BY_TITLE = PAGES.map((page) => [page.title, page] as const);

/** The chip of a page whose youngest readers these are. A page for all of 8-16 says so. */
const CHIPS: readonly (readonly [Reader, string])[] = [
  ["8-10", "Ages 8-16"],
  ["11-13", "Ages 11 and over"],
  ["14-16", "Ages 14 and over"],
  ["teachers", "For teachers"],
];
/** A page is for readers to whom at least one in twenty of its answers speaks. */
const A_FEW = 1 / 20;

describe("the pages of questions", () => {
  it("hold each answer once, and the guide learns no other", () => {
    const onPages = PAGES.flatMap(({ answers }) => answers.map(({ id }) => id));
    expect(onPages.toSorted()).toEqual(TAUGHT_ANSWERS.map(({ id }) => id).toSorted());
    expect(new Set(onPages).size).toBe(onPages.length);
  });

  it.each(BY_TITLE)("“%s” is short enough to look through", (_, { answers }) => {
    expect(answers.length).toBeLessThanOrEqual(48);
    const texts = answers.flatMap(({ answer, example, plan, pitfall }) => [answer, example, plan, pitfall]);
    expect(texts.join(" ").split(/\s+/u).length).toBeLessThanOrEqual(9000);
  });

  it.each(BY_TITLE)("“%s” says for whom it is", (_, { ages, answers }) => {
    const [, chip] = CHIPS.find(
      ([reader]) => answers.filter((answer) => answer.ages.includes(reader)).length >= answers.length * A_FEW,
    )!;
    expect(ages).toBe(chip);
  });

  it.each(BY_TITLE)("“%s” is introduced in one short sentence that a child can read", (_, { ages, lead }) => {
    expect(lead).toMatch(/^[^.!?]+\.$/u);
    expect(lead.length).toBeLessThanOrEqual(110);
    expect(gradeOf([lead])).toBeLessThanOrEqual(ages === "For teachers" ? 10 : 5);
  });

  it.each(BY_TITLE)("“%s” is described in search results at the right length", (_, { meta, path }) => {
    expect(path).toMatch(/^\/resources\/questions\/[a-z0-9]+(?:-[a-z0-9]+)*$/u);
    expect(meta.title).toMatch(/^.{10,53} \| 4MQ$/u);
    expect(meta.description).toMatch(/^.{70,155}$/u);
  });

  it("have words and addresses of their own", () => {
    for (const values of [
      PAGES.map(({ path }) => path),
      PAGES.map(({ title }) => title),
      PAGES.map(({ lead }) => lead),
      PAGES.map(({ meta }) => meta.title),
    ])
      expect(new Set(values).size).toBe(values.length);
  });
});
