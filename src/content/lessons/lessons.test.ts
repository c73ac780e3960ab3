/** The lessons: everything that a teacher is promised is there, fits its time and its screen, and adds up. */
import { describe, expect, it } from "vitest";
import { gradeOf, sentenceLengthsOf, textsOf } from "@/content/reading/readability";
import { ALL_LESSONS } from "./allLessons";
import { MOST_WORDS, screensOf, wordsIn, type Lesson } from "./lesson";
import { LESSON_PATHS, LESSONS } from "./lessons";

/** All that a teacher reads to prepare, without the screens and the sheets. */
const teacherText = (lesson: Lesson): string[] => [
  ...Object.values(lesson.objective),
  lesson.need,
  ...lesson.blocks.flatMap(({ name, says, pupils }) => [name, ...says, pupils]),
  ...lesson.mistakes.flatMap(({ wrong, helps }) => [wrong, helps]),
  lesson.easier,
  lesson.harder,
  ...lesson.words.flat(),
  lesson.littleAtHome,
  lesson.disclosure,
  lesson.homework,
];

const screens = (lesson: Lesson) => lesson.blocks.flatMap((block) => screensOf(lesson, block));

/** Amounts in pence, in the order of the text. */
const penceIn = (text: string) =>
  [...text.matchAll(/£([\d,]+)(?:\.(\d\d))?|(\d+)p\b/gu)].map(([, pounds, pence, only]) =>
    only ? Number(only) : Number(pounds!.replaceAll(",", "")) * 100 + Number(pence ?? 0),
  );

/** Each sum that a text works out: "£30.00 take away £18.00 leaves £12.00", "£18.00 + £0.90 = £18.90", "5 × £2 = £10". */
function sumsIn(text: string): { sum: string; isRight: boolean }[] {
  const amount = String.raw`(?:£[\d,]+(?:\.\d\d)?|\d+p)`;
  const all: { sum: string; isRight: boolean }[] = [];
  const take = (pattern: string, isRight: (pence: number[], sum: string) => boolean) => {
    for (const [sum] of text.matchAll(new RegExp(pattern, "gu")))
      all.push({ sum, isRight: isRight(penceIn(sum), sum) });
  };
  take(`${amount} take away ${amount} (?:leaves|is) ${amount}`, ([a, b, c]) => a! - b! === c);
  take(`${amount} [−-] ${amount} = ${amount}`, ([a, b, c]) => a! - b! === c);
  take(`${amount}(?: (?:\\+|and) ${amount})+ (?:=|make|makes) ${amount}`, (pence) => {
    const total = pence.at(-1)!;
    return pence.slice(0, -1).reduce((sum, part) => sum + part, 0) === total;
  });
  take(`\\d+ × ${amount} = ${amount}`, ([each, total], sum) => Number.parseInt(sum, 10) * each! === total);
  take(
    `\\d+% of ${amount} is ${amount}`,
    ([whole, part], sum) => Number.parseInt(sum, 10) * whole! === part! * 100,
  );
  return all;
}

it("has every lesson that the lists show", () => {
  expect(ALL_LESSONS.map(({ path }) => path)).toEqual(LESSON_PATHS);
});

it("finds a wrong sum", () => {
  expect(sumsIn("£30.00 take away £18.00 leaves £13.00")).toEqual([
    { sum: "£30.00 take away £18.00 leaves £13.00", isRight: false },
  ]);
  expect(sumsIn("£10 and £12 make £22, 5 × £2 = £10 and £2 + 90p = £2.80").map((sum) => sum.isRight)).toEqual(
    [true, false, true],
  );
  expect(sumsIn("8% of £30 is £2.40, and 8% of £30 is £24").map((sum) => sum.isRight)).toEqual([true, false]);
});

