import type { Fact } from "@/content/resources/facts/fact";
import { FIGURES_TEXTS } from "@/content/resources/topics/topicFigures";
import { useDueFacts } from "@/parts/resources/dueFacts";

/** A note above a text with figures that may be out of date. */
export function DueNote({ facts }: { facts: readonly Fact[] }) {
  if (!useDueFacts(facts).length) return null;
  return (
    <p role="note" className="rounded-card bg-q4-soft text-q4-ink mb-8 p-6">
      {FIGURES_TEXTS.dueNote}{" "}
      <a href="#figures" className="text-link">
        {FIGURES_TEXTS.figures}
      </a>
    </p>
  );
}
