import { formatPence, formatPercent, type Pence } from "@/domain/money";
import type { KspStats } from "@/domain/journal/stats";

interface SumTexts {
  label: string;
  meaning: string;
}
interface RatioTexts {
  label: string;
  meaning: (percent: number) => string;
  /** Replaces the meaning if there is no total to take a share of. */
  nothing: string;
}

interface KspFiguresProps {
  stats: KspStats;
  texts: Record<"earning" | "saving" | "spending" | "ksSpending", SumTexts> &
    Record<"seRatio" | "ksRatio", RatioTexts>;
}

/** The six figures of a week, each with its meaning (specification part 2, section 9). */
export const KspFigures = ({ stats, texts }: KspFiguresProps) => (
  <>
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-5 gap-y-6">
      <Sum {...texts.earning} pence={stats.earning} />
      <Sum {...texts.saving} pence={stats.saving} />
      <Sum {...texts.spending} pence={stats.spending} />
      <Sum {...texts.ksSpending} pence={stats.ksSpending} />
    </dl>
    <dl className="border-line mt-6 grid gap-6 border-t pt-6 lg:grid-cols-2">
      <Ratio texts={texts.seRatio} percent={stats.seRatio} of={stats.earning} />
      <Ratio texts={texts.ksRatio} percent={stats.ksRatio} of={stats.spending} />
    </dl>
  </>
);

const Sum = ({ label, meaning, pence }: SumTexts & { pence: Pence }) => (
  <div>
    <dt className="text-muted text-base">{label}</dt>
    <dd>
      <span
        translate="no"
        className="font-display block text-[min(1.7rem,10vw)] leading-tight font-semibold [overflow-wrap:anywhere] tabular-nums"
      >
        {formatPence(pence)}
      </span>
      <span className="text-muted text-base leading-snug">{meaning}</span>
    </dd>
  </div>
);

interface RatioProps {
  texts: RatioTexts;
  percent: number;
  /** The total that the percentage is a share of. */
  of: Pence;
}

const Ratio = ({ texts, percent, of }: RatioProps) => (
  <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1">
    <dt className="text-muted col-span-2 text-base">{texts.label}</dt>
    <dd className="contents">
      <span className="rounded-field bg-q2-soft font-display text-q2-ink px-4 py-2 text-2xl font-semibold tabular-nums">
        {formatPercent(percent)}
      </span>
      <span className="text-muted text-base leading-snug">{of ? texts.meaning(percent) : texts.nothing}</span>
    </dd>
  </div>
);
