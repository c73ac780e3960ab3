import { INSIGHTS } from "@/content/scorecard/scorecard";
import { Chip } from "@/ui/text/Chip";

/** Fixed lines, labelled as examples (specification part 2, sections 2 and 9). */
export const Insights = () => (
  <section aria-labelledby="insights" className="py-5">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id="insights" className="text-xl">
        {INSIGHTS.heading}
      </h2>
      <Chip colours="bg-q4-soft text-q4-ink" small>
        {INSIGHTS.badge}
      </Chip>
    </div>
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-base">
      {INSIGHTS.lines.map(({ label, change }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{change}</dd>
        </div>
      ))}
    </dl>
    <p className="text-muted mt-1 text-base">{INSIGHTS.note}</p>
  </section>
);
