import { lazy, Suspense } from "react";
import { TREND_TEXTS } from "@/content/journal";
import type { KspStats } from "@/domain/stats";
import { Skeleton } from "@/ui/Skeleton";

export interface TrendColumn {
  name: string;
  /** The name as it fits under its bars. */
  lines: readonly string[];
  stats: KspStats;
}

export interface TrendProps {
  /** What the picture shows, and where its figures can be read. */
  picture: string;
  columns: readonly TrendColumn[];
}

/** Charts are heavy: they come when the figures are there. One that does not come leaves the page as it is. */
const TrendChart = lazy(() =>
  import("./TrendChart").then(
    (module) => ({ default: module.TrendChart }),
    () => ({ default: NoChart }),
  ),
);

const NoChart = () => <p className="text-muted text-base">{TREND_TEXTS.noPicture}</p>;

export const Trend = (props: TrendProps) => (
  <Suspense fallback={<Skeleton label={props.picture} className="h-75" />}>
    <TrendChart {...props} />
  </Suspense>
);
