import { MAP_ORDER, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrants";
import { MAP_TEXTS } from "@/content/scorecard";
import type { Kpi } from "@/domain/scorecard";
import { LinkButton } from "@/ui/Button";
import { PointMap } from "@/ui/PointMap";

/** Specification part 2, section 9. */
const DEFAULT_QUADRANT: Quadrant = "QI";
const TONES = { QI: "q1", QII: "q2", QIII: "q3", QIV: "q4" } as const;

interface MapCardProps {
  kpi: Kpi;
  isSample: boolean;
  quadrant: Quadrant | null;
}

/** Where the user stands on the money map, drawn and in words. */
export function MapCard({ kpi, isSample, quadrant }: MapCardProps) {
  const here = quadrant ?? DEFAULT_QUADRANT;
  const { names, axes } = QUADRANT_TEXTS[here];
  const name = names[0];
  const whereIs = quadrant ? MAP_TEXTS.here : MAP_TEXTS.startsHere;
  const [upperLeft, upperRight, lowerLeft, lowerRight] = MAP_ORDER.map((each) => ({
    name: QUADRANT_TEXTS[each].names[0],
    tone: TONES[each],
    isHere: each === here,
  }));
  return (
    <section aria-labelledby="map" className="surface flex flex-col p-5 sm:p-7">
      <h2 id="map">{isSample ? MAP_TEXTS.sampleHeading : MAP_TEXTS.heading}</h2>
      <div className="mx-auto my-5 w-full max-w-90">
        <PointMap
          label={MAP_TEXTS.picture(name, kpi.earningScore, kpi.spendingScore)}
          tiles={[upperLeft!, upperRight!, lowerLeft!, lowerRight!]}
          up={kpi.earningScore}
          right={kpi.spendingScore}
          upLabels={MAP_TEXTS.up}
          rightLabels={MAP_TEXTS.right}
        />
      </div>
      <p className="mb-4">
        <strong>{isSample ? MAP_TEXTS.sampleHere(name) : whereIs(name)}</strong> {axes}
        {!quadrant && ` ${MAP_TEXTS.ownPlace}`}
      </p>
      <LinkButton to="/find-your-quadrant" look="quiet" className="mt-auto self-start">
        {quadrant ? MAP_TEXTS.again : MAP_TEXTS.find}
      </LinkButton>
    </section>
  );
}
