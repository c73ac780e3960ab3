/** A lesson on paper, tagged for screen readers: its handout alone, or all that a teacher prints. */
import type { Lesson } from "@/content/lessons/lesson";
import type { LessonPdfKind } from "@/content/lessons/lessons";
import type { PaperTexts } from "@/content/lessons/paperTexts";
import type { LessonFile } from "@/content/resources/downloads";
import { parts } from "./sheet.ts";
import { ALOUD, FOOT, FOOT_TOP, LABEL, SHEET, WORDS } from "./sheetDesign.ts";
import { fieldRows } from "./sheetFields.ts";
import { tableStrips } from "./sheetTable.ts";
import { numbered, plainHeading, sheetTitle, termStrips } from "./sheetText.ts";
import { writePages } from "./site.ts";
import { keepTogether, withGap, type Strip } from "./strips.ts";
import { TaggedPdf, type Tag } from "./taggedPdf.ts";
import { teacherPages } from "./teacherPages.ts";
import { paragraph } from "./text.ts";

interface LessonPdfOptions {
  root: string;
  /** Without a trailing slash. */
  siteUrl: string;
}

export async function lessonPdf(
  { lesson, card, texts, kind }: Omit<LessonFile, "localPath">,
  { root, siteUrl }: LessonPdfOptions,
): Promise<Buffer> {
  const { title, ages, lead } = card;
  const paper = new TaggedPdf({
    root,
    title: `${title}: ${NAMES[kind]} · 4MQ`,
    subject: lead,
    keywords: `lesson, ages ${ages}, financial literacy`,
    date: new Date(`${lesson.checkedOn}T12:00:00Z`),
  });
  const write = (name: string, heading: string, strips: (section: Tag) => Strip[]) => {
    const section = paper.tag(paper.content, "Sect");
    const all = [...sheetTitle(paper, section, heading), ...strips(section)];
    writePages(paper, all, SHEET, (page, pages) => {
      const part = pages > 1 ? `${name}, ${page} of ${pages}` : name;
      foot(paper, `${title} · ${part}`, siteUrl);
    });
  };
  write(texts.handout, title, (section) => handout(paper, section, lesson, texts));
  if (kind === "everything") {
    const further = (name: string, strips: (section: Tag) => Strip[]) =>
      write(name, `${name}: ${title}`, strips);
    // Printed on both sides, the handout has no answers on its back.
    further(texts.beforeAndAfter, (section) => beforeAndAfter(paper, section, lesson, texts));
    further(texts.teacher, (section) => teacherPages(paper, section, { lesson, card, texts }, siteUrl));
    const { aloud } = lesson;
    if (aloud) write(texts.aloud, aloud.title, (section) => passage(paper, section, aloud.paragraphs));
    further(texts.answers, (section) => answers(paper, section, lesson, texts));
  }
  return paper.bytes();
}

const NAMES: Record<LessonPdfKind, string> = { handout: "handout", everything: "lesson to print" };

function foot(paper: TaggedPdf, words: string, siteUrl: string) {
  const address = `4MQ · ${siteUrl.replace(/^https?:\/\//, "")}`;
  paper.line(words, SHEET.left, FOOT_TOP, FOOT);
  paper.line(address, SHEET.left + SHEET.width - paper.widthOf(address, FOOT), FOOT_TOP, FOOT);
}

const handout = (paper: TaggedPdf, section: Tag, { handout }: Lesson, texts: PaperTexts): Strip[] => [
  ...withGap(fieldRows(paper, section, [texts.name, texts.date], [2, 1]), 4),
  ...parts(paper, section, handout.intro),
  ...handout.tasks.flatMap((task, index) => {
    const part = paper.tag(section, "Sect");
    return [...numbered(paper, part, index + 1, task.title), ...parts(paper, part, task.parts)];
  }),
];

const letterOf = (choice: number) => String.fromCodePoint(65 + choice);

function answers(paper: TaggedPdf, section: Tag, { handout, questions }: Lesson, texts: PaperTexts): Strip[] {
  const both = paper.tag(section, "Sect");
  return [
    ...handout.tasks.flatMap((task, index) => {
      const part = paper.tag(both, "Sect");
      const lines = handout.answers[index]!.flatMap((line) => paragraph(paper, part, line, WORDS, 4, SHEET));
      return keepTogether([...numbered(paper, part, index + 1, task.title), ...lines]);
    }),
    ...plainHeading(paper, section, texts.beforeAndAfter),
    ...questions.flatMap(({ question, choices, answer, reason }, index) => {
      const choice = choices[answer]!;
      const end = /[.?!…]”?$/u.test(choice) ? "" : ".";
      const right = `${letterOf(answer)}: ${choice}${end} ${reason}`;
      const asked = [`${index + 1}.`, question] as const;
      return keepTogether([
        ...termStrips(paper, section, asked, { term: LABEL, words: LABEL }, SHEET, 8),
        ...paragraph(paper, section, right, WORDS, 2, SHEET),
      ]);
    }),
  ];
}

/** In large letters, to be read standing up. */
const passage = (paper: TaggedPdf, section: Tag, paragraphs: readonly string[]): Strip[] =>
  paragraphs.flatMap((text) => paragraph(paper, section, text, ALOUD, 12, SHEET));

/** For classes that vote on paper. */
function beforeAndAfter(paper: TaggedPdf, section: Tag, { questions }: Lesson, texts: PaperTexts): Strip[] {
  return [
    ...paragraph(paper, section, texts.howToTick, WORDS, 6, SHEET),
    ...questions.flatMap(({ question, choices }, index) => {
      const part = paper.tag(section, "Sect");
      const boxes = choices.map(() => "☐");
      const table = {
        shares: [2.5, ...choices.map(() => 13 / choices.length)],
        head: ["", ...choices.map((choice, place) => `${letterOf(place)}: ${choice}`)],
        rows: [
          [texts.before, ...boxes],
          [texts.after, ...boxes],
        ],
      };
      return [...numbered(paper, part, index + 1, question), ...tableStrips(paper, part, table)];
    }),
  ];
}
