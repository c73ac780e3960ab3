import { FOUR_QUADRANTS_FOR_PARENTS } from "@/content/chapterFourQuadrants";
import { ChapterPage } from "./ChapterPage";

export default function ParentGuideChapterPage() {
  return <ChapterPage chapter={FOUR_QUADRANTS_FOR_PARENTS} accent="q4" />;
}