it("brings the passage that a teacher reads aloud wherever the plan says so, without the sum after it", () => {
  for (const { path, need, aloud } of ALL_LESSONS) {
    expect(Boolean(aloud), path).toBe(need.includes("the page to read aloud"));
    expect(aloud?.paragraphs.length ?? 3, path).toBeGreaterThan(2);
    expect(aloud?.paragraphs.join(" ") ?? "", path).not.toContain("take away");
  }
});

describe.each(ALL_LESSONS.map((lesson) => [lesson.path, lesson] as const))("%s", (path, lesson) => {
  it("fills its minutes, and no block is without words, something to do and something to see", () => {
    const { minutes } = LESSONS[path];
    expect(lesson.blocks.reduce((sum, block) => sum + block.minutes, 0)).toBe(minutes);
    for (const block of lesson.blocks) {
      expect(block.says.length, block.name).toBeGreaterThan(0);
      expect(block.pupils, block.name).not.toBe("");
      expect(screensOf(lesson, block).length, block.name).toBeGreaterThan(0);
    }
    expect(new Set(lesson.blocks.map(({ id }) => id)).size).toBe(lesson.blocks.length);
    expect(lesson.blocks.at(0)!.screens).toBe("before");
    expect(lesson.blocks.filter((block) => block.screens === "after")).toHaveLength(1);
  });

  it("asks a teacher to read at most 700 words", () => {
    expect(wordsIn(...teacherText(lesson))).toBeLessThanOrEqual(700);
  });

  it("shows at most 25 words at a time", () => {
    const shown = screens(lesson).flatMap(({ lines, choices = [], reason }) => [
      [...lines, ...choices],
      ...(reason ? [[reason, ...choices]] : []),
    ]);
    expect(shown.filter((texts) => wordsIn(...texts) > MOST_WORDS)).toEqual([]);
  });

  it("gives each question two to four choices that differ, and a reason with its answer", () => {
    for (const { lines, choices, answer, reason } of screens(lesson)) {
      if (!choices) {
        expect([answer, reason], lines[0]).toEqual([undefined, undefined]);
        continue;
      }
      expect(new Set(choices).size, lines[0]).toBe(choices.length);
      expect(choices.length, lines[0]).toBeGreaterThanOrEqual(2);
      expect(choices.length, lines[0]).toBeLessThanOrEqual(4);
      if (answer !== undefined) expect(choices[answer], lines[0]).toBeDefined();
      // The five questions show their answers at the end alone.
      expect(reason === undefined, lines[0]).toBe(answer === undefined);
    }
    const places = lesson.questions.map(({ answer }) => answer);
    expect(new Set(places).size, "the right answer is not always at the same place").toBeGreaterThan(1);
  });

  it("answers every task of its sheet", () => {
    expect(lesson.handout.answers).toHaveLength(lesson.handout.tasks.length);
  });

  it("makes no wrong sum", () => {
    const sums = textsOf(lesson).flatMap(sumsIn);
    expect(sums.length).toBeGreaterThan(0);
    expect(sums.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it("is easy to read, for the class and for the teacher", () => {
    const { ages } = LESSONS[path];
    const isYoung = ages === "8-10";
    const forPupils = [
      lesson.objective.pupils,
      ...screens(lesson).flatMap(({ lines, reason = "" }) => [...lines, reason]),
      ...textsOf(lesson.handout.tasks),
    ].filter((text) => /[.?!]$/u.test(text));
    const forTeachers = teacherText(lesson).filter((text) => /[.?!]”?$/u.test(text));
    expect(gradeOf(forPupils)).toBeLessThanOrEqual(isYoung ? 5 : 7);
    expect(gradeOf(forTeachers)).toBeLessThanOrEqual(10);
    const long = (texts: string[], most: number) =>
      texts.flatMap(sentenceLengthsOf).filter(({ words }) => words > most);
    expect(long(forPupils, isYoung ? 14 : 18)).toEqual([]);
    expect(long(forTeachers, 22)).toEqual([]);
  });
});
