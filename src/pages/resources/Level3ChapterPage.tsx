import { DEBT_TRAP } from "@/content/chapterDebtTrap";
import { ChapterPage } from "./ChapterPage";

export default function Level3ChapterPage() {
  return <ChapterPage chapter={DEBT_TRAP} accent="q3" />;
}
