/** The words of a sheet: its titles, its terms, and texts side by side. */
import { logo } from "./site.ts";
import { BLACK, HEADING, mm, SHEET, TASK, TERM, TITLE } from "./sheetDesign.ts";
import { drawPlaced, stack, withGap, type Strip } from "./strips.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import { lineStrips, textStrips, type Column } from "./text.ts";

const LOGO = 31;

/** The sheet's title beside the logo. */
export function sheetTitle(paper: TaggedPdf, parent: Tag, title: string): Strip[] {
  const indent = LOGO + mm(4);
  const column = { left: SHEET.left + indent, width: SHEET.width - indent };
  const [first, ...rest] = textStrips(paper, paper.tag(parent, "H1"), title, TITLE, column);
  const draw = (top: number, height: number) => {
    paper.decorate(() => logo(paper, SHEET.left, top, LOGO));
    paper.bookmark(title, top);
    first!.draw(top, height);
  };
  return [{ ...first!, draw }, ...rest].map((strip) => ({ ...strip, keepWithNext: true }));
}

const RING = mm(7);

/** A heading after its number in a black ring. */
export function numbered(paper: TaggedPdf, parent: Tag, number: number, title: string): Strip[] {
  const tag = paper.tag(parent, "H2");
  const indent = RING + mm(3);
  const column = { left: SHEET.left + indent, width: SHEET.width - indent };
  const sign: TextStyle = { ...TERM, colour: "#ffffff" };
  const width = paper.widthOf(`${number}`, sign);
  // The first mark must be the number's, because a reader hears the marks in the order in which they were made.
  const lines = paper.lines(title, column.width, TASK);
  const strips = lines.map((line, index) => ({
    height: index ? TASK.leading : RING,
    gap: 0,
    draw(top: number) {
      const middle = top + RING / 2;
      if (!index) {
        paper.decorate(() => paper.doc.circle(SHEET.left + RING / 2, middle, RING / 2).fill(BLACK));
        paper.mark(tag, () =>
          paper.line(`${number} `, SHEET.left + (RING - width) / 2, middle - sign.leading / 2, sign),
        );
        paper.bookmark(title, top);
      }
      paper.mark(tag, () => paper.line(line, column.left, index ? top : middle - TASK.leading / 2, TASK));
    },
  }));
  return withGap(strips, 13).map((strip, index) => ({
    ...strip,
    gapRoom: index ? 0 : 12,
    keepWithNext: true,
  }));
}

/** A heading without a number. */
export function plainHeading(paper: TaggedPdf, parent: Tag, title: string, column: Column = SHEET): Strip[] {
  const [first, ...rest] = textStrips(paper, paper.tag(parent, "H2"), title, HEADING, column);
  const draw = (top: number, height: number) => {
    paper.bookmark(title, top);
    first!.draw(top, height);
  };
  return [{ ...first!, gap: 11, gapRoom: 6, draw }, ...rest].map((strip) => ({
    ...strip,
    keepWithNext: true,
  }));
}

/** A paragraph that begins with words in bold letters. */
export function termStrips(
  paper: TaggedPdf,
  parent: Tag,
  [term, meaning]: readonly [string, string],
  styles: { term: TextStyle; words: TextStyle },
  column: Column,
  gap = 0,
): Strip[] {
  const tag = paper.tag(parent, "P");
  const bold = textStrips(paper, tag, `${term} `, styles.term, column);
  const indent = paper.widthOf(paper.lines(`${term} `, column.width, styles.term).at(-1)!, styles.term);
  const [first, ...rest] = paper.lines(meaning, column.width, styles.words, indent);
  const last = bold.pop()!;
  const both: Strip = {
    ...last,
    draw(top, height) {
      last.draw(top, height);
      paper.mark(tag, () => paper.line(first!, column.left + indent, top, styles.words));
    },
  };
  return withGap([...bold, both, ...lineStrips(paper, tag, rest, styles.words, column)], gap);
}

export const GUTTER = mm(5);

/** @returns columns side by side, by their shares of the width. */
export function columnsOf({ left, width }: Column, shares: readonly number[], gutter = GUTTER): Column[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const free = width - gutter * (shares.length - 1);
  let from = left;
  return shares.map((share) => {
    const column = { left: from, width: (free * share) / all };
    from += column.width + gutter;
    return column;
  });
}

export const equalColumns = (column: Column, count: number) =>
  columnsOf(
    column,
    Array.from({ length: count }, () => 1),
  );

/** Stacks of strips side by side, never cut. */
export function sideBySide(stacks: readonly (readonly Strip[])[], gap: number): Strip {
  const all = stacks.map((strips) => stack(strips));
  return {
    height: Math.max(...all.map(({ height }) => height)),
    gap,
    draw: (top) => {
      for (const { placed } of all) drawPlaced(placed, top);
    },
  };
}
