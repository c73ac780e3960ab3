/** A child of each quiz, who thinks, is glad, or says "good try". */
const CHILDREN: Readonly<Record<string, string>> = {
  "keeper-of-embers": "nila",
  "money-brain-battle": "samir",
};

interface FaceProps {
  quizId: string;
  mood: "thinking" | "glad" | "kind";
  className: string;
}

export const Face = ({ quizId, mood, className }: FaceProps) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" className={className}>
    <use href={`/art/faces.svg#${CHILDREN[quizId]}-${mood}`} />
  </svg>
);
