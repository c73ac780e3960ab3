import { NEEDS_VS_WANTS } from "@/content/chapterNeedsVsWants";
import { ChapterPage } from "./ChapterPage";

export default function Level1ChapterPage() {
  return <ChapterPage chapter={NEEDS_VS_WANTS} accent="q2" />;
}
