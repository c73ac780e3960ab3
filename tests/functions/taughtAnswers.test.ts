/** The guide as a teacher: each way of asking finds its answer, and each answer leads to a page without an account. */
import { describe, expect, it } from "vitest";
import { answerLocally } from "#functions/ms-sparkle-chat/answer";
import { TEACHER } from "#functions/ms-sparkle-chat/library";
import { follow } from "#functions/ms-sparkle-chat/follow";
import { NEXT_STEPS } from "#functions/ms-sparkle-chat/reply";
import { countWords } from "#functions/ms-sparkle-chat/say";
import { TALK } from "#functions/ms-sparkle-chat/talk";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { WRITTEN_TOPICS } from "@/content/resources/allTopics";
import { CHAT } from "@/content/chat/chat";
import { CHAPTERS } from "@/content/resources/downloads";
import { PUBLIC_PAGES } from "@/content/pages";
import { gradeOf } from "@/content/reading/readability";
import { FACTS } from "@/content/resources/facts/facts";
import { PRIVACY } from "@/content/info/privacy";
import { TAUGHT_ANSWERS } from "@/content/questions/taughtAnswers";
import { WAYS_TO_EARN } from "@/content/resources/topics/waysToEarn";

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
const ASKS = TEACHER.flatMap(({ id, asks }) => asks.map((ask) => [ask, id] as const));
/** A share of the asks is enough to measure how many find their answer. */
const SOME_ASKS = ASKS.filter((_, nth) => nth % 17 === 0);
const NOON = new Date("2026-11-25T12:00:00Z");
const composeAnswer = (message: string, before?: string) =>
  answerLocally({ message, conversationHistory: before ? [{ role: "user", content: before }] : [] }, NOON);

describe("the teacher's answers", () => {
  it("answers some three hundred questions, each under an id, a title and asks of its own", () => {
    expect(TAUGHT_ANSWERS.length).toBeGreaterThanOrEqual(300);
    for (const field of ["id", "title"] as const)
      expect(new Set(TAUGHT_ANSWERS.map((answer) => answer[field])).size).toBe(TAUGHT_ANSWERS.length);
    expect(new Set(ASKS.map(([ask]) => ask)).size).toBe(ASKS.length);
  });

  it.each(TAUGHT_ANSWERS.map((answer) => [answer.title, answer] as const))(
    "keeps “%s” short, and ends it with no question that nothing hears",
    (_, { answer, example, plan, pitfall }) => {
      expect(countWords(answer)).toBeLessThanOrEqual(90);
      expect(answer.replace(/ What are you saving for\?$/u, "")).not.toContain("?");
      for (const more of [example, plan, pitfall]) expect(countWords(more)).toBeLessThanOrEqual(70);
    },
  );

  it.each(TAUGHT_ANSWERS.filter(({ facts }) => facts).map((answer) => [answer.title, answer] as const))(
    "writes in “%s” each changing figure that it lists",
    (_, { answer, example, plan, pitfall, facts = [] }) => {
      const text = [answer, example, plan, pitfall].join("\n");
      expect(facts.filter((name) => !text.includes(FACTS[name].figure))).toEqual([]);
    },
  );

  it("names the bank’s number wherever it tells somebody to call the bank", () => {
    const tells = TAUGHT_ANSWERS.filter(({ answer, plan, pitfall }) =>
      [answer, plan, pitfall].some((text) => /\b(?:call|ring) (?:the|your) bank\b/u.test(text)),
    );
    expect(tells.length).toBeGreaterThanOrEqual(8);
    const silent = tells.filter(({ facts }) => !facts?.includes("callTheBank"));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it("reads at grade five in the median, and never above seven", () => {
    const grades = TAUGHT_ANSWERS.map(({ answer }) => gradeOf([answer]));
    expect(median(grades)).toBeLessThanOrEqual(5);
    expect(Math.max(...grades)).toBeLessThanOrEqual(7);
  });

  it("leads only to pages that need no account, and to places on them", () => {
    const anchors = new Set([
      ...GLOSSARY.map(({ term }) => `/resources/money-words#${wordAnchor(term)}`),
      ...[...WRITTEN_TOPICS, ...CHAPTERS].flatMap(({ path, sections }) =>
        sections.map(({ id }) => `${path}#${id}`),
      ),
      ...Object.values(WAYS_TO_EARN).flatMap((ways) => ways.map(({ id }) => `/resources/ways-to-earn#${id}`)),
      ...[...PRIVACY.child, ...PRIVACY.adult].map(({ id }) => `/privacy#${id}`),
    ]);
    const isKnown = (path: string) => (path.includes("#") ? anchors.has(path) : path in PUBLIC_PAGES);
    expect(TAUGHT_ANSWERS.map(({ page }) => page).filter((page) => !isKnown(page))).toEqual([]);
  });

  it("finds for nearly every way of asking its own answer, and hardly ever another one", () => {
    const found = SOME_ASKS.map(([ask, id]) => {
      const [best] = follow([ask]).found;
      return { ask, id, found: best?.target.kind === "taught" ? best.target.taught.id : best?.target.kind };
    });
    const wrong = found.filter(({ id, found: other }) => other !== id);
    expect(wrong.length / SOME_ASKS.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
  });

  it("answers nearly every way of asking, and takes hardly any for a worry or a request that it declines", () => {
    const others = SOME_ASKS.filter(
      ([ask]) => !["teacher", "library", "sum"].includes(composeAnswer(ask).how),
    );
    expect(others.length / SOME_ASKS.length, JSON.stringify(others)).toBeLessThanOrEqual(0.03);
  });

  it.each(Object.entries(NEXT_STEPS))("answers the chip “%s” about the question before it", (chip, part) => {
    const { asks, [part]: text } = TEACHER[0]!;
    expect(composeAnswer(chip, asks[0]).text).toBe(text);
    expect(composeAnswer(chip).how).not.toBe("teacher");
    expect(composeAnswer(chip, "tell me about dinosaurs").how).not.toBe("teacher");
  });
});

describe("the suggestions in the chat", () => {
  it("offers under an answer exactly the chips that the guide understands", () => {
    expect(CHAT.more).toEqual(Object.keys(NEXT_STEPS));
  });

  it("replaces the words with which the guide leads to questions when none of them was meant", () => {
    expect(TALK.unsure).toContain(CHAT.meantLabel);
  });

  it.each(CHAT.subjects)("opens the subject “$name” with the title of an answer", ({ question }) => {
    expect(TAUGHT_ANSWERS.map(({ title }) => title)).toContain(question);
  });

  it.each(CHAT.subjects)(
    "answers “$question” with a lesson or the library, for a visitor without an account",
    ({ question }) => {
      const { how, text } = composeAnswer(question);
      expect(["teacher", "library"]).toContain(how);
      expect(text).not.toMatch(/sign in|\/(?:community|challenge-dashboard|kpi-scorecard|account)\b/u);
    },
  );
});
