import { SCORECARD_TEXTS } from "@/content/scorecard/scorecard";
import type { Quadrant } from "@/content/quadrant/quadrants";
import type { Kpi } from "@/domain/scorecard/scorecard";
import { LinkButton } from "@/ui/controls/Button";
import { Figures } from "./Figures";
import { Insights } from "./Insights";
import { MapCard } from "./MapCard";
import { Scores } from "./Scores";
import { ComingSoonCard } from "./ComingSoonCard";

interface ScorecardProps {
  kpi: Kpi;
  isSample: boolean;
  /** The user's quadrant; null before the assessment. */
  quadrant: Quadrant | null;
}

export const Scorecard = ({ kpi, isSample, quadrant }: ScorecardProps) => (
  <div className="flex flex-col gap-6">
    {isSample && <SampleBanner />}
    <div className="grid gap-6 lg:grid-cols-[1fr_26rem]">
      <Scores kpi={kpi} isSample={isSample} />
      <MapCard kpi={kpi} isSample={isSample} quadrant={quadrant} />
    </div>
    <Figures kpi={kpi} isSample={isSample} />
    <div className="grid gap-6 lg:grid-cols-2">
      <Insights />
      <ComingSoonCard />
    </div>
  </div>
);

const SampleBanner = () => (
  <div className="rounded-card bg-q4-soft text-q4-ink flex flex-wrap items-center justify-between gap-4 px-5 py-4 sm:px-7">
    <div>
      <p className="font-display text-xl font-semibold">{SCORECARD_TEXTS.sample.label}</p>
      <p>{SCORECARD_TEXTS.sample.text}</p>
    </div>
    <LinkButton to="/challenge-dashboard?tab=journal">{SCORECARD_TEXTS.sample.action}</LinkButton>
  </div>
);
