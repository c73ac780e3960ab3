import { INSIGHTS } from "@/content/scorecard/scorecard";
import { Chip } from "@/ui/text/Chip";

/** Fixed lines, labelled as examples (specification part 2, sections 2 and 9). */
export const Insights = () => (
  <section aria-labelledby="insights" className="surface p-5 sm:p-7">
    <h2 id="insights">{INSIGHTS.heading}</h2>
    <dl className="divide-line mt-3 divide-y">
      {INSIGHTS.lines.map(({ label, change }) => (
        <div key={label} className="flex items-center justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">{change}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Chip colours="bg-q4-soft text-q4-ink">{INSIGHTS.badge}</Chip>
      <p className="text-muted text-base">{INSIGHTS.note}</p>
    </div>
  </section>
);
