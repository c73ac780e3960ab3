import { Printer } from "lucide";
import { useState } from "react";
import { PRINTING, SHEETS, type PrintedPath } from "@/content/reading/printing";
import { QuestionSheet, type SheetQuestion } from "@/parts/quiz/QuestionSheet";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { usePrintedPart } from "@/ui/behaviour/usePrintedPart";
import { Button } from "@/ui/controls/Button";
import { Problem } from "@/ui/feedback/Problem";
import { Icon } from "@/ui/text/Icon";

interface PrintButtonsProps {
  /** The text's address. */
  path: PrintedPath;
  /** The title above the questions. */
  title: string;
  /** Loads the questions with the press. */
  load: () => Promise<readonly SheetQuestion[]>;
}

/** The two wishes of somebody with a class: the questions alone, or the text with its questions. */
export function PrintButtons({ path, title, load }: PrintButtonsProps) {
  const hydrated = useHydrated();
  const [sheet, printSheet] = usePrintedPart<{ questions: readonly SheetQuestion[]; isAfterPage: boolean }>();
  const [hasFailed, setFailed] = useState(false);
  const { text, questions } = SHEETS[path];

  async function press(isAfterPage: boolean) {
    setFailed(false);
    try {
      printSheet({ questions: await load(), isAfterPage });
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <section id="print" aria-labelledby="print-heading" data-print="no" className="mt-8 noscript:hidden">
        <h2 id="print-heading">{PRINTING.heading}</h2>
        <p className="mt-3 flex flex-wrap gap-3">
          {([false, true] as const).map((isAfterPage) => (
            <Button
              key={String(isAfterPage)}
              variant="quiet"
              className="grow"
              disabled={!hydrated}
              onClick={() => void press(isAfterPage)}
            >
              <Icon of={Printer} size={20} />
              <span>
                {isAfterPage
                  ? PRINTING.wish(PRINTING.everything, text + questions)
                  : PRINTING.wish(PRINTING.questions, questions)}
              </span>
            </Button>
          ))}
        </p>
        <p className="text-muted mt-2 text-base">{PRINTING.hint}</p>
        <Problem className="mt-2">{hasFailed && PRINTING.failed}</Problem>
      </section>
      {sheet && <QuestionSheet title={title} {...sheet} />}
    </>
  );
}
