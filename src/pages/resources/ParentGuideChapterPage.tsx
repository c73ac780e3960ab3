import { FOUR_QUADRANTS_FOR_PARENTS } from "@/content/resources/chapters/chapterFourQuadrants";
import { ChapterPage } from "./ChapterPage";
import { checkOf } from "./lateCheck";

const Check = checkOf(() =>
  import("@/content/resources/chapters/checkFourQuadrants").then((file) => file.FOUR_QUADRANTS_CHECK),
);

export default function ParentGuideChapterPage() {
  return (
    <ChapterPage
      chapter={FOUR_QUADRANTS_FOR_PARENTS}
      accent="q4"
      check={<Check title={FOUR_QUADRANTS_FOR_PARENTS.title} />}
    />
  );
}
