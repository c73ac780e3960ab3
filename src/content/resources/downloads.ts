/** The sample chapters' PDF files, each with its text, cover and path. Only the build reads this list. */
import { DEBT_TRAP } from "./chapters/chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "./chapters/chapterFourQuadrants";
import { INFLUENCE_INVASION } from "./chapters/chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "./chapters/chapterNeedsVsWants";
import { CHAPTER_LINKS } from "./chapters/chapters";
import type { Chapter } from "@/content/reading/reading";
import { SHARE_PICTURES, shareNameOf, type LetteredCover, type SharePicture } from "@/content/sharing";

export const CHAPTERS: readonly Chapter[] = [
  NEEDS_VS_WANTS,
  INFLUENCE_INVASION,
  DEBT_TRAP,
  FOUR_QUADRANTS_FOR_PARENTS,
];

export interface ChapterFile {
  chapter: Chapter;
  /** The cover of the chapter's book. */
  cover: LetteredCover;
  /** The file's path on the site. */
  localPath: string;
}

export const CHAPTER_FILES: readonly ChapterFile[] = Object.values(CHAPTER_LINKS).map(({ path, pdf }) => {
  const chapter = CHAPTERS.find((candidate) => candidate.path === path);
  const { motif }: SharePicture = SHARE_PICTURES[shareNameOf(path)];
  const cover = typeof motif === "string" ? undefined : motif[0];
  if (!chapter || !cover) throw new Error(`${path} lacks its chapter or its book's cover.`);
  return { chapter, cover, localPath: pdf.localPath };
});
