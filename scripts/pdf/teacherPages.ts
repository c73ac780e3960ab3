/** The teacher's pages of a lesson's pack: the plan of its blocks, and all that helps with it. */
import type { Block, Lesson, Screen } from "@/content/lessons/lesson";
import type { PaperTexts } from "@/content/lessons/paperTexts";
import type { LessonFile } from "@/content/resources/downloads";
import { columnsOf, plainHeading, sideBySide, termStrips } from "./sheetText.ts";
import { BLACK, FOOT, LABEL, NOTES, SHEET, THIN } from "./sheetDesign.ts";
import { checkedSentence, siteLine } from "./site.ts";
import type { Strip } from "./strips.ts";
import type { TaggedPdf, Tag } from "./taggedPdf.ts";
import { paragraph, type Column } from "./text.ts";

const STYLES = { term: LABEL, words: NOTES };

export function teacherPages(
  paper: TaggedPdf,
  section: Tag,
  { lesson, card, texts }: Pick<LessonFile, "lesson" | "card" | "texts">,
  siteUrl: string,
): Strip[] {
  const { ages, minutes, print } = card;
  const last = `${checkedSentence(lesson.checkedOn)} ${texts.more} `;
  const note = (term: string, words: string) => termStrips(paper, section, [term, words], STYLES, SHEET, 3);
  return [
    ...paragraph(paper, section, `Ages ${ages} · ${lesson.years} · ${minutes} minutes`, NOTES, 4, SHEET),
    ...note(texts.pupilsObjective, lesson.objective.pupils),
    ...note(texts.yourObjective, lesson.objective.teacher),
    ...note(texts.need, lesson.need),
    ...note(texts.print, `${print}. ${texts.alsoPrint}`),
    ...note(texts.words, lesson.words.map(([word, meaning]) => `${word}: ${meaning}`).join("; ")),
    ...lesson.blocks.map((block) => planned(paper, paper.tag(section, "Sect"), block, texts)),
    help(paper, section, lesson, texts),
    ...curriculum(paper, section, lesson, texts),
    ...siteLine(paper, section, last, siteUrl, FOOT, BLACK, 6, SHEET),
  ];
}

const PLAN = columnsOf(SHEET, [15, 85]) as [Column, Column];

/** A block of the lesson: its name and minutes, beside what the teacher says, what pupils do and what they see. */
function planned(paper: TaggedPdf, parent: Tag, block: Block, texts: PaperTexts): Strip {
  const [left, right] = PLAN;
  const name = [
    ...plainHeading(paper, parent, block.name, left),
    ...paragraph(paper, parent, `${block.minutes} minutes`, NOTES, 0, left),
  ];
  const plan = [
    [texts.say, block.says.join(" ")],
    [texts.pupils, block.pupils],
    [texts.screen, onTheScreen(block, texts)],
  ].flatMap((part) => termStrips(paper, parent, part as [string, string], STYLES, right, 3));
  const strip = sideBySide([name, plan], 7);
  const draw = (top: number, height: number) => {
    paper.decorate(() =>
      paper.doc
        .moveTo(SHEET.left, top)
        .lineTo(SHEET.left + SHEET.width, top)
        .lineWidth(THIN)
        .stroke(BLACK),
    );
    strip.draw(top + 5, height);
  };
  return { ...strip, height: strip.height + 5, gapRoom: 6, draw };
}

const CUE_WORDS = 9;

/** The beginning of a screen, enough to know which it is. */
function cueOf({ lines }: Screen): string {
  const words = lines[0]!.split(" ");
  return words.length > CUE_WORDS ? `${words.slice(0, CUE_WORDS).join(" ")} …` : lines[0]!;
}

/** The screens in short: a cue for each, and the right choices in brackets. */
function onTheScreen({ screens }: Block, texts: PaperTexts): string {
  if (screens === "before") return texts.unanswered;
  if (screens === "after") return texts.answered;
  const shown = screens.map((screen) => {
    const { choices, answer } = screen;
    const cue = cueOf(screen);
    return choices && answer !== undefined ? `${cue} (${choices[answer]!})` : cue;
  });
  return shown.join(" / ");
}

/** Mistakes that pupils make, and notes for the teacher, in two columns of about the same height. */
function help(paper: TaggedPdf, section: Tag, lesson: Lesson, texts: PaperTexts): Strip {
  const [column, right] = columnsOf(SHEET, [1, 1]) as [Column, Column];
  const term = (label: string, words: string, gap: number) =>
    termStrips(paper, section, [label, words], STYLES, column, gap);
  const notes = [
    [texts.homework, lesson.homework],
    [texts.littleAtHome, lesson.littleAtHome],
    [texts.disclosure, lesson.disclosure],
    [texts.devices, texts.devicesNote],
  ] as const;
  const sections = [
    [
      ...plainHeading(paper, section, texts.mistakes, column),
      ...lesson.mistakes.flatMap(({ wrong, helps }) => term(wrong, helps, 3)),
    ],
    [...term(texts.easier, lesson.easier, 6), ...term(texts.harder, lesson.harder, 3)],
    ...notes.map(([label, words]) => term(label, words, 6)),
  ];
  // Every way to share them out that leaves the first on the left; a bit of the number is a section's column.
  const ways = Array.from({ length: 2 ** (sections.length - 1) }, (_, way) => {
    const [left, onRight] = [0, 1].map((side) =>
      sections.filter((_, place) => ((way << 1) >> place) % 2 === side).flat(),
    ) as [Strip[], Strip[]];
    return sideBySide([left, movedRight(paper, onRight, right.left - column.left)], 12);
  });
  return ways.toSorted((a, b) => a.height - b.height)[0]!;
}

const movedRight = ({ doc }: TaggedPdf, strips: readonly Strip[], by: number): Strip[] =>
  strips.map((strip) => ({
    ...strip,
    draw(top, height) {
      doc.save().translate(by, 0);
      strip.draw(top, height);
      doc.restore();
    },
  }));

function curriculum(paper: TaggedPdf, section: Tag, { curriculum }: Lesson, texts: PaperTexts): Strip[] {
  if (!curriculum.length) return [];
  const small = { term: { ...FOOT, face: "strong" as const }, words: FOOT };
  const label = paragraph(paper, section, texts.curriculum, LABEL, 9, SHEET);
  return [
    ...label.map((strip) => ({ ...strip, keepWithNext: true })),
    ...curriculum.flatMap(({ nation, source, words }) =>
      termStrips(paper, section, [`${nation}, ${source}:`, words], small, SHEET, 2),
    ),
  ];
}
