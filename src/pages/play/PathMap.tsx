import { PLAY_TEXTS } from "@/content/play/playTexts";
import { MONEY_MAP } from "@/content/quadrant/quadrants";
import { priceIn } from "@/domain/play/coins";
import type { Play } from "@/domain/play/play";
import type { PathPoint } from "@/domain/play/walk";
import { TileMap } from "@/ui/text/TileMap";

interface PathMapProps {
  play: Play;
  path: readonly PathPoint[];
}

/** The width of a pill with so many letters, in pixels. */
const widthOf = (letters: number) => 16 + 11 * letters;
/** On a phone, a hundredth of the map has three pixels. */
const PHONE = 3;

/** The path of a play over the money map: a true chart, one point a turn, the last in gold. */
export function PathMap({ play, path }: PathMapProps) {
  const { spent, earned } = play.map;
  const tiles = MONEY_MAP.tiles.map((tile) => ({
    name: PLAY_TEXTS.tiles[tile.quadrant],
    tone: tile.tone,
    // Most paths run along an edge.
    className: "items-center text-center",
  }));
  // A margin keeps the points at the edges inside; the middle stays the middle.
  const placeOf = (point: PathPoint) => ({
    x: 6 + (88 * point.spent) / spent.most,
    y: 94 - (88 * point.earned) / earned.most,
    short: play.turns[point.turn]!.short,
  });
  const spots: { x: number; y: number; short: string }[] = [];
  for (const place of path.map(placeOf)) {
    const last = spots.at(-1);
    // Pills that would lie on each other become one.
    const isClose =
      last &&
      Math.abs(last.x - place.x) < widthOf(last.short.length) / PHONE &&
      Math.abs(last.y - place.y) < widthOf(1) / PHONE;
    if (isClose) last.short += ` ${place.short}`;
    else spots.push(place);
  }
  return (
    <TileMap
      tiles={tiles}
      // The path says it; a corner that stood out would be a mark.
      current={-1}
      up={[`${priceIn(0)} ${earned.label}`, priceIn(earned.most)]}
      right={[`${priceIn(0)} ${spent.label}`, priceIn(spent.most)]}
      label={PLAY_TEXTS.map(
        path
          .map((point) => PLAY_TEXTS.point(play.turns[point.turn]!.name, point.spent, point.earned))
          .join(" "),
      )}
    >
      <>
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline
            points={spots.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeOpacity="0.6"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
        {spots.map(({ x, y, short }, nth) => {
          const width = widthOf(short.length);
          return (
            <svg key={nth} x={`${x}%`} y={`${y}%`} className="overflow-visible">
              <rect
                x="-14"
                y="-14"
                width={width}
                height="28"
                rx="14"
                fill={nth === spots.length - 1 ? "var(--coin)" : "var(--card)"}
                stroke={nth === spots.length - 1 ? "var(--coin-deep)" : "var(--ink)"}
                strokeWidth="2.5"
              />
              <text
                x={width / 2 - 14}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="16"
                className={`font-display font-semibold ${nth === spots.length - 1 ? "fill-coin-on" : "fill-ink"}`}
              >
                {short}
              </text>
            </svg>
          );
        })}
      </>
    </TileMap>
  );
}
