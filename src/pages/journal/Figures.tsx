import { formatPence, formatPercent, type Pence } from "@/domain/money";

interface FigureProps {
  label: string;
  meaning: string;
  pence: Pence;
}

/** A sum of money, big, with what it means. */
export function Figure({ label, meaning, pence }: FigureProps) {
  return (
    <div>
      <dt className="text-base text-muted">{label}</dt>
      <dd>
        <span className="block font-display text-[1.7rem] leading-tight font-semibold tabular-nums">
          {formatPence(pence)}
        </span>
        <span className="text-base leading-snug text-muted">{meaning}</span>
      </dd>
    </div>
  );
}

interface RatioProps {
  label: string;
  percent: number;
  meaning: string;
}

/** A percentage, big, with what it means. */
export function Ratio({ label, percent, meaning }: RatioProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1">
      <dt className="col-span-2 text-base text-muted">{label}</dt>
      <dd className="contents">
        <span className="rounded-field bg-q2-soft px-4 py-2 font-display text-2xl font-semibold text-q2-ink tabular-nums">
          {formatPercent(percent)}
        </span>
        <span className="text-base leading-snug text-muted">{meaning}</span>
      </dd>
    </div>
  );
}
