import { DEBT_TRAP } from "@/content/resources/chapters/chapterDebtTrap";
import { ChapterPage } from "./ChapterPage";
import { checkOf } from "./lateCheck";

const Check = checkOf(() =>
  import("@/content/resources/chapters/checkDebtTrap").then((file) => file.DEBT_TRAP_CHECK),
);

export default function Level3ChapterPage() {
  return <ChapterPage chapter={DEBT_TRAP} accent="q3" check={<Check title={DEBT_TRAP.title} />} />;
}
