import type { Fact } from "@/content/fact";
import { TOPIC_TEXTS } from "@/content/topics";
import { fullDayName } from "@/domain/calendar";
import { useDueFacts } from "./dueFacts";

/** The figures of a page that change with time: the meaning of each, the day on which it was read, and its source. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  const due = useDueFacts(facts);
  if (!facts.length) return null;
  return (
    <section aria-labelledby="figures" className="mt-10">
      <h2 id="figures">{TOPIC_TEXTS.figures}</h2>
      <p className="text-muted mt-1">{TOPIC_TEXTS.figuresLead}</p>
      <ul className="mt-4 grid gap-4">
        {facts.map((fact) => {
          const { figure, meaning, readOn, lookAgainOn, check } = fact;
          return (
            <li key={figure} className="border-line border-t pt-3">
              <p>
                <strong>{figure}</strong>: {meaning}
              </p>
              <p className="text-muted text-base">
                {TOPIC_TEXTS.readOn(fullDayName(readOn), fullDayName(lookAgainOn))}
              </p>
              <a href={check} className="text-link inline-flex min-h-11 items-center wrap-anywhere">
                {due.includes(fact)
                  ? TOPIC_TEXTS.due(new URL(check).host)
                  : TOPIC_TEXTS.source(new URL(check).host)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
