import { BOOK_CHOICES, QUESTIONNAIRE_TEXTS } from "@/content/questionnaire/questionnaire";
import { RadioCard } from "@/ui/controls/RadioCard";

const NAME = "book_choice";

interface BookChoiceProps {
  /** The chosen book; empty for none. */
  chosen: string;
  onChoose: (book: string) => void;
}

/** The choice between the three level books and none. */
export const BookChoice = ({ chosen, onChoose }: BookChoiceProps) => (
  <fieldset>
    <legend className="mb-2 font-semibold">{QUESTIONNAIRE_TEXTS.book}</legend>
    <div className="grid gap-2 sm:grid-cols-2">
      {BOOK_CHOICES.map(({ value, level, ages, title, cover }) => (
        <RadioCard
          key={value}
          name={NAME}
          value={value}
          checked={chosen === value}
          onChoose={() => onChoose(value)}
        >
          <span className="flex-1">
            <span>{`${level}, ${ages}`}</span>
            <span className="block text-base">{title}</span>
          </span>
          <img
            src={cover}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            className="w-12 shrink-0 rounded-lg"
          />
        </RadioCard>
      ))}
      <RadioCard name={NAME} value="" checked={chosen === ""} onChoose={() => onChoose("")}>
        <span>{QUESTIONNAIRE_TEXTS.noBook}</span>
      </RadioCard>
    </div>
  </fieldset>
);
