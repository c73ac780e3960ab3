/** The end of the PDF: the learning outcomes, the date of the last fact check, and the site's address. */
import type { Chapter, StandardOutcomes } from "@/content/reading/reading";
import { ACTION, MUTED } from "#scripts/palette";
import { TEXT, type ChapterDesign } from "./design.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import type { Strip } from "./strips.ts";
import { bodyStyle, heading, paragraph } from "./text.ts";

const SMALL: TextStyle = { face: "body", size: 10, leading: 14.5, colour: MUTED };

const spokenDay = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );

export function closingStrips(
  paper: TaggedPdf,
  chapter: Chapter,
  look: ChapterDesign,
  siteUrl: string,
): Strip[] {
  const section = paper.tag(paper.content, "Sect");
  return [
    ...heading(paper, section, "For parents and teachers", look),
    ...outcomeStrips(paper, section, chapter.outcomes),
    ...paragraph(paper, section, `Facts last checked on ${spokenDay(chapter.checkedOn)}.`, SMALL, 12),
    ...siteLine(paper, section, bodyStyle(look), siteUrl),
  ];
}

/** Each standard's name, followed by its outcomes that the chapter covers. */
const outcomeStrips = (paper: TaggedPdf, parent: Tag, all: readonly StandardOutcomes[]): Strip[] =>
  all.flatMap(({ standard, outcomes }) => [
    ...paragraph(paper, parent, standard, { ...SMALL, face: "strong" }, 10).map((strip) => ({
      ...strip,
      keepWithNext: true,
    })),
    ...outcomes.flatMap((outcome) => paragraph(paper, parent, outcome, SMALL, 3)),
  ]);

function siteLine(paper: TaggedPdf, parent: Tag, style: TextStyle, siteUrl: string): Strip[] {
  const words = "Stories, quizzes and more chapters: ";
  const address = siteUrl.replace(/^https?:\/\//, "");
  const tag = paper.tag(parent, "P");
  const link = paper.tag(tag, "Link");
  const linkStyle: TextStyle = { ...style, face: "strong", colour: ACTION };
  const draw = (top: number) => {
    const { doc } = paper;
    const left = TEXT.left + paper.widthOf(words, style);
    const width = paper.widthOf(address, linkStyle);
    paper.mark(tag, () => paper.line(words, TEXT.left, top, style));
    paper.mark(link, () => {
      paper.line(address, left, top, linkStyle);
      const under = top + style.leading - 3;
      doc
        .moveTo(left, under)
        .lineTo(left + width, under)
        .lineWidth(1)
        .stroke(ACTION);
    });
    paper.link(link, { left, top, width, height: style.leading }, siteUrl, `4MQ at ${address}`);
  };
  return [{ height: style.leading, gap: 18, draw }];
}
