/** The running text as strips: paragraphs, headings and lists. */
import { INK } from "#scripts/palette";
import { TEXT, type ChapterDesign } from "./design.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import { keepLinesTogether, withGap, type Strip } from "./strips.ts";

export const bodyStyle = ({ size }: ChapterDesign): TextStyle => ({
  face: "body",
  size,
  leading: Math.round(size * 1.5),
  colour: INK,
});

export const headingStyle = ({ ink }: ChapterDesign): TextStyle => ({
  face: "display",
  size: 19,
  leading: 25,
  colour: ink,
});

export interface Column {
  left: number;
  width: number;
}

/** The lines of a text, one strip each, all in one element. */
export const textStrips = (
  paper: TaggedPdf,
  tag: Tag,
  text: string,
  style: TextStyle,
  column: Column,
): Strip[] => lineStrips(paper, tag, paper.lines(text, column.width, style), style, column);

export const lineStrips = (
  paper: TaggedPdf,
  tag: Tag,
  lines: readonly string[],
  style: TextStyle,
  { left }: Column,
): Strip[] =>
  lines.map((line) => ({
    height: style.leading,
    gap: 0,
    draw: (top) => paper.mark(tag, () => paper.line(line, left, top, style)),
  }));

export function paragraph(
  paper: TaggedPdf,
  parent: Tag,
  text: string,
  style: TextStyle,
  gap: number,
  column: Column = TEXT,
): Strip[] {
  const strips = textStrips(paper, paper.tag(parent, "P"), text, style, column);
  return withGap(keepLinesTogether(strips), gap);
}

/** A section's title, with a tile of the money map in the margin. It never ends a page. */
export function heading(paper: TaggedPdf, parent: Tag, text: string, look: ChapterDesign): Strip[] {
  const style = headingStyle(look);
  const [first, ...rest] = textStrips(paper, paper.tag(parent, "H2"), text, style, TEXT);
  const draw = (top: number) => {
    paper.decorate(() => paper.panel(TEXT.left - 22, top + 7, 12, 12, 4, look.fill));
    paper.bookmark(text, top);
    first!.draw(top, style.leading);
  };
  return [{ ...first!, gap: 26, draw }, ...rest].map((strip) => ({ ...strip, keepWithNext: true }));
}

const MARKER = 18;

export function list(paper: TaggedPdf, parent: Tag, items: readonly string[], look: ChapterDesign): Strip[] {
  const style = bodyStyle(look);
  const tag = paper.tag(parent, "L");
  const column = { left: TEXT.left + MARKER, width: TEXT.width - MARKER };
  return items.flatMap((item, index) => {
    const body = paper.tag(paper.tag(tag, "LI"), "LBody");
    const [first, ...rest] = textStrips(paper, body, item, style, column);
    const draw = (top: number) => {
      const middle = top + style.leading / 2;
      paper.decorate(() => paper.panel(TEXT.left + 1, middle - 3, 6, 6, 2, look.fill));
      first!.draw(top, style.leading);
    };
    return withGap(keepLinesTogether([{ ...first!, draw }, ...rest]), index ? 5 : 9);
  });
}
