import type { Fact } from "@/content/resources/facts/fact";
import { FIGURES_TEXTS } from "@/content/resources/topics/topicFigures";
import { fullDayName } from "@/domain/calendar";
import { useDueFacts } from "./dueFacts";

/** Figures that change with time: the meaning of each, the day on which it was read, and its source. */
export function FigureList({ facts }: { facts: readonly Fact[] }) {
  const due = useDueFacts(facts);
  return (
    <ul className="mt-4 grid gap-4 print:block print:columns-2 print:gap-x-8 print:text-[11pt]">
      {facts.map((fact) => {
        const { figure, meaning, readOn, lookAgainOn, check } = fact;
        return (
          <li key={meaning} className="border-line break-inside-avoid border-t pt-3 print:py-1">
            <p>
              <strong>{figure}</strong>
              <span>{`: ${meaning}`}</span>
            </p>
            <p className="text-muted text-base print:text-[10pt]">
              {FIGURES_TEXTS.readOn(fullDayName(readOn), fullDayName(lookAgainOn))}
            </p>
            <a
              href={check}
              className="text-link inline-flex min-h-11 items-center wrap-anywhere print:min-h-0"
            >
              {due.includes(fact)
                ? FIGURES_TEXTS.due(new URL(check).host)
                : FIGURES_TEXTS.source(new URL(check).host)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
