import { WALK_TEXTS } from "@/content/quadrant/walk";
import { MONEY_MAP, QUADRANT_TEXTS } from "@/content/quadrant/quadrants";
import { fullDayName } from "@/domain/calendar";
import { wornLook } from "@/domain/shelf/portrait";
import { quadrantOf } from "@/domain/quadrant/quadrant";
import type { Assessment } from "@/domain/scorecard/scorecard";
import { meOf, readCoins } from "@/storage/known";
import { placesOf } from "@/storage/quadrant/places";
import { useStored } from "@/storage/useStored";
import { PointMap } from "@/ui/text/PointMap";

interface OwnMapProps {
  /** Undefined for a visitor. */
  userId: string | undefined;
  scores: Assessment;
  /** A description of the map for screen readers. */
  label: string;
  /** The label beside the coin. */
  name: string;
}

const pointOf = ({ earningScore, spendingScore }: Assessment) => ({ up: earningScore, right: spendingScore });

/** Somebody's place on the money map, in the look that they wear, and the places where they have been before. */
export function OwnMap({ userId, scores, label, name }: OwnMapProps) {
  const places = useStored(placesOf(userId));
  const last = places.at(-1);
  const isLast = last?.earningScore === scores.earningScore && last.spendingScore === scores.spendingScore;
  const before = isLast ? places.slice(0, -1) : places;
  return (
    <div className="mx-auto w-full max-w-md">
      <PointMap
        {...MONEY_MAP}
        label={label}
        point={pointOf(scores)}
        walk={before.map(pointOf)}
        frame={`/art/looks.svg#${wornLook(meOf(userId), readCoins())}`}
        name={name}
      />
      {before.length > 0 && (
        <details className="mt-3">
          <summary className="text-link font-semibold">{WALK_TEXTS.heading}</summary>
          <ol className="mt-2 grid gap-1 text-base">
            {before.map((place) => (
              <li key={place.day}>
                {WALK_TEXTS.place(fullDayName(place.day), QUADRANT_TEXTS[quadrantOf(place)].name)}
              </li>
            ))}
          </ol>
          <p className="text-muted mt-2 text-base">{WALK_TEXTS.note}</p>
        </details>
      )}
    </div>
  );
}
