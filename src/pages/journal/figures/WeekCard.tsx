import { DASHBOARD_TEXTS } from "@/content/journal/journal";
import { KPI_TEXTS } from "@/content/journal/kpis";
import { shortDayName, type Span } from "@/domain/calendar";
import { isEmpty, type KspStats } from "@/domain/journal/stats";
import { KspFigures } from "@/parts/journal/KspFigures";
import type { Elements } from "@/ui/elements";
import { KpiCard } from "./KpiCard";
import { NoFigures } from "./NoFigures";
import { WriteLink } from "@/parts/journal/WriteLink";

interface WeekCardProps {
  week: Span;
  /** The week's figures; undefined when they could not be loaded. */
  stats: KspStats | undefined;
  onRetry: () => Promise<unknown>;
  /** The button that asks for all figures again. */
  refresh: Elements;
}

export function WeekCard({ week, stats, onRetry, refresh }: WeekCardProps) {
  return (
    <KpiCard
      id="week-heading"
      action={refresh}
      heading={KPI_TEXTS.weekHeading}
      lead={KPI_TEXTS.weekSpan(shortDayName(week.first), shortDayName(week.last))}
    >
      {!stats || isEmpty(stats) ? (
        <NoFigures failed={!stats} onRetry={onRetry}>
          {DASHBOARD_TEXTS.weekEmpty}
        </NoFigures>
      ) : (
        <KspFigures stats={stats} wayOn={<WriteLink />} />
      )}
    </KpiCard>
  );
}
