import type { Fact } from "@/content/resources/facts/fact";
import { FIGURES_TEXTS } from "@/content/resources/topics/topicFigures";
import { fullDayName } from "@/domain/calendar";
import { useDueFacts } from "./dueFacts";

/** The figures of a page that change with time: the meaning of each, the day on which it was read, and its source. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  const due = useDueFacts(facts);
  if (!facts.length) return null;
  return (
    <section aria-labelledby="figures" className="mt-10">
      <h2 id="figures">{FIGURES_TEXTS.figures}</h2>
      <p className="text-muted mt-1">{FIGURES_TEXTS.figuresLead}</p>
      <ul className="mt-4 grid gap-4">
        {facts.map((fact) => {
          const { figure, meaning, readOn, lookAgainOn, check } = fact;
          return (
            <li key={figure} className="border-line border-t pt-3">
              <p>
                <strong>{figure}</strong>
                <span>{`: ${meaning}`}</span>
              </p>
              <p className="text-muted text-base">
                {FIGURES_TEXTS.readOn(fullDayName(readOn), fullDayName(lookAgainOn))}
              </p>
              <a href={check} className="text-link inline-flex min-h-11 items-center wrap-anywhere">
                {due.includes(fact)
                  ? FIGURES_TEXTS.due(new URL(check).host)
                  : FIGURES_TEXTS.source(new URL(check).host)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
