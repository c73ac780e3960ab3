/** The parts of a printed sheet as strips. */
import type { SheetPart } from "@/content/lessons/lesson";
import { BLACK, mm, SHEET, TERM, WORDS } from "./sheetDesign.ts";
import { emptyLines, fieldRows, questionFields } from "./sheetFields.ts";
import { tableStrips } from "./sheetTable.ts";
import { equalColumns, sideBySide, termStrips } from "./sheetText.ts";
import { keepTogether, type Strip } from "./strips.ts";
import type { TaggedPdf, Tag } from "./taggedPdf.ts";
import { paragraph, textStrips } from "./text.ts";

const PADDING = { x: mm(3.5), y: mm(2.5) };

function boxes(paper: TaggedPdf, parent: Tag, words: readonly (readonly [string, string])[]): Strip[] {
  const columns = equalColumns(SHEET, words.length);
  const stacks = words.map((word, index) => {
    const { left, width } = columns[index]!;
    const inner = { left: left + PADDING.x, width: width - 2 * PADDING.x };
    const [term, meaning] = word;
    // A meaning that goes on with the sentence stays in its line.
    if (/^\p{Ll}/u.test(meaning) || /\p{P}$/u.test(term))
      return termStrips(paper, parent, word, { term: TERM, words: WORDS }, inner);
    return [
      ...textStrips(paper, paper.tag(parent, "P"), term, TERM, inner),
      ...textStrips(paper, paper.tag(parent, "P"), meaning, WORDS, inner),
    ];
  });
  const inner = sideBySide(stacks, 0);
  const draw = (top: number, height: number) => {
    paper.decorate(() => {
      for (const { left, width } of columns)
        paper.doc.roundedRect(left, top, width, height, mm(3)).lineWidth(1.2).stroke(BLACK);
    });
    inner.draw(top + PADDING.y, inner.height);
  };
  return [{ height: inner.height + 2 * PADDING.y, gap: 12, gapRoom: 6, draw }];
}

function partStrips(paper: TaggedPdf, parent: Tag, part: SheetPart): Strip[] {
  if (typeof part === "string") return paragraph(paper, parent, part, WORDS, 5, SHEET);
  if ("boxes" in part) return boxes(paper, parent, part.boxes);
  if ("table" in part) return tableStrips(paper, parent, part.table);
  if ("lines" in part) return emptyLines(paper, part.lines);
  const areQuestions = part.fields.every((label) => label.endsWith("?"));
  return areQuestions ? questionFields(paper, parent, part.fields) : fieldRows(paper, parent, part.fields);
}

/** Parts that share a page, the first right below its heading. */
export const parts = (paper: TaggedPdf, parent: Tag, all: readonly SheetPart[]): Strip[] =>
  keepTogether(all.flatMap((part) => partStrips(paper, parent, part)));
