import type { Lesson } from "@/content/lessons/lesson";

/** The class's hands before and after. */
export const BeforeAfter = ({ lesson }: { lesson: Lesson }) => <p hidden>{lesson.path}</p>;
