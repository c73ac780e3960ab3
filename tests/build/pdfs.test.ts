/** The sample chapters as PDFs: complete, readable aloud, and identical each time they are built. */
import { beforeAll, describe, expect, it } from "vitest";
import { CHAPTER_FILES } from "@/content/resources/downloads";
import { linesOf, type Chapter } from "@/content/reading/reading";
import { chapterPdf } from "#scripts/pdf/chapterPdf";
import { cachedPng } from "#scripts/pictures/cache";
import { coverPicture } from "#scripts/pictures/cover";
import {
  expectForReaders,
  expectInOrder,
  expectToPrintWell,
  normal,
  openPdf,
  rolesOf,
  structureOf,
  type Pdf,
} from "./pdf";
import { readSite, SITE_ORIGIN } from "./site";

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
  let pdf: Pdf;
  const file = readSite(localPath);

  beforeAll(async () => {
    pdf = await openPdf(file);
  });

  it("contains every word of the chapter, in order", () => {
    const text = normal(pdf.pages.map((page) => withoutRunningWords(page, chapter.title)).join(" "));
    expectInOrder(text, everyParagraph(chapter));
    expect(text).toContain("Facts last checked on");
  });

  it("has a visible title, a language and bookmarks, and is tagged by the rules of PDF/UA", async () => {
    const headings = chapter.sections.map(({ title }) => title);
    await expectForReaders(pdf, chapter.title, headings);
  });

  it("has a structure on each page that a screen reader can follow", async () => {
    const nodes = (await structureOf(pdf)).flat();
    for (const { role, alt } of nodes) if (role === "Figure") expect(alt).toContain(cover.title);
    const all = ["Document", "Figure", "H1", "H2", "H3", "L", "LBody", "LI", "Link", "P", "Root", "Sect"];
    expect(rolesOf(nodes)).toEqual(all);
  });

  it("has a few numbered pages of A4, and ends with a link to the site", async () => {
    const { numPages } = pdf.proxy;
    expect(numPages).toBeGreaterThanOrEqual(6);
    expect(numPages).toBeLessThanOrEqual(12);
    for (const [index, page] of pdf.pages.entries())
      expect(page).toContain(`Page ${index + 1} of ${numPages}`);
    const links = (await (await pdf.proxy.getPage(numPages)).getAnnotations()) as { url?: string }[];
    expect(links.map(({ url }) => url)).toEqual([`${SITE_ORIGIN}/`]);
  });

  it("leaves room for the edges that Letter paper and printers lose", async () => {
    await expectToPrintWell(pdf);
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
