/** The sample chapters as PDFs: complete, readable aloud, and identical each time they are built. */
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { CHAPTER_FILES } from "@/content/resources/downloads";
import { linesOf, type Chapter } from "@/content/reading/reading";
import { chapterPdf } from "#scripts/pdf/chapterPdf";
import { cachedPng } from "#scripts/pictures/cache";
import { coverPicture } from "#scripts/pictures/cover";
import { readSite, SITE_ORIGIN } from "./site";

const normal = (text: string) => text.replace(/\s+/g, " ").trim();

const everyParagraph = ({ title, lead, sections, thisWeek, outcomes }: Chapter) => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(linesOf)]),
  thisWeek.title,
  ...thisWeek.steps,
  ...outcomes.flatMap(({ standard, outcomes }) => [standard, ...outcomes]),
];

/** The header and footer come between the halves of a paragraph that continues on the next page. */
const withoutRunningWords = (page: string, title: string) =>
  page.replace(`4MQ · ${title}`, "").replace(/Page \d+ of \d+/, "");

it("has one PDF for each of the four sample chapters", () => {
  expect(CHAPTER_FILES.map(({ chapter }) => chapter.path).toSorted()).toEqual([
    "/resources/level-2-sample-chapter",
    "/resources/level-3-sample-chapter",
    "/resources/raising-money-smart-kids",
    "/resources/sample-chapter",
  ]);
});

describe.each(CHAPTER_FILES)("$localPath", ({ chapter, cover, localPath }) => {
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  let pages: string[];
  const file = readSite(localPath);

  beforeAll(async () => {
    pdf = await getDocumentProxy(new Uint8Array(file));
    pages = (await extractText(pdf)).text;
  });

  it("contains every word of the chapter, in order", () => {
    const text = normal(pages.map((page) => withoutRunningWords(normal(page), chapter.title)).join(" "));
    let from = 0;
    for (const paragraph of everyParagraph(chapter)) {
      const found = text.indexOf(normal(paragraph), from);
      expect(found, paragraph).toBeGreaterThanOrEqual(from);
      from = found + paragraph.length;
    }
    expect(text).toContain("Facts last checked on");
  });

  it("has a visible title, a language and bookmarks, and is tagged by the rules of PDF/UA", async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${chapter.title} · 4MQ`, Language: "en-GB" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((metadata as { getRaw(): string }).getRaw()).toContain("pdfuaid:part");
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const bookmarks = (await pdf.getOutline()).map(({ title }) => title);
    expect(bookmarks).toEqual(expect.arrayContaining(chapter.sections.map(({ title }) => title)));
  });

  it("has a structure on each page that a screen reader can follow", async () => {
    const roles = new Set<string>();
    const visit = (node: { role?: string; alt?: string; children?: object[] }) => {
      if (node.role) roles.add(node.role);
      if (node.role === "Figure") expect(node.alt).toContain(cover.title);
      for (const child of node.children ?? []) visit(child);
    };
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const tree = await (await pdf.getPage(page)).getStructTree();
      expect(tree?.children.length, `page ${page}`).toBeGreaterThan(0);
      visit(tree!);
    }
    const all = ["Document", "Figure", "H1", "H2", "H3", "L", "LBody", "LI", "Link", "P", "Root", "Sect"];
    expect([...roles].toSorted()).toEqual(all);
  });

  it("has a few numbered pages of A4, and ends with a link to the site", async () => {
    expect(pdf.numPages).toBeGreaterThanOrEqual(6);
    expect(pdf.numPages).toBeLessThanOrEqual(12);
    for (const [index, page] of pages.entries())
      expect(normal(page)).toContain(`Page ${index + 1} of ${pdf.numPages}`);
    const last = await pdf.getPage(pdf.numPages);
    expect(last.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const links = (await last.getAnnotations()) as { url?: string }[];
    expect(links.map(({ url }) => url)).toEqual([`${SITE_ORIGIN}/`]);
  });

  it("leaves room for the edges that Letter paper and printers lose", async () => {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const heights = items.flatMap((item) => ("transform" in item ? [item.transform[5] as number] : []));
      expect(Math.min(...heights)).toBeGreaterThan(45);
      expect(Math.max(...heights)).toBeLessThan(842 - 45);
    }
  });

  it("is small, and identical to the byte when made again", async () => {
    expect(file.length).toBeLessThan(150 * 1024);
    const root = process.cwd();
    const again = await chapterPdf(chapter, {
      root,
      siteUrl: SITE_ORIGIN,
      cover: {
        picture: await cachedPng(root, coverPicture(root, cover), 480),
        alt: `The cover of “${cover.title}”.`,
      },
    });
    expect(again.equals(file)).toBe(true);
  });
});
