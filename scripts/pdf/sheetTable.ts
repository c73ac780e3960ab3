/** A table on a sheet: words, boxes to tick, and empty cells to write in. */
import type { SheetPart } from "@/content/lessons/lesson";
import { BLACK, HEAD_GROUND, mm, ROW, SHEET, TERM, THIN, TICK, WORDS } from "./sheetDesign.ts";
import { keepTogether, withGap, type Strip } from "./strips.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import type { Column } from "./text.ts";

type SheetTable = Extract<SheetPart, { table: unknown }>["table"];

const BOX = "☐";
const TO_FILL_IN = ["", BOX, "£"];
const PADDING = { x: mm(2.5), y: 4 };

interface Cell {
  column: Column;
  isCentred: boolean;
}

export function tableStrips(paper: TaggedPdf, parent: Tag, { shares, head, rows }: SheetTable): Strip[] {
  const table = paper.tag(parent, "Table");
  const all = shares.reduce((sum, share) => sum + share, 0);
  let left = SHEET.left;
  const cells = shares.map((share, index): Cell => {
    const column = { left, width: (SHEET.width * share) / all };
    left += column.width;
    return { column, isCentred: rows.every((row) => row[index] === BOX) };
  });
  const headings = headRow(paper, paper.tag(paper.tag(table, "THead"), "TR"), head, cells);
  const body = paper.tag(table, "TBody");
  const room = rows.flat().some((words) => TO_FILL_IN.includes(words)) ? mm(4) : 0;
  const strips = rows.map((row) => ({ ...bodyRow(paper, paper.tag(body, "TR"), row, cells), room }));
  return withGap(keepTogether([headings, ...strips]), 6);
}

function headRow(paper: TaggedPdf, row: Tag, head: readonly string[], cells: readonly Cell[]): Strip {
  // An empty corner is no heading.
  const tags = head.map((words) => paper.tag(row, words ? "TH" : "TD", words ? { scope: "Column" } : {}));
  return rowStrip(paper, head, tags, cells, TERM, HEAD_GROUND);
}

function bodyRow(paper: TaggedPdf, row: Tag, texts: readonly string[], cells: readonly Cell[]): Strip {
  const tags = texts.map((words, index) => {
    if (!index && words && words !== BOX) return paper.tag(row, "TH", { scope: "Row" });
    const cell = paper.tag(row, "TD");
    return words === BOX ? paper.tag(cell, "Figure", { alt: "Box to tick" }) : cell;
  });
  return rowStrip(paper, texts, tags, cells, WORDS);
}

/** @param ground its colour, if it is not the paper's. */
function rowStrip(
  paper: TaggedPdf,
  texts: readonly string[],
  tags: readonly Tag[],
  cells: readonly Cell[],
  style: TextStyle,
  ground?: string,
): Strip {
  const lines = texts.map((words, index) => {
    const { left, width } = cells[index]!.column;
    const inner = { left: left + PADDING.x, width: width - 2 * PADDING.x };
    return words && words !== BOX ? paper.lines(words, inner.width, style) : [];
  });
  const tallest = Math.max(...lines.map(({ length }) => length)) * style.leading;
  const least = ground ? mm(7.5) : ROW;
  return {
    height: Math.max(least, tallest + 2 * PADDING.y),
    gap: 0,
    draw(top, height) {
      for (const [index, { column, isCentred }] of cells.entries()) {
        const { left, width } = column;
        const tag = tags[index]!;
        paper.decorate(() => {
          if (ground) paper.doc.rect(left, top, width, height).fill(ground);
          paper.doc.rect(left, top, width, height).lineWidth(THIN).stroke(BLACK);
        });
        if (texts[index] === BOX)
          paper.mark(tag, () =>
            paper.doc
              .roundedRect(left + (width - TICK) / 2, top + (height - TICK) / 2, TICK, TICK, mm(1))
              .lineWidth(1.1)
              .stroke(BLACK),
          );
        const from = top + (height - lines[index]!.length * style.leading) / 2;
        for (const [line, words] of lines[index]!.entries()) {
          const inset = isCentred ? (width - paper.widthOf(words.trimEnd(), style)) / 2 : PADDING.x;
          paper.mark(tag, () => paper.line(words, left + inset, from + line * style.leading, style));
        }
      }
    },
  };
}
