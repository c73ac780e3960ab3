import { Printer } from "lucide";
import { useState } from "react";
import { TALK_QUESTIONS } from "@/content/grown-up/talkQuestions";
import { TALK_TEXTS } from "@/content/resources/grown-ups/forParents";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";

/** One question at a time, and all of them in a list. */
export function TalkQuestions({ onPrint }: { onPrint: () => void }) {
  const hydrated = useHydrated();
  const [nth, setNth] = useState(0);
  return (
    <section aria-labelledby="talk" className="flex flex-col pt-12">
      <h2 id="talk">{TALK_TEXTS.heading}</h2>
      <div className="bg-q3-soft text-q3-ink rounded-card mt-5 flex-1 p-5 sm:p-8">
        <p aria-live="polite" className="font-display text-2xl leading-snug font-semibold">
          {TALK_QUESTIONS[nth]}
        </p>
        <p className="mt-5 flex flex-wrap gap-3 noscript:hidden">
          <Button
            variant="quiet"
            disabled={!hydrated}
            onClick={() => setNth((before) => (before + 1) % TALK_QUESTIONS.length)}
          >
            {TALK_TEXTS.another}
          </Button>
          <Button variant="quiet" disabled={!hydrated} onClick={onPrint}>
            <Icon of={Printer} size={20} />
            {TALK_TEXTS.print}
          </Button>
        </p>
        <details className="mt-4">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline">
            {TALK_TEXTS.all}
          </summary>
          <ol className="mt-2 grid list-decimal gap-2 pl-6">
            {TALK_QUESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  );
}

/** All questions on one sheet. */
export const TalkSheet = () => (
  <div className="print-sheet">
    <p className="print-sheet-title">{TALK_TEXTS.sheet}</p>
    <ol className="mt-4 list-decimal pl-6 text-xl">
      {TALK_QUESTIONS.map((question) => (
        <li key={question} className="mb-5 break-inside-avoid">
          {question}
        </li>
      ))}
    </ol>
  </div>
);
