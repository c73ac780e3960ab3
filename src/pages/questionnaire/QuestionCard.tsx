import { QUESTIONNAIRE_TEXTS, QUESTIONS, type Question } from "@/content/questionnaire/questionnaire";
import { RadioCard } from "@/ui/controls/RadioCard";

interface QuestionCardProps {
  question: Question;
  number: number;
  chosen: string | undefined;
  /** True when the question had no answer when the form was sent. */
  missing: boolean;
  onChoose: (letter: string) => void;
}

export function QuestionCard({ question, number, chosen, missing, onChoose }: QuestionCardProps) {
  const { name, options } = question;
  const errorId = `${name}-error`;
  return (
    <fieldset
      aria-describedby={missing ? errorId : undefined}
      className={`surface p-5 sm:p-7 ${missing ? "border-danger! border-2!" : ""}`}
    >
      {/* The float puts the legend inside the frame. */}
      <legend className="float-left mb-4 w-full">
        <span className="text-muted mb-1 block text-base">
          {QUESTIONNAIRE_TEXTS.number(number, QUESTIONS.length)}
        </span>
        <h2 className="text-xl leading-tight text-balance">{question.question}</h2>
      </legend>
      {missing && (
        <p id={errorId} className="text-danger clear-both mb-3 font-semibold">
          {QUESTIONNAIRE_TEXTS.unanswered}
        </p>
      )}
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        {options.map(({ letter, text }) => (
          <RadioCard
            key={letter}
            name={name}
            value={letter}
            checked={chosen === letter}
            onChoose={() => onChoose(letter)}
          >
            <span>{text}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
