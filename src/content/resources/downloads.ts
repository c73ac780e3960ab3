/** The PDF files of the sample chapters and lessons, each with its text and path. Only the build reads these lists. */
import { DEBT_TRAP } from "./chapters/chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "./chapters/chapterFourQuadrants";
import { INFLUENCE_INVASION } from "./chapters/chapterInfluenceInvasion";
import { NEEDS_VS_WANTS } from "./chapters/chapterNeedsVsWants";
import { CHAPTER_LINKS } from "./chapters/chapters";
import { ALL_LESSONS } from "@/content/lessons/allLessons";
import type { Lesson } from "@/content/lessons/lesson";
import { LESSONS, lessonPdfPath, type LessonCard, type LessonPdfKind } from "@/content/lessons/lessons";
import { PAPER_TEXTS, type PaperTexts } from "@/content/lessons/paperTexts";
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

export interface LessonFile {
  lesson: Lesson;
  card: LessonCard;
  /** The words that all lessons share; the scripts that draw it can import none. */
  texts: PaperTexts;
  kind: LessonPdfKind;
  /** The file's path on the site. */
  localPath: string;
}

export const LESSON_FILES: readonly LessonFile[] = ALL_LESSONS.flatMap((lesson) =>
  (["handout", "everything"] as const).map((kind) => ({
    lesson,
    card: LESSONS[lesson.path],
    texts: PAPER_TEXTS,
    kind,
    localPath: lessonPdfPath(LESSONS[lesson.path], kind),
  })),
);

export type DownloadFile = ChapterFile | LessonFile;

export const DOWNLOADS: readonly DownloadFile[] = [...CHAPTER_FILES, ...LESSON_FILES];
