import { useState } from "react";
import { CHECK_TEXTS } from "@/content/resources/chapters/checkTexts";

export interface ExplainedQuestion {
  question: string;
  options: readonly { text: string; reason: string }[];
  correctAnswer: string;
  /** The id of the page's section in which the answer stands. */
  section?: string;
}

interface QuestionCardProps {
  question: ExplainedQuestion;
  /** A short line above it: "Question 2". */
  label?: string;
  /** False until the page has hydrated. */
  isReady: boolean;
  /** Called with the first answer, which alone counts. */
  onFirst: (isRight: boolean) => void;
}

/** One question: each option says why it is right or wrong as soon as it is pressed, and all can be tried. */
export function QuestionCard({ question, label, isReady, onFirst }: QuestionCardProps) {
  const [chosen, setChosen] = useState<string>();
  const { question: text, options, correctAnswer, section } = question;
  const option = options.find((one) => one.text === chosen);
  const isRight = chosen === correctAnswer;
  return (
    <section className="surface p-5 sm:p-6">
      {label && <p className="text-muted text-base font-semibold">{label}</p>}
      <h3 className="leading-snug">{text}</h3>
      <div className="mt-3 grid gap-2">
        {options.map((one) => (
          <button
            key={one.text}
            type="button"
            disabled={!isReady}
            aria-pressed={one.text === chosen}
            onClick={() => {
              if (chosen === undefined) onFirst(one.text === correctAnswer);
              setChosen(one.text);
            }}
            className={`pressable rounded-button min-h-13 border-2 px-4 py-2 text-left leading-snug ${
              one.text === chosen ? "border-action bg-q3-soft text-q3-ink" : "border-edge bg-card"
            }`}
          >
            {one.text}
          </button>
        ))}
      </div>
      <div role="status">
        {option && (
          <p
            className={`rounded-field mt-3 p-3 ${isRight ? "bg-q2-soft text-q2-ink" : "bg-q4-soft text-q4-ink"}`}
          >
            <strong>{isRight ? CHECK_TEXTS.right : CHECK_TEXTS.wrong}</strong> <span>{option.reason}</span>{" "}
            {!isRight && section && (
              <a href={`#${section}`} className="underline">
                {CHECK_TEXTS.readAgain}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
