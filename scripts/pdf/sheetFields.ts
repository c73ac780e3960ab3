/** Lines on a sheet to write on. */
import { BLACK, mm, SHEET, THIN, WORDS, WRITING } from "./sheetDesign.ts";
import { equalColumns, GUTTER, sideBySide } from "./sheetText.ts";
import type { Strip } from "./strips.ts";
import type { TaggedPdf, Tag } from "./taggedPdf.ts";
import { textStrips, type Column } from "./text.ts";

/** Lines to write on, the last at the foot of the area, at least eight millimetres apart. */
function rule({ doc }: TaggedPdf, { left, width }: Column, top: number, height: number): void {
  const count = Math.max(1, Math.floor(height / WRITING + 0.01));
  for (let line = 1; line <= count; line += 1) {
    const y = top + (height * line) / count;
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(THIN)
      .stroke(BLACK);
  }
}

export const emptyLines = (paper: TaggedPdf, count: number): Strip[] => [
  {
    height: count * WRITING,
    gap: 0,
    room: (count + 1) * WRITING,
    draw: (top, height) => paper.decorate(() => rule(paper, SHEET, top, height)),
  },
];

/** Room to write "£12.00" by hand. */
const SHORTEST_LINE = mm(22);
const LONGEST_AMOUNT = mm(34);
const LABEL_SPACE = 5;

interface Labelled {
  lines: string[];
  /** The width of its last line. */
  width: number;
  share: number;
}

/** An amount needs a short line, and leaves the others the rest of the row. */
function lineWidths(row: readonly Labelled[]): number[] {
  const isAmount = ({ lines }: Labelled) => lines.at(-1)!.endsWith("£");
  const sumOf = (fields: readonly Labelled[], of: "width" | "share") =>
    fields.reduce((sum, field) => sum + field[of], 0);
  const free = SHEET.width - GUTTER * (row.length - 1) - sumOf(row, "width");
  const amount = Math.min(LONGEST_AMOUNT, free / row.length);
  const others = row.filter((field) => !isAmount(field));
  const rest = free - amount * (row.length - others.length);
  return row.map((field) => (isAmount(field) ? amount : (rest * field.share) / sumOf(others, "share")));
}

/** Labels with a line after each, as many in a row as fit. @param shares of the row's free width. */
export function fieldRows(
  paper: TaggedPdf,
  parent: Tag,
  labels: readonly string[],
  shares: readonly number[] = labels.map(() => 1),
): Strip[] {
  const rows: Labelled[][] = [[]];
  let used = 0;
  for (const [index, label] of labels.entries()) {
    const lines = paper.lines(label, SHEET.width - SHORTEST_LINE - LABEL_SPACE, WORDS);
    const width = paper.widthOf(lines.at(-1)!, WORDS) + LABEL_SPACE;
    const least = lines.length > 1 ? SHEET.width : width + SHORTEST_LINE;
    if (used && used + GUTTER + least > SHEET.width) {
      rows.push([]);
      used = 0;
    }
    used += (used ? GUTTER : 0) + least;
    rows.at(-1)!.push({ lines, width, share: shares[index]! });
  }
  return rows.map((row) => {
    const tags = row.map(() => paper.tag(parent, "P"));
    const widths = lineWidths(row);
    const above = (Math.max(...row.map(({ lines }) => lines.length)) - 1) * WORDS.leading;
    return {
      height: WRITING + above,
      gap: 0,
      room: mm(3),
      draw(top, height) {
        let left = SHEET.left;
        const bottom = top + height;
        for (const [index, { lines, width }] of row.entries()) {
          for (const [line, words] of lines.entries()) {
            const lineTop = bottom - (lines.length - line) * WORDS.leading;
            paper.mark(tags[index]!, () => paper.line(words, left, lineTop, WORDS));
          }
          const line = { left: left + width, width: widths[index]! };
          paper.decorate(() => rule(paper, line, bottom - WORDS.leading, WORDS.leading - 2));
          left = line.left + line.width + GUTTER;
        }
      },
    } satisfies Strip;
  });
}

/** Questions with their lines below them, in as many columns as their words allow. */
export function questionFields(paper: TaggedPdf, parent: Tag, questions: readonly string[]): Strip[] {
  const widest = Math.max(...questions.map((question) => paper.widthOf(question, WORDS)));
  const fitting = Math.floor((SHEET.width + GUTTER) / (widest + GUTTER));
  const count = Math.max(1, Math.min(fitting, 3, questions.length));
  const columns = equalColumns(SHEET, count);
  const rows = Array.from({ length: Math.ceil(questions.length / count) }, (_, row) =>
    questions.slice(row * count, (row + 1) * count),
  );
  return rows.map((row) => {
    const stacks = row.map((question, index) =>
      textStrips(paper, paper.tag(parent, "P"), question, WORDS, columns[index]!),
    );
    const words = sideBySide(stacks, 0);
    const draw = (top: number, height: number) => {
      words.draw(top, words.height);
      paper.decorate(() => {
        for (const column of columns.slice(0, row.length))
          rule(paper, column, top + words.height, height - words.height);
      });
    };
    return { height: words.height + WRITING, gap: 5, room: WRITING, draw };
  });
}
