/** The lessons on paper: complete, on as many sheets as the site says, readable aloud, and identical when built again. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Lesson, SheetPart } from "@/content/lessons/lesson";
import { LESSONS } from "@/content/lessons/lessons";
import { SHARED_DEVICES } from "@/content/lessons/lessonTexts";
import { PAPER_TEXTS } from "@/content/lessons/paperTexts";
import { textsOf } from "@/content/reading/readability";
import { LESSON_FILES, type LessonFile } from "@/content/resources/downloads";
import { lessonPdf } from "#scripts/pdf/lessonPdf";
import {
  expectForReaders,
  expectInOrder,
  expectToPrintWell,
  openPdf,
  piecesOf,
  rolesOf,
  structureOf,
  type Pdf,
} from "./pdf";
import { readSite, SITE_ORIGIN } from "./site";

const BOX = "☐";

function wordsOf(part: SheetPart): readonly string[] {
  if (typeof part === "string") return [part];
  if ("boxes" in part) return part.boxes.flat();
  if ("table" in part)
    return [part.table.head, ...part.table.rows].flat().filter((cell) => cell && cell !== BOX);
  return "fields" in part ? part.fields : [];
}

const tasksOf = ({ handout }: Lesson) =>
  handout.tasks.flatMap(({ title, parts }, index) => [`${index + 1} ${title}`, ...parts.flatMap(wordsOf)]);

const tickBoxesOf = ({ handout }: Lesson) =>
  [...handout.intro, ...handout.tasks.flatMap(({ parts }) => parts)].flatMap((part) =>
    typeof part === "object" && "table" in part ? part.table.rows.flat().filter((cell) => cell === BOX) : [],
  ).length;

const teachersWords = (lesson: Lesson) =>
  textsOf([
    lesson.years,
    lesson.objective,
    lesson.need,
    LESSONS[lesson.path].print,
    lesson.blocks.map(({ name, minutes, says, pupils }) => [name, `${minutes} minutes`, says, pupils]),
    [lesson.mistakes, lesson.easier, lesson.harder, lesson.words],
    [lesson.littleAtHome, lesson.disclosure, SHARED_DEVICES, lesson.homework],
    lesson.curriculum.map(({ nation, source, words }) => [nation, source, words]),
    "Facts last checked on",
  ]);

/** For each kind, the beginnings of the pages' titles; the teacher's may take a second page. */
const titlesOf = ({ lesson, kind }: LessonFile) => {
  const { title } = LESSONS[lesson.path];
  const further = [PAPER_TEXTS.beforeAndAfter, PAPER_TEXTS.teacher, PAPER_TEXTS.answers];
  return kind === "handout" ? [title] : [title, ...further.map((name) => `${name}: ${title}`)];
};

