import type { QuizCategory } from "@/content/quiz/quizTypes";

/** Blue, purple and green, as the specification says (part 1, section 2). */
export const CATEGORY_COLOURS: Record<QuizCategory, { band: string; chip: string }> = {
  "money-basics": { band: "border-t-basics!", chip: "bg-basics-soft text-basics-ink" },
  "short-stories": { band: "border-t-stories!", chip: "bg-stories-soft text-stories-ink" },
  "financial-literacy": { band: "border-t-literacy!", chip: "bg-literacy-soft text-literacy-ink" },
};
