import { TREND_TEXTS } from "@/content/journal/journal";
import type { KspStats } from "@/domain/journal/stats";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";

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

/** The chart code is large, so it loads after the figures. */
export const Trend = late<TrendProps>(() => import("./TrendChart").then((file) => file.TrendChart), {
  loading: ({ picture }) => <Skeleton label={picture} className="h-75" />,
  instead: () => <p className="text-muted text-base">{TREND_TEXTS.noPicture}</p>,
});
