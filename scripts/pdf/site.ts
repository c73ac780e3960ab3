/** The parts that every PDF of the site shares: its pages, the logo, and the last lines with the date and the address. */
import { TONES } from "#scripts/palette";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import { drawPlaced, paginate, type Strip } from "./strips.ts";
import type { Column } from "./text.ts";

/** @param running draws the header and footer of a page, from 1. */
export function writePages(
  paper: TaggedPdf,
  strips: readonly Strip[],
  { top, bottom }: { top: number; bottom: number },
  running: (page: number, pages: number) => void,
): void {
  const pages = paginate(strips, bottom - top);
  for (const [index, placed] of pages.entries()) {
    paper.doc.addPage();
    paper.decorate(() => running(index + 1, pages.length), "Pagination");
    drawPlaced(placed, top);
  }
}

/** The site's logo: the money map's four tiles. */
export function logo(paper: TaggedPdf, left: number, top: number, size: number): void {
  const step = (size * 7) / 13;
  const places = [
    ["q2", 0, 0],
    ["q1", step, 0],
    ["q3", 0, step],
    ["q4", step, step],
  ] as const;
  const side = size - step;
  for (const [tones, x, y] of places) paper.panel(left + x, top + y, side, side, side / 3, TONES[tones].fill);
}

const spokenDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const checkedSentence = (checkedOn: string) => `Facts last checked on ${spokenDay(checkedOn)}.`;

/** @param words before the site's address, which is a link. */
export function siteLine(
  paper: TaggedPdf,
  parent: Tag,
  words: string,
  siteUrl: string,
  style: TextStyle,
  linkColour: string,
  gap: number,
  column: Column,
): Strip[] {
  const address = siteUrl.replace(/^https?:\/\//, "");
  const tag = paper.tag(parent, "P");
  const link = paper.tag(tag, "Link");
  const linkStyle: TextStyle = { ...style, face: "strong", colour: linkColour };
  const draw = (top: number) => {
    const { doc } = paper;
    const left = column.left + paper.widthOf(words, style);
    const width = paper.widthOf(address, linkStyle);
    paper.mark(tag, () => paper.line(words, column.left, top, style));
    paper.mark(link, () => {
      paper.line(address, left, top, linkStyle);
      const under = top + style.leading - 3;
      doc
        .moveTo(left, under)
        .lineTo(left + width, under)
        .lineWidth(1)
        .stroke(linkColour);
    });
    paper.link(link, { left, top, width, height: style.leading }, siteUrl, `4MQ at ${address}`);
  };
  return [{ height: style.leading, gap, draw }];
}
