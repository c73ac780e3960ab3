import { useUser } from "@/backend/auth";
import { LEVEL_NAMES } from "@/content/quadrant/levelNames";
import { MONEY_MAP, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrant/quadrants";
import { MAP_TEXTS } from "@/content/scorecard/scorecard";
import type { Kpi } from "@/domain/scorecard/scorecard";
import { levelOf } from "@/storage/shelf/band";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { PointMap } from "@/ui/text/PointMap";
import { TileMap } from "@/ui/text/TileMap";
import { joinTexts } from "@/ui/text/joinTexts";

const OwnMap = late(() => import("@/parts/quadrant/OwnMap").then((file) => file.OwnMap), {
  loading: () => <Skeleton label={MAP_TEXTS.loading} className="mx-auto aspect-square w-full max-w-md" />,
});

/** The quadrant before the assessment (specification part 2, section 9). */
const DEFAULT_QUADRANT: Quadrant = "QI";

interface MapCardProps {
  kpi: Kpi;
  isSample: boolean;
  quadrant: Quadrant | null;
}

/** The user's place on the money map, as a picture and in words. */
export function MapCard({ kpi, isSample, quadrant }: MapCardProps) {
  // The sample shows the quadrant of its own figures.
  const here = (!isSample && quadrant) || DEFAULT_QUADRANT;
  const { id } = useUser();
  const { name, axes } = QUADRANT_TEXTS[here];
  const label = MAP_TEXTS.picture(name, kpi.earningScore, kpi.spendingScore);
  const caption = quadrant ? MAP_TEXTS.here(LEVEL_NAMES[here][levelOf(id) - 1]!) : MAP_TEXTS.startsHere(name);
  return (
    <section aria-labelledby="map">
      <h2 id="map">{isSample ? MAP_TEXTS.sampleHeading : MAP_TEXTS.heading}</h2>
      <div className="my-5">
        {isSample ? (
          <PointMap
            {...MONEY_MAP}
            label={label}
            point={{ up: kpi.earningScore, right: kpi.spendingScore }}
            className="mx-auto w-full max-w-md"
          />
        ) : !quadrant ? (
          // Before the first answer nobody has a place of their own, so there is no coin.
          <TileMap {...MONEY_MAP} label={caption} current={1} className="mx-auto w-full max-w-md" />
        ) : (
          <OwnMap userId={id} scores={kpi} label={label} name={MAP_TEXTS.you} />
        )}
      </div>
      <p>
        <strong>{isSample ? MAP_TEXTS.sampleHere(name) : caption}</strong>{" "}
        <span>{joinTexts(axes, !quadrant && MAP_TEXTS.ownPlace)}</span>
      </p>
    </section>
  );
}
