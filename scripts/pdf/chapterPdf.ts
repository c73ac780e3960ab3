/** A sample chapter as a PDF to print or keep, tagged for screen readers and made from the same words as its page. */
import type { Chapter, ReadingBlock } from "@/content/reading/reading";
import { MUTED } from "#scripts/palette";
import { box, thisWeek, titlePanel } from "./boxes.ts";
import { closingStrips } from "./closing.ts";
import { designOf, PAGE, RUNNING, TEXT, type ChapterDesign } from "./design.ts";
import { TaggedPdf, type Tag, type TextStyle } from "./taggedPdf.ts";
import { logo, writePages } from "./site.ts";
import type { Strip } from "./strips.ts";
import { bodyStyle, heading, list, paragraph } from "./text.ts";

interface ChapterPdfOptions {
  root: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** PNG. */
  cover: { picture: Buffer; alt: string };
}

export async function chapterPdf(chapter: Chapter, options: ChapterPdfOptions): Promise<Buffer> {
  const { level, ages, title, lead, checkedOn } = chapter;
  const paper = new TaggedPdf({
    root: options.root,
    title: `${title} · 4MQ`,
    subject: lead,
    keywords: `${level}, ages ${ages}, financial literacy`,
    date: new Date(`${checkedOn}T12:00:00Z`),
  });
  writePages(paper, chapterStrips(paper, chapter, options), TEXT, (page, pages) =>
    runningTitle(paper, title, page, pages),
  );
  return paper.bytes();
}

function chapterStrips(paper: TaggedPdf, chapter: Chapter, { cover, siteUrl }: ChapterPdfOptions): Strip[] {
  const look = designOf(chapter.level);
  const head = titlePanel(paper, paper.content, chapter, look, cover);
  const sections = chapter.sections.flatMap(({ title, blocks }) => {
    const section = paper.tag(paper.content, "Sect");
    return [
      ...heading(paper, section, title, look),
      ...blocks.flatMap((block) => blockStrips(paper, section, block, look)),
    ];
  });
  const week = thisWeek(paper, paper.content, chapter.thisWeek, look);
  return [head, ...sections, week, ...closingStrips(paper, chapter, look, siteUrl)];
}

function blockStrips(paper: TaggedPdf, parent: Tag, block: ReadingBlock, look: ChapterDesign): Strip[] {
  if (typeof block === "string") return paragraph(paper, parent, block, bodyStyle(look), 9);
  if ("list" in block) return list(paper, parent, block.list, look);
  return [box(paper, parent, block.box, look)];
}

const RUNNING_STYLE: TextStyle = { face: "body", size: 9.5, leading: 14, colour: MUTED };

/** The header and footer of every page. */
function runningTitle(paper: TaggedPdf, title: string, page: number, pages: number) {
  paper.line(`4MQ · ${title}`, TEXT.left, RUNNING.header, RUNNING_STYLE);
  logo(paper, TEXT.left + TEXT.width - 13, RUNNING.header, 13);
  const number = `Page ${page} of ${pages}`;
  const left = (PAGE.width - paper.widthOf(number, RUNNING_STYLE)) / 2;
  paper.line(number, left, RUNNING.footer, RUNNING_STYLE);
}
