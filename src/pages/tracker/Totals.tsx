import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { formatPence } from "@/domain/money";
import type { Totals as Sums } from "@/domain/tracker/tracker";

const SUMS = ["E", "S", "P", "left"] as const;

/** The totals under the sheet. */
export const Totals = ({ totals }: { totals: Sums }) => (
  <dl className="bg-q2-soft text-q2-ink grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-2 px-4 py-3 sm:flex sm:flex-wrap sm:px-6">
    {SUMS.map((name) => (
      <div key={name} className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-base">{TRACKER_TEXTS.totals[name]}</dt>
        <dd translate="no" className="font-display text-lg font-semibold tabular-nums">
          {formatPence(totals[name])}
        </dd>
      </div>
    ))}
  </dl>
);
