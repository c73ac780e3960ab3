/** Guarantees of the daily prompts: one for each day, short enough for the youngest, and none twice. */
import { describe, expect, it } from "vitest";
import {
  CHALLENGE_DAYS,
  DAYS_AFTER_PHASES,
  DAYS_PER_PHASE,
  PHASES,
} from "@/domain/challenge/challengeLength";
import { LAST_PROMPTS, MISSION_PROMPTS, PROMPT_FIGURES, promptOfDay, promptText } from "./missionPrompts";
import { count, gradeOf, sentenceLengthsOf } from "@/content/reading/readability";

const prompts = [...MISSION_PROMPTS.flat(), ...LAST_PROMPTS];
const texts = prompts.map(({ text }) => text);
const older = prompts.flatMap((prompt) => prompt.older ?? []);

describe("the daily prompts", () => {
  it("has one for each day of each phase and for each of the last days", () => {
    expect(MISSION_PROMPTS.map(({ length }) => length)).toEqual(PHASES.map(() => DAYS_PER_PHASE));
    expect(LAST_PROMPTS).toHaveLength(DAYS_AFTER_PHASES);
    expect(promptOfDay(1)).toBe(MISSION_PROMPTS[0]![0]);
    expect(promptOfDay(DAYS_PER_PHASE + 1)).toBe(MISSION_PROMPTS[1]![0]);
    expect(promptOfDay(CHALLENGE_DAYS)).toBe(LAST_PROMPTS.at(-1));
    expect([promptOfDay(0), promptOfDay(CHALLENGE_DAYS + 1)]).toEqual([undefined, undefined]);
  });

  it("asks for nothing twice", () => {
    expect(new Set([...texts, ...older.map(({ text }) => text)]).size).toBe(CHALLENGE_DAYS + older.length);
  });

  it("reads easily at the age of eight to ten", () => {
    expect(gradeOf(texts)).toBeLessThanOrEqual(5);
    expect(texts.flatMap(sentenceLengthsOf).filter(({ words }) => words > 14)).toEqual([]);
    expect(texts.filter((text) => count([text]).words > 24)).toEqual([]);
  });

  it("has words of their own for older readers where a prompt suits only children", () => {
    const wordsOf = (part: string) => {
      const prompt = prompts.find(({ text }) => text.includes(part))!;
      return [1, 2, 3].map((level) => promptText(prompt, level));
    };
    const [draw, note, noteToo] = wordsOf("Draw what you are saving for");
    expect([draw, noteToo]).toEqual([expect.stringMatching(/^Draw/), note]);
    expect(note).toMatch(/^Write your goal/);
    const [bag, bagToo, bills] = wordsOf("in your school bag");
    expect([bagToo, bills]).toEqual([bag, expect.stringMatching(/^List three things/)]);
    expect(wordsOf("Count all the money")).toEqual(Array(3).fill(wordsOf("Count all the money")[0]));
    // A fifteen-year-old is sent neither to crayons nor to a money box.
    const forFifteen = prompts.map((prompt) => promptText(prompt, 3));
    expect(
      forFifteen.filter((text) =>
        /\bdraw\b|money box|school bag|coin from|look one up with a grown-up|^With a grown-up/iu.test(text),
      ),
    ).toEqual([]);
  });

  it.each([
    [2, 7, 18],
    [3, 9, 22],
  ])("is no harder than other texts for level %i where it has words for them", (level, hardest, longest) => {
    const own = older.filter(({ from }) => from === level).map(({ text }) => text);
    expect(gradeOf(own)).toBeLessThanOrEqual(hardest);
    expect(own.flatMap(sentenceLengthsOf).filter(({ words }) => words > longest)).toEqual([]);
    expect(own.filter((text) => count([text]).words > 24)).toEqual([]);
  });

  it("says where an act will show up exactly if the act is written on this site, with no “if so”", () => {
    const ENTRY =
      /\bwrite (?:your first|today’s) entry\b|\bwrite an entry\b|\badd it\.|\bsavings challenge(?:,| in the community)|\bnew habit\b|\blog (?:it|your habit)\b|\bin a kindness quest\b/iu;
    const isEntry = (text: string) => ENTRY.test(text) && !/\bif so\b/iu.test(text);
    for (const prompt of prompts)
      for (const level of [1, 2, 3]) {
        const text = promptText(prompt, level);
        expect(prompt.figure !== undefined, text).toBe(isEntry(text));
      }
    expect(new Set(prompts.flatMap(({ figure = [] }) => figure))).toEqual(
      new Set(Object.keys(PROMPT_FIGURES)),
    );
  });

  it("says of no drawing, thank-you note or look back that it shows up in a figure", () => {
    expect(LAST_PROMPTS.map(({ figure }) => figure)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "entryDays",
    ]);
  });
});
