import { useState, type ReactNode } from "react";
import { HELP_TEXTS } from "@/content/community/help";
import { SEARCH_TEXTS } from "@/content/questions/questionsTexts";
import { WithHelplines } from "@/parts/WithHelplines";
import { Button } from "@/ui/controls/Button";

export const Childline = () => (
  <p className="text-muted mt-4">
    <WithHelplines>{SEARCH_TEXTS.childline}</WithHelplines>
  </p>
);

/** Help in the place of answers, which come on a press. */
export function NeedCard({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section
        role="status"
        aria-label={HELP_TEXTS.worryHeading}
        className="bg-danger-soft text-ink rounded-card mt-6 p-6"
      >
        <h2>{HELP_TEXTS.worryHeading}</h2>
        <p className="mt-2 text-lg">
          <WithHelplines>{HELP_TEXTS.worry}</WithHelplines>
        </p>
      </section>
      {isOpen ? (
        <div>{children}</div>
      ) : (
        <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
          {SEARCH_TEXTS.showAnswers}
        </Button>
      )}
    </>
  );
}
