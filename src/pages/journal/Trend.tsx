import { lazy, Suspense } from "react";
import { TREND_TEXTS } from "@/content/journal";
import type { KspStats } from "@/domain/stats";
import { Skeleton } from "@/ui/Skeleton";

export interface TrendColumn {
  name: string;
  /** The name, split into lines that fit under the bars. */
  lines: readonly string[];
  stats: KspStats;
}

export interface TrendProps {
  /** The text alternative: the picture's subject and the place of its figures. */
  picture: string;
  columns: readonly TrendColumn[];
}

/** The chart code is large, so it loads after the figures. If it fails to load, the page works without it. */
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
