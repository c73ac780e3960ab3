import { useEffect, useState } from "react";
import type { QuizQuestion } from "@/content/quiz/quizTypes";
import { PRINTING } from "@/content/reading/printing";
import { Button } from "@/ui/controls/Button";
import { Problem } from "@/ui/feedback/Problem";
import { useHydrated } from "@/ui/behaviour/useHydrated";

/** A quiz has more of each question, which a sheet leaves out. */
export type SheetQuestion = Pick<QuizQuestion, "question" | "correctAnswer" | "explanation"> & {
  options: readonly string[];
};

interface PrintButtonProps {
  /** The title above the questions. */
  title: string;
  /** Loads the questions with the press. */
  load: () => Promise<readonly SheetQuestion[]>;
  /** Called before printing, once the questions are there. */
  onReady?: () => void;
}

const LETTERS = "ABCD";

/** Prints the page as a sheet to hand out: the text, its questions without answers, and the answers on a page of their own. */
export function PrintButton({ title, load, onReady }: PrintButtonProps) {
  const hydrated = useHydrated();
  const [sheet, setSheet] = useState<{ questions: readonly SheetQuestion[]; presses: number }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (sheet) print();
  }, [sheet]);

  async function press() {
    setFailed(false);
    try {
      const questions = await load();
      onReady?.();
      setSheet((before) => ({ questions, presses: (before?.presses ?? 0) + 1 }));
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div data-print="no" className="mt-8 noscript:hidden">
        <Button variant="quiet" disabled={!hydrated} onClick={() => void press()}>
          {PRINTING.button}
        </Button>
        <p className="text-muted mt-2 text-base">{PRINTING.hint}</p>
        <Problem className="mt-2">{hasFailed && PRINTING.failed}</Problem>
      </div>
      {sheet && <Sheet title={title} questions={sheet.questions} />}
    </>
  );
}

const Sheet = ({ title, questions }: { title: string; questions: readonly SheetQuestion[] }) => (
  <div className="hidden print:block">
    <h2 className="break-before-page">{PRINTING.questions(title)}</h2>
    <p className="mt-2 mb-6">{PRINTING.name}: ______________________________</p>
    <ol>
      {questions.map(({ question, options }, index) => (
        <li key={question} className="mb-5 break-inside-avoid">
          <p>
            <strong>{`${index + 1}. ${question}`}</strong>
          </p>
          {options.map((option, nth) => (
            <p key={option} className="mt-1 pl-6">
              {`☐ ${LETTERS[nth]} ${option}`}
            </p>
          ))}
        </li>
      ))}
    </ol>
    <h2 className="break-before-page">{PRINTING.answers}</h2>
    <ol className="mt-4">
      {questions.map(({ question, options, correctAnswer, explanation }, index) => (
        <li key={question} className="mb-3 break-inside-avoid">
          <strong>{`${index + 1}. ${LETTERS[options.indexOf(correctAnswer)]}: ${correctAnswer}`}</strong>
          <br />
          <span>{explanation}</span>
        </li>
      ))}
    </ol>
  </div>
);
