import { IMPACT } from "@/content/community/community";
import { Chip } from "@/ui/text/Chip";

/** Sample figures, below the child's own. */
export const ImpactStrip = () => (
  <section aria-labelledby="impact" className="border-line mt-8 border-t pt-6">
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 id="impact" className="text-xl">
        {IMPACT.heading}
      </h2>
      <p>
        <Chip colours="border-edge text-muted border-2 border-dashed" small>
          {IMPACT.sample}
        </Chip>
      </p>
    </div>
    <dl className="grid grid-cols-2 gap-x-4 text-base sm:grid-cols-3 lg:grid-cols-6">
      {IMPACT.figures.map(({ name, count }) => (
        <div key={name} className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-1">
          <dt className="text-muted">{name}</dt>
          <dd className="font-display text-lg font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  </section>
);
