import { DASHBOARD_TEXTS, FIGURE_TEXTS, KPI_TEXTS } from "@/content/journal";
import { shortDayName, type Span } from "@/domain/calendar";
import { isEmpty, type KspStats } from "@/domain/stats";
import { Figure, Ratio } from "./Figures";
import { KpiCard } from "./KpiCard";
import { NoFigures } from "./NoFigures";

interface WeekCardProps {
  week: Span;
  /** The week's figures; undefined when they could not be loaded. */
  stats: KspStats | undefined;
  onRetry: () => Promise<unknown>;
}

export function WeekCard({ week, stats, onRetry }: WeekCardProps) {
  return (
    <KpiCard
      id="week-heading"
      heading={KPI_TEXTS.weekHeading}
      lead={KPI_TEXTS.weekSpan(shortDayName(week.first), shortDayName(week.last))}
    >
      {!stats || isEmpty(stats) ? (
        <NoFigures failed={!stats} onRetry={onRetry}>
          {DASHBOARD_TEXTS.weekEmpty}
        </NoFigures>
      ) : (
        <>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-5 gap-y-6">
            <Figure {...FIGURE_TEXTS.earning} pence={stats.earning} />
            <Figure {...FIGURE_TEXTS.saving} pence={stats.saving} />
            <Figure {...FIGURE_TEXTS.spending} pence={stats.spending} />
            <Figure {...FIGURE_TEXTS.ksSpending} pence={stats.ksSpending} />
          </dl>
          <dl className="border-line mt-6 grid gap-6 border-t pt-6 lg:grid-cols-2">
            <Ratio
              label={FIGURE_TEXTS.seRatio.label}
              percent={stats.seRatio}
              meaning={
                stats.earning ? FIGURE_TEXTS.seRatio.meaning(stats.seRatio) : FIGURE_TEXTS.seRatio.nothing
              }
            />
            <Ratio
              label={FIGURE_TEXTS.ksRatio.label}
              percent={stats.ksRatio}
              meaning={
                stats.spending ? FIGURE_TEXTS.ksRatio.meaning(stats.ksRatio) : FIGURE_TEXTS.ksRatio.nothing
              }
            />
          </dl>
        </>
      )}
    </KpiCard>
  );
}
