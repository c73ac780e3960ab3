/** The end of the PDF: the learning outcomes, the date of the last fact check, and the site's address. */
import type { Chapter, StandardOutcomes } from "@/content/reading/reading";
import { ACTION, MUTED } from "#scripts/palette";
import { TEXT, type ChapterDesign } from "./design.ts";
import { checkedSentence, siteLine } from "./site.ts";
import type { Strip } from "./strips.ts";
import type { TaggedPdf, Tag, TextStyle } from "./taggedPdf.ts";
import { bodyStyle, heading, paragraph } from "./text.ts";

const SMALL: TextStyle = { face: "body", size: 10, leading: 14.5, colour: MUTED };

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
    ...paragraph(paper, section, checkedSentence(chapter.checkedOn), SMALL, 12),
    ...siteLine(
      paper,
      section,
      "Stories, quizzes and more chapters: ",
      siteUrl,
      bodyStyle(look),
      ACTION,
      18,
      TEXT,
    ),
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