describe.each(LESSON_FILES)("$localPath", (lessonFile) => {
  const { lesson, kind, localPath } = lessonFile;
  const card = LESSONS[lesson.path];
  const isPack = kind === "everything";
  let pdf: Pdf;
  const file = readSite(localPath);

  beforeAll(async () => {
    pdf = await openPdf(file);
  });

  it("begins with the handout on one page, with every word of it in order", () => {
    const words = [card.title, PAPER_TEXTS.name, PAPER_TEXTS.date, ...lesson.handout.intro.flatMap(wordsOf)];
    expectInOrder(pdf.pages[0]!, [...words, ...tasksOf(lesson)]);
  });

  it("has as many sheets as the site says", () => {
    expect(pdf.proxy.numPages).toBe(card.sheets[kind]);
  });

  it("promises nothing about copying, because no licence is chosen", () => {
    expect(pdf.pages.join(" ")).not.toMatch(/you may copy|licen[cs]e|photocop/i);
  });

  it("has a visible title, a language and bookmarks, and is tagged by the rules of PDF/UA", async () => {
    const name = isPack ? "lesson to print" : "handout";
    await expectForReaders(pdf, `${card.title}: ${name}`, [
      ...titlesOf(lessonFile),
      ...lesson.handout.tasks.map(({ title }) => title),
    ]);
  });

  it("has a structure that a screen reader can follow, and says of each box that it is one to tick", async () => {
    const pages = await structureOf(pdf);
    const boxes = pages[0]!.filter(({ role }) => role === "Figure");
    expect(boxes).toHaveLength(tickBoxesOf(lesson));
    for (const { alt } of boxes) expect(alt).toBe("Box to tick");
    const roles = rolesOf(pages.flat());
    const table = ["TBody", "TD", "TH", "THead", "TR", "Table"];
    const all = ["Document", "H1", "H2", "P", "Root", "Sect", ...(isPack ? ["Link", ...table] : [])];
    expect(roles).toEqual(expect.arrayContaining(all));
    const known = [...all, ...table, "Figure", "L", "LI", "Lbl", "LBody"];
    expect(roles.filter((role) => !known.includes(role))).toEqual([]);
  });

  it("prints no word over another or over the edge", async () => {
    for (const pieces of await piecesOf(pdf)) {
      for (const { text, left, width, baseline } of pieces) {
        const right = pieces.filter((other) => Math.abs(other.baseline - baseline) < 2 && other.left > left);
        const end = Math.min(595 - 36, ...right.map((other) => other.left));
        expect(left + width, text).toBeLessThan(end + 1);
        expect(left, text).toBeGreaterThan(36);
      }
    }
  });

  it("is A4 and leaves room for the edges that Letter paper and printers lose", async () => {
    await expectToPrintWell(pdf);
  });

  it("is small, and identical to the byte when made again", async () => {
    expect(file.length).toBeLessThan(150 * 1024);
    const again = await lessonPdf(lessonFile, { root: process.cwd(), siteUrl: SITE_ORIGIN });
    expect(again.equals(file)).toBe(true);
  });
});

describe.each(LESSON_FILES.filter(({ kind }) => kind === "everything"))(
  "all sheets, $localPath",
  ({ lesson, localPath }) => {
    let pdf: Pdf;

    beforeAll(async () => {
      pdf = await openPdf(readSite(localPath));
    });

    it("answers every task and question on the last page", () => {
      const { handout, questions } = lesson;
      const answered = handout.tasks.flatMap(({ title }, index) => [title, ...handout.answers[index]!]);
      const asked = questions.flatMap(({ question, choices, answer, reason }) => [
        question,
        `${"ABCD"[answer]!}: ${choices[answer]!}`,
        reason,
      ]);
      expectInOrder(pdf.pages.at(-1)!, [...answered, ...asked]);
      expect(pdf.pages[2]).toContain(PAPER_TEXTS.teacher);
    });

    it("tells the teacher the plan and all that helps in two pages, with a link to the site", async () => {
      const after = lesson.aloud ? 2 : 1;
      const teachers = pdf.pages.slice(2, -after);
      expect(teachers.length).toBeLessThanOrEqual(2);
      const text = teachers.join(" ");
      for (const words of teachersWords(lesson)) expect(text).toContain(words);
      const last = await pdf.proxy.getPage(pdf.proxy.numPages - after);
      const links = (await last.getAnnotations()) as { url?: string }[];
      expect(links.map(({ url }) => url)).toEqual([`${SITE_ORIGIN}/`]);
    });

    it("asks the five questions once on the second page, with a row of boxes before and after", async () => {
      const choices = lesson.questions.flatMap(({ choices }) => choices);
      const asked = lesson.questions.flatMap(({ question, choices }, index) => [
        `${index + 1} ${question}`,
        ...choices.map((choice, place) => `${"ABCD"[place]!}: ${choice}`),
        PAPER_TEXTS.before,
        PAPER_TEXTS.after,
      ]);
      expectInOrder(pdf.pages[1]!, [PAPER_TEXTS.howToTick, ...asked]);
      const figures = (await structureOf(pdf))[1]!.filter(({ role }) => role === "Figure");
      expect(figures).toHaveLength(2 * choices.length);
    });
  },
);

describe.each(LESSON_FILES.filter(({ kind, lesson }) => kind === "everything" && lesson.aloud))(
  "the passage in $localPath",
  ({ lesson, localPath }) => {
    it("is on a page of its own, whole, for the teacher to read aloud", async () => {
      const { title, paragraphs } = lesson.aloud!;
      const { pages } = await openPdf(readSite(localPath));
      expectInOrder(pages.at(-2)!, [title, ...paragraphs]);
    });
  },
);
