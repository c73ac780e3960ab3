import { INFLUENCE_INVASION } from "@/content/resources/chapters/chapterInfluenceInvasion";
import { ChapterPage } from "./ChapterPage";
import { checkOf } from "./lateCheck";

const Check = checkOf(() =>
  import("@/content/resources/chapters/checkInfluenceInvasion").then((file) => file.INFLUENCE_INVASION_CHECK),
);

export default function Level2ChapterPage() {
  return (
    <ChapterPage
      chapter={INFLUENCE_INVASION}
      accent="q1"
      check={<Check title={INFLUENCE_INVASION.title} />}
    />
  );
}
