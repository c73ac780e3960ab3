import { createPortal } from "react-dom";
import type { QuizQuestion } from "@/content/quiz/quizTypes";
import { PRINTING } from "@/content/reading/printing";
import { areTiles } from "@/ui/controls/Options";

/** A quiz has more of each question, which a sheet leaves out. */
export type SheetQuestion = Pick<QuizQuestion, "question" | "correctAnswer" | "explanation"> & {
  options: readonly string[];
};

interface QuestionSheetProps {
  title: string;
  questions: readonly SheetQuestion[];
  /** After the page, instead of in its place. */
  isAfterPage?: boolean;
}

const LETTERS = "ABCD";
const PER_SHEET = 5;

const asSentence = (text: string) => (/[.?!”]$/.test(text) ? text : `${text}.`);

/** Questions without answers, and the answers on a sheet of their own. Nothing else of the page is on these sheets. */
export function QuestionSheet({ title, questions, isAfterPage }: QuestionSheetProps) {
  const sheets = Array.from(
    { length: Math.ceil(questions.length / PER_SHEET) },
    (_, sheet) => sheet * PER_SHEET,
  );
  return createPortal(
    <div className={`print-sheet print-questions ${isAfterPage ? "print-after" : "print-alone"}`}>
      {sheets.map((first, sheet) => (
        <section key={first}>
          <h2>
            <span>{PRINTING.questionsOf(title)}</span> <span>{PRINTING.sheet(sheet + 1, sheets.length)}</span>
          </h2>
          <p className="print-lines">
            <span>{PRINTING.name}</span> <span>{PRINTING.date}</span>
          </p>
          <p>{PRINTING.circle}</p>
          <ol>
            {questions.slice(first, first + PER_SHEET).map((question, nth) => (
              <Question key={question.question} question={question} number={first + nth + 1} />
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h2>
          <span>{PRINTING.answersOf(title)}</span> <span>{PRINTING.checker}</span>
        </h2>
        <ol>
          {questions.map(({ question, options, correctAnswer, explanation }, index) => (
            <li key={question}>
              <strong>{index + 1}</strong>
              <div className="print-option">
                <span className="print-ring">{LETTERS[options.indexOf(correctAnswer)]}</span>
                <p>
                  <strong>{asSentence(correctAnswer)}</strong> <span>{explanation}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>,
    document.body,
  );
}

const Question = ({
  question: { question, options },
  number,
}: {
  question: SheetQuestion;
  number: number;
}) => (
  <li>
    <strong>{number}</strong>
    <div>
      <strong>{question}</strong>
      <ul className={areTiles(options) ? "print-pairs" : undefined}>
        {options.map((option, nth) => (
          <li key={option} className="print-option">
            <span className="print-ring">{LETTERS[nth]}</span> <span>{option}</span>
          </li>
        ))}
      </ul>
    </div>
  </li>
);
