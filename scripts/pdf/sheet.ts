/** The parts of a printed sheet as strips. */
import type { SheetPart } from "@/content/lessons/lesson";
import { BLACK, mm, SHEET, TERM, THIN, WORDS } from "./sheetDesign.ts";
import { emptyLines, fieldRows, questionFields } from "./sheetFields.ts";
import { tableStrips } from "./sheetTable.ts";
import { equalColumns, GUTTER, sideBySide, termStrips } from "./sheetText.ts";
import { keepTogether, type Strip } from "./strips.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
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

const SMALL_RING = mm(5.6);
const SIGN: TextStyle = { ...TERM, size: 10, leading: SMALL_RING };

/** Letters in rings to circle, each before its choice, side by side if all of them fit. */
function ringedChoices(paper: TaggedPdf, parent: Tag, choices: readonly string[]): Strip[] {
  const list = paper.tag(parent, "L");
  const indent = SMALL_RING + mm(2);
  const widest = Math.max(...choices.map((choice) => paper.widthOf(choice, WORDS)));
  const fitting = Math.floor((SHEET.width + GUTTER) / (indent + widest + GUTTER));
  const count = fitting >= choices.length ? choices.length : Math.max(1, Math.min(2, fitting));
  const columns = equalColumns(SHEET, count);
  const cells = choices.map((choice, index) => {
    const { left, width } = columns[index % count]!;
    const item = paper.tag(list, "LI");
    const label = paper.tag(item, "Lbl");
    const letter = String.fromCodePoint(65 + index);
    const inner = { left: left + indent, width: width - indent };
    const words = textStrips(paper, paper.tag(item, "LBody"), choice, WORDS, inner);
    const text = sideBySide([words], 0);
    const height = Math.max(SMALL_RING, text.height);
    const draw = (top: number) => {
      const radius = SMALL_RING / 2;
      paper.decorate(() =>
        paper.doc
          .circle(left + radius, top + radius, radius)
          .lineWidth(THIN)
          .stroke(BLACK),
      );
      const inset = (SMALL_RING - paper.widthOf(letter, SIGN)) / 2;
      paper.mark(label, () => paper.line(`${letter} `, left + inset, top, SIGN));
      text.draw(top + (words.length > 1 ? 0 : (height - text.height) / 2), text.height);
    };
    return { height, gap: 0, draw };
  });
  return Array.from({ length: Math.ceil(cells.length / count) }, (_, row) =>
    sideBySide(
      cells.slice(row * count, (row + 1) * count).map((cell) => [cell]),
      5,
    ),
  ).map((strip) => ({ ...strip, gapRoom: 5 }));
}

function partStrips(paper: TaggedPdf, parent: Tag, part: SheetPart): Strip[] {
  if (typeof part === "string") return paragraph(paper, parent, part, WORDS, 5, SHEET);
  if ("boxes" in part) return boxes(paper, parent, part.boxes);
  if ("table" in part) return tableStrips(paper, parent, part.table);
  if ("lines" in part) return emptyLines(paper, part.lines);
  if ("choices" in part) return ringedChoices(paper, parent, part.choices);
  const areQuestions = part.fields.every((label) => label.endsWith("?"));
  return areQuestions ? questionFields(paper, parent, part.fields) : fieldRows(paper, parent, part.fields);
}

/** Parts that share a page, the first right below its heading. */
export const parts = (paper: TaggedPdf, parent: Tag, all: readonly SheetPart[]): Strip[] =>
  keepTogether(all.flatMap((part) => partStrips(paper, parent, part)));
