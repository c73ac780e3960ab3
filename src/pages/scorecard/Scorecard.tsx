import { MAP_TEXTS, SCORECARD_TEXTS } from "@/content/scorecard/scorecard";
import type { Quadrant } from "@/content/quadrant/quadrants";
import type { Kpi } from "@/domain/scorecard/scorecard";
import { LinkButton } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { FigureShapes } from "@/ui/feedback/SkeletonShapes";
import { MapCard } from "./MapCard";
import { Scores } from "./Scores";

/** The part below the scores and the map loads beside them. */
export const SecondScreen = late(() => import("./SecondScreen").then((file) => file.SecondScreen), {
  loading: () => (
    <div className="surface p-5 sm:p-7">
      <FigureShapes figures={6} className="sm:grid-cols-2 lg:grid-cols-3" />
    </div>
  ),
});

interface ScorecardProps {
  kpi: Kpi;
  isSample: boolean;
  /** The user's quadrant; null before the assessment. */
  quadrant: Quadrant | null;
}

export const Scorecard = ({ kpi, isSample, quadrant }: ScorecardProps) => (
  <div className="flex flex-col gap-6">
    {isSample && <SampleBanner />}
    <div
      className="surface grid items-start gap-8 p-5 sm:p-7"
      // Side by side from a tablet on.
      style={{ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" }}
    >
      <MapCard kpi={kpi} isSample={isSample} quadrant={quadrant} />
      <div className="flex flex-col gap-6">
        <Scores kpi={kpi} isSample={isSample} hasBars={isSample || quadrant !== null} />
        <LinkButton
          to="/find-your-quadrant"
          variant={isSample || quadrant ? "quiet" : "primary"}
          className="self-start"
        >
          {quadrant ? MAP_TEXTS.again : MAP_TEXTS.find}
        </LinkButton>
      </div>
    </div>
    <SecondScreen kpi={kpi} isSample={isSample} />
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
