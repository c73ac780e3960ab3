/** The promises of “For now” must be kept by the pages that it leads to. */
import { expect, it } from "vitest";
import { TALK_QUESTIONS } from "./grown-up/talkQuestions";
import { CHAPTERS } from "./resources/downloads";
import { BUDGET } from "./resources/topics/topicBudget";
import { PHASES } from "@/domain/challenge/challengeLength";
import { FOR_AGES, FOR_GROWN_UPS } from "./forNow";
import { LEVELS } from "./levels";
import { textsOf } from "./reading/readability";

const chapterFor = (ages: string) => CHAPTERS.find((chapter) => chapter.ages === ages)!;

it.each(LEVELS.map(({ ages }) => ages))("names the text for ages %s and leads to its questions", (ages) => {
  const { path, title } = chapterFor(ages);
  const { text, questions } = FOR_AGES[ages];
  expect(text).toEqual({ to: path, label: `read “${title}”` });
  expect(questions.to).toBe(`${path}#check`);
});

it("leads to tasks for the same age, with the people whom it names", () => {
  const parts = { "8-10": "Asha", "14-16": "Erin" } as const;
  for (const [ages, name] of Object.entries(parts) as [keyof typeof parts, string][]) {
    const { to, label } = FOR_AGES[ages].task;
    const part = BUDGET.sections.find(({ id }) => to === `${BUDGET.path}#${id}`)!;
    expect(part.ages).toBe(ages);
    expect(label).toContain(name);
    expect(textsOf(part.blocks).join(" ")).toContain(name);
  }
  expect(chapterFor("11-13").thisWeek.title).toContain("influence spotter");
});

it("counts questions to talk about and missions rightly", () => {
  expect(TALK_QUESTIONS).toHaveLength(13);
  expect(FOR_GROWN_UPS.talks.label).toContain("thirteen");
  expect(PHASES).toHaveLength(6);
  expect(FOR_GROWN_UPS.challenge.label).toContain("six");
});
