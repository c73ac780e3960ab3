/** The sample chapters' data for lists and forms. Their texts are heavy, so they are in files of their own. */
import type { ChapterFormKey } from "@/domain/formPayloads";
import type { PageMeta } from "@/content/pageMeta";

export type ChapterPath =
  | "/resources/sample-chapter"
  | "/resources/level-2-sample-chapter"
  | "/resources/level-3-sample-chapter"
  | "/resources/raising-money-smart-kids";

export interface ChapterPdf {
  fileName: string;
  localPath: string;
}

export interface ChapterLink {
  path: ChapterPath;
  level: string;
  ages: string;
  title: string;
  pdf: ChapterPdf;
  /** The chapter's name in the payload of the download form. */
  source: string;
  formKey: ChapterFormKey;
}

const pdf = (fileName: string): ChapterPdf => ({
  fileName,
  localPath: `/downloads/${fileName}`,
});

export const CHAPTER_LINKS: readonly ChapterLink[] = [
  {
    path: "/resources/sample-chapter",
    level: "Level 1",
    ages: "8-10",
    title: "Needs vs Wants",
    pdf: pdf("4mq-level-1-needs-vs-wants.pdf"),
    source: "Level 1, Chapter 3: Needs vs Wants",
    formKey: "chapterLevel1",
  },
  {
    path: "/resources/level-2-sample-chapter",
    level: "Level 2",
    ages: "11-13",
    title: "Influence Invasion",
    pdf: pdf("4mq-level-2-influence-invasion.pdf"),
    source: "Level 2, Chapter 3: Influence Invasion",
    formKey: "chapterLevel2",
  },
  {
    path: "/resources/level-3-sample-chapter",
    level: "Level 3",
    ages: "14-16",
    title: "Debt Trap",
    pdf: pdf("4mq-level-3-debt-trap.pdf"),
    source: "Level 3, Chapter 6: Debt Trap",
    formKey: "chapterLevel3",
  },
  {
    path: "/resources/raising-money-smart-kids",
    level: "Parent guide",
    ages: "8-16",
    title: "The Four Money Quadrants",
    pdf: pdf("4mq-parent-guide-the-four-money-quadrants.pdf"),
    source: "Parent Guide, Chapter 2: The Four Money Quadrants",
    formKey: "parentGuide",
  },
];

export const CHAPTER_PAGES: Record<ChapterPath, PageMeta> = {
  "/resources/sample-chapter": {
    title: "Needs vs Wants: free chapter for ages 8-10 | 4MQ",
    description:
      "Four friends, a rainy market and a question to last a lifetime. Read chapter 3 of the Level 1 book for free, or download it as a PDF.",
  },
  "/resources/level-2-sample-chapter": {
    title: "Influence Invasion: free chapter, ages 11-13 | 4MQ",
    description:
      "Adverts, hype, games and friends: how to spot what is trying to change your mind. Read chapter 3 of the Level 2 book for free.",
  },
  "/resources/level-3-sample-chapter": {
    title: "Debt Trap: free chapter for ages 14-16 | 4MQ",
    description:
      "What borrowing costs, how buy now, pay later works and how to get out of debt. Read chapter 6 of the Level 3 book for free.",
  },
  "/resources/raising-money-smart-kids": {
    title: "The Four Money Quadrants for parents | 4MQ",
    description:
      "A map for talking about money at home, without anyone feeling they are being marked out of ten. Read chapter 2 of the parent guide for free.",
  },
};
export const chapterPageMeta = (path: ChapterPath): PageMeta => CHAPTER_PAGES[path];
