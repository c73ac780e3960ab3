import { Printer } from "lucide";
import { PRINTING, SHEETS } from "@/content/reading/printing";
import type { Quiz } from "@/content/quiz/quizTypes";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { QuizOnPaper } from "./QuizOnPaper";

/** The button that prints a quiz to hand out. The browser's own command prints the same. */
export const PrintQuiz = ({ quiz }: { quiz: Quiz }) => (
  <div data-print="no" className="mt-8 noscript:hidden">
    <Button variant="quiet" disabled={!useHydrated()} onClick={() => print()}>
      <Icon of={Printer} size={20} />
      <span>{PRINTING.wish(PRINTING.questions, SHEETS["/quiz-data"].questions)}</span>
    </Button>
    <p className="text-muted mt-2 text-base">{PRINTING.hint}</p>
    <QuizOnPaper quiz={quiz} />
  </div>
);
