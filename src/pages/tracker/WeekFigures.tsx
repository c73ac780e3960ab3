import { ChartColumn, ChevronLeft, ChevronRight } from "lucide";
import { useState } from "react";
import { DASHBOARD_TEXTS } from "@/content/journal";
import { TRACKER_FIGURES, TRACKER_TEXTS } from "@/content/tracker";
import { addDays, weekOf, type Day } from "@/domain/calendar";
import type { JournalEntry } from "@/domain/journal";
import { formatPence, formatPercent } from "@/domain/money";
import { isEmpty, statsOf, type KspStats } from "@/domain/stats";
import { Button } from "@/ui/Button";
import { Empty } from "@/ui/Empty";
import { Icon } from "@/ui/Icon";

interface WeekFiguresProps {
  entries: readonly JournalEntry[];
  today: Day;
}

/** The figures for one week, Monday to Sunday, with buttons for the weeks before and after. */
export function WeekFigures({ entries, today }: WeekFiguresProps) {
  const [weeksAway, setWeeksAway] = useState(0);
  const week = weekOf(addDays(today, 7 * weeksAway));
  const stats = statsOf(entries, week);
  return (
    <section aria-labelledby="week-heading">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="week-heading">{TRACKER_TEXTS.weekHeading}</h2>
          <p role="status" className="text-muted mt-1">
            {TRACKER_TEXTS.week(week)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="quiet" onClick={() => setWeeksAway(weeksAway - 1)}>
            <Icon of={ChevronLeft} size={20} />
            {TRACKER_TEXTS.earlierWeek}
          </Button>
          <Button variant="quiet" onClick={() => setWeeksAway(weeksAway + 1)}>
            {TRACKER_TEXTS.laterWeek}
            <Icon of={ChevronRight} size={20} />
          </Button>
          {weeksAway !== 0 && (
            <Button variant="plain" onClick={() => setWeeksAway(0)}>
              {TRACKER_TEXTS.thisWeek}
            </Button>
          )}
        </div>
      </div>
      {isEmpty(stats) ? (
        <Empty picture={<Icon of={ChartColumn} size={40} />}>{DASHBOARD_TEXTS.weekEmpty}</Empty>
      ) : (
        <Figures stats={stats} />
      )}
    </section>
  );
}

const SUMS = ["earning", "saving", "spending", "ksSpending"] as const;

const Figures = ({ stats }: { stats: KspStats }) => (
  <dl className="surface grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] overflow-clip sm:grid-cols-2 lg:grid-cols-4">
    {SUMS.map((name) => (
      <div key={name} className="border-line -mr-px -mb-px border-r border-b p-4 sm:p-5">
        <dt className="text-muted text-base">{TRACKER_FIGURES[name].label}</dt>
        <dd>
          <span className="font-display block text-[min(1.5rem,9vw)] leading-tight font-semibold [overflow-wrap:anywhere] tabular-nums">
            {formatPence(stats[name])}
          </span>
          <span className="text-muted text-base leading-snug">{TRACKER_FIGURES[name].meaning}</span>
        </dd>
      </div>
    ))}
    <Ratio texts={TRACKER_FIGURES.seRatio} percent={stats.seRatio} of={stats.earning} />
    <Ratio texts={TRACKER_FIGURES.ksRatio} percent={stats.ksRatio} of={stats.spending} />
  </dl>
);

interface RatioProps {
  texts: { label: string; meaning: (percent: number) => string; nothing: string };
  percent: number;
  /** The total that the percentage is a share of; when it is 0, there is no percentage. */
  of: number;
}

const Ratio = ({ texts, percent, of }: RatioProps) => (
  <div className="border-line col-span-full -mr-px -mb-px border-r border-b p-4 sm:col-span-2 sm:p-5">
    <dt className="text-muted text-base">{texts.label}</dt>
    <dd className="mt-1 grid grid-cols-[auto_1fr] items-center gap-x-4">
      <span className="rounded-field bg-q2-soft font-display text-q2-ink px-3.5 py-1.5 text-2xl font-semibold tabular-nums">
        {formatPercent(percent)}
      </span>
      <span className="text-muted text-base leading-snug">{of ? texts.meaning(percent) : texts.nothing}</span>
    </dd>
  </div>
);
