import { NEEDS_VS_WANTS } from "@/content/resources/chapters/chapterNeedsVsWants";
import { ChapterPage } from "./ChapterPage";
import { checkOf } from "./lateCheck";

const Check = checkOf(() =>
  import("@/content/resources/chapters/checkNeedsVsWants").then((file) => file.NEEDS_VS_WANTS_CHECK),
);

export default function Level1ChapterPage() {
  return <ChapterPage chapter={NEEDS_VS_WANTS} accent="q2" check={<Check title={NEEDS_VS_WANTS.title} />} />;
}
