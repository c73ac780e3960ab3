/** Boxes outside the running text. A box is one strip, so a page break never cuts it. */
import type { ReadingBox } from "@/content/reading/reading";
import { CARD, INK, MUTED } from "#scripts/palette";
import { PANEL, TEXT, type ChapterDesign } from "./design.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import { drawPlaced, stack, withGap, type Strip } from "./strips.ts";
import { bodyStyle, headingStyle, textStrips } from "./text.ts";

function boxed(strips: readonly Strip[], gap: number, paint: (top: number, height: number) => void): Strip {
  const { placed, height: inner } = stack(strips);
  const height = inner + 2 * PANEL.padding;
  return {
    height,
    gap,
    draw(top) {
      paint(top, height);
      drawPlaced(placed, top + PANEL.padding);
    },
  };
}

const PARAGRAPHS_GAP = 6;

/** An example with numbers, an explanation of a word, or something to try. */
export function box(
  paper: TaggedPdf,
  parent: Tag,
  { title, lines, answer = [] }: ReadingBox,
  look: ChapterDesign,
): Strip {
  const section = paper.tag(parent, "Sect");
  const titleStyle: TextStyle = { face: "display", size: 14.5, leading: 20, colour: look.ink };
  const body = { ...bodyStyle(look), size: look.size - 0.5, leading: Math.round(look.size * 1.45) };
  const strips = [
    ...textStrips(paper, paper.tag(section, "H3"), title, titleStyle, TEXT),
    ...[...lines, ...answer].flatMap((line) =>
      withGap(textStrips(paper, paper.tag(section, "P"), line, body, TEXT), PARAGRAPHS_GAP),
    ),
  ];
  return boxed(strips, 16, (top, height) =>
    paper.decorate(() => {
      paper.panel(PANEL.left, top, PANEL.width, height, PANEL.radius, look.soft);
      paper.panel(PANEL.left, top + PANEL.radius, 4, height - 2 * PANEL.radius, 2, look.fill);
    }),
  );
}

const TICK = 15;
const STEP_INDENT = TICK + 13;

/** The task for the week: steps, each with a square to tick on paper. */
export function thisWeek(
  paper: TaggedPdf,
  parent: Tag,
  { title, steps }: { title: string; steps: readonly string[] },
  look: ChapterDesign,
): Strip {
  const section = paper.tag(parent, "Sect");
  const style = bodyStyle(look);
  const heading = textStrips(paper, paper.tag(section, "H2"), title, headingStyle(look), TEXT);
  const list = paper.tag(section, "L");
  const column = { left: TEXT.left + STEP_INDENT, width: TEXT.width - STEP_INDENT };
  const strips = [
    ...heading,
    ...steps.flatMap((step) => {
      const [first, ...rest] = textStrips(
        paper,
        paper.tag(paper.tag(list, "LI"), "LBody"),
        step,
        style,
        column,
      );
      const draw = (top: number) => {
        paper.decorate(() => tickSquare(paper, top + (style.leading - TICK) / 2, look));
        first!.draw(top, style.leading);
      };
      return withGap([{ ...first!, draw }, ...rest], 9);
    }),
  ];
  return boxed(strips, 30, (top, height) => {
    paper.decorate(() => {
      paper.panel(PANEL.left, top, PANEL.width, height, PANEL.radius, look.soft);
      paper.doc
        .roundedRect(PANEL.left, top, PANEL.width, height, PANEL.radius)
        .lineWidth(2)
        .stroke(look.fill);
    });
    paper.bookmark(title, top);
  });
}

const tickSquare = ({ doc }: TaggedPdf, top: number, { ink }: ChapterDesign) =>
  doc.roundedRect(TEXT.left, top, TICK, TICK, 4).lineWidth(1.5).fillAndStroke(CARD, ink);

const COVER = { width: 114, height: 152 };

interface Title {
  level: string;
  ages: string;
  chapterNumber: number;
  title: string;
  lead: string;
}

/** The start of the chapter: level, title and the book's cover. */
export function titlePanel(
  paper: TaggedPdf,
  parent: Tag,
  { level, ages, chapterNumber, title, lead }: Title,
  look: ChapterDesign,
  cover: { picture: Buffer; alt: string },
): Strip {
  const column = { left: TEXT.left, width: TEXT.width - COVER.width - 18 };
  const small: TextStyle = { face: "strong", size: 11.5, leading: 17, colour: look.ink };
  const large: TextStyle = { face: "display", size: 32, leading: 37, colour: INK };
  const middle: TextStyle = { face: "body", size: 13, leading: 19, colour: MUTED };
  const about = `${level}, ages ${ages} · Chapter ${chapterNumber}`;
  const words = [
    ...textStrips(paper, paper.tag(parent, "P"), about, small, column),
    ...withGap(textStrips(paper, paper.tag(parent, "H1"), title, large, column), 8),
    ...withGap(textStrips(paper, paper.tag(parent, "P"), lead, middle, column), 10),
  ];
  const figure = paper.tag(parent, "Figure", { alt: cover.alt });
  const { placed, height: inner } = stack(words);
  const height = Math.max(inner, COVER.height) + 2 * PANEL.padding + 8;
  return {
    height,
    gap: 0,
    keepWithNext: true,
    draw(top) {
      const { doc } = paper;
      paper.decorate(() => paper.panel(PANEL.left, top, PANEL.width, height, 20, look.soft));
      drawPlaced(placed, top + (height - inner) / 2);
      const left = TEXT.left + TEXT.width - COVER.width;
      const coverTop = top + (height - COVER.height) / 2;
      paper.mark(figure, () => {
        doc.save().roundedRect(left, coverTop, COVER.width, COVER.height, 10).clip();
        doc.image(cover.picture, left, coverTop, COVER).restore();
      });
    },
  };
}
