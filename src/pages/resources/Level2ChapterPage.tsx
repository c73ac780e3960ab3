import { INFLUENCE_INVASION } from "@/content/chapterInfluenceInvasion";
import { ChapterPage } from "./ChapterPage";

export default function Level2ChapterPage() {
  return <ChapterPage chapter={INFLUENCE_INVASION} accent="q1" />;
}
