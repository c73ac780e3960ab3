import { TREND_TEXTS } from "@/content/journal/kpis";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";
import type { TrendProps } from "./TrendChart";

/** The chart code is large, so it loads after the figures. */
export const Trend = late<TrendProps>(() => import("./TrendChart").then((file) => file.TrendChart), {
  loading: ({ picture }) => <Skeleton label={picture} className="h-75" />,
  instead: () => <p className="text-muted text-base">{TREND_TEXTS.noPicture}</p>,
});
