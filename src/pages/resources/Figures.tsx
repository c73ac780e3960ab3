import type { Fact } from "@/content/resources/facts/fact";
import { FIGURES_TEXTS } from "@/content/resources/topics/topicFigures";
import { FigureList } from "@/parts/resources/FigureList";

/** The figures of a page that change with time, under a heading of their own. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  if (!facts.length) return null;
  return (
    <section aria-labelledby="figures" className="mt-8 print:mt-4">
      <h2 id="figures">{FIGURES_TEXTS.figures}</h2>
      <p className="text-muted mt-1 break-after-avoid">{FIGURES_TEXTS.figuresLead}</p>
      <FigureList facts={facts} />
    </section>
  );
}
