import type { LessonPlan } from "@/content/lessons/lesson";

interface BigScreenProps {
  lesson: LessonPlan;
  /** The place of the screen among all of the lesson's, from 0. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** The lesson's screens for the class. */
export const BigScreen = ({ lesson }: BigScreenProps) => <p hidden>{lesson.path}</p>;
