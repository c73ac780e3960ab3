import type { LessonPlan } from "@/content/lessons/lesson";

/** The class's hands before and after. */
export const BeforeAfter = ({ lesson }: { lesson: LessonPlan }) => <p hidden>{lesson.path}</p>;
