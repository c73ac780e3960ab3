import { TREND_TEXTS } from "@/content/journal/kpis";
import { shortDayName, type Span } from "@/domain/calendar";
import { formatPence } from "@/domain/money";
import { isEmpty, type KspStats } from "@/domain/journal/stats";
import { KpiCard } from "./KpiCard";
import { FiguresUnavailable } from "./NoFigures";
import { Trend } from "./Trend";
import type { TrendColumn } from "./TrendChart";
import { TrendTable } from "./TrendTable";

interface WeeksCardProps {
  weeks: readonly Span[];
  /** The figures for each week; undefined if they could not be loaded. */
  stats: readonly KspStats[] | undefined;
  onRetry: () => Promise<unknown>;
}

/** The last eight weeks. Before the first entry there is no such card: this week's card says what to do. */
export function WeeksCard({ weeks, stats, onRetry }: WeeksCardProps) {
  if (stats?.every(isEmpty)) return null;
  const total = (kind: "earning" | "saving" | "spending") =>
    formatPence((stats ?? []).reduce((sum, week) => sum + week[kind], 0));
  return (
    <KpiCard
      id="weeks-heading"
      heading={TREND_TEXTS.weeksHeading}
      {...(stats && { lead: TREND_TEXTS.sum(total("earning"), total("saving"), total("spending")) })}
    >
      {stats ? (
        <Weeks
          columns={stats.map((week, place) => columnOf(weeks[place]!, week, place + 1 === weeks.length))}
        />
      ) : (
        <FiguresUnavailable onRetry={onRetry} />
      )}
    </KpiCard>
  );
}

function columnOf({ first }: Span, stats: KspStats, isNow: boolean): TrendColumn {
  const name = shortDayName(first);
  return {
    name: isNow ? `${TREND_TEXTS.week} ${name} (${TREND_TEXTS.thisWeek})` : `${TREND_TEXTS.week} ${name}`,
    lines: name.split(" "),
    stats,
  };
}

const Weeks = ({ columns }: { columns: readonly TrendColumn[] }) => (
  <>
    <Trend picture={TREND_TEXTS.weeksPicture} columns={columns} />
    <details className="mt-4">
      <summary className="text-link min-h-11 py-2">{TREND_TEXTS.showTable}</summary>
      <TrendTable columns={columns} />
    </details>
  </>
);
