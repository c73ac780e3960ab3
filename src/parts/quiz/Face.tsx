import type { QuizChild } from "@/content/quiz/quizTypes";

interface FaceProps {
  child: QuizChild;
  mood: "thinking" | "glad" | "kind";
  className: string;
}

/** A child who thinks, is glad, or says "good try". */
export const Face = ({ child, mood, className }: FaceProps) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" className={className}>
    <use href={`/art/faces.svg#${child}-${mood}`} />
  </svg>
);
