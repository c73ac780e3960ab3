import { formatPence, formatPercent, type Pence } from "@/domain/money";

interface FigureProps {
  label: string;
  meaning: string;
  pence: Pence;
}

/** A sum of money in large type, with its meaning. */
export function Figure({ label, meaning, pence }: FigureProps) {
  return (
    <div>
      <dt className="text-muted text-base">{label}</dt>
      <dd>
        <span className="font-display block text-[min(1.7rem,10vw)] leading-tight font-semibold tabular-nums">
          {formatPence(pence)}
        </span>
        <span className="text-muted text-base leading-snug">{meaning}</span>
      </dd>
    </div>
  );
}

interface RatioProps {
  label: string;
  percent: number;
  meaning: string;
}

/** A percentage in large type, with its meaning. */
export function Ratio({ label, percent, meaning }: RatioProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1">
      <dt className="text-muted col-span-2 text-base">{label}</dt>
      <dd className="contents">
        <span className="rounded-field bg-q2-soft font-display text-q2-ink px-4 py-2 text-2xl font-semibold tabular-nums">
          {formatPercent(percent)}
        </span>
        <span className="text-muted text-base leading-snug">{meaning}</span>
      </dd>
    </div>
  );
}
