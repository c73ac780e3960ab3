import { Coin, TileMap, type MapFrame } from "./TileMap";

/** Position along each axis, from 0 to 100. */
export interface MapPoint {
  up: number;
  right: number;
}

interface PointMapProps extends MapFrame {
  /** A description of the map for screen readers. */
  label: string;
  point: MapPoint;
  /** Earlier positions, oldest first: a dotted line leads over them to the point. */
  walk?: readonly MapPoint[];
  /** The address of a frame for the coin, 100 by 100; without one, a plain rim. */
  frame?: string;
  /** The label beside the point. */
  name?: string;
}

/** The side of the coin, in hundredths of the map. */
const COIN_SIZE = 15;
const RIM = COIN_SIZE / 2 + 2.5;
/** Half the gap between the tiles further in. */
const MIDDLE = RIM + 1.5;
const LENGTH = 50 - RIM - MIDDLE;
/** From 50 up, a point is in the upper or right half; its coin lies wholly inside its tile, whatever the score. */
const percentOnMap = (score: number) =>
  score < 50 ? RIM + (score / 50) * LENGTH : 50 + MIDDLE + ((score - 50) / 50) * LENGTH;

/**
 * The map with a point on it: a coin that shows the face of its tile. Its position carries the meaning, not its colour.
 */
export function PointMap({ tiles, point, walk = [], frame, name, ...map }: PointMapProps) {
  const current = (point.up < 50 ? 2 : 0) + (point.right < 50 ? 0 : 1);
  const isHigh = point.up >= (point.up < 50 ? 25 : 75);
  const x = percentOnMap(point.right);
  const isLeft = x % 50 < 25;
  const tilesWithoutFace = tiles.map((tile, place) =>
    // The tile's name moves out of the coin's way.
    place === current ? { ...tile, face: "", className: isHigh ? "justify-end" : "" } : tile,
  );
  return (
    <TileMap {...map} tiles={tilesWithoutFace} current={current}>
      {walk.length > 0 && <Walk points={[...walk, point]} />}
      <svg
        x={`${x - COIN_SIZE / 2}%`}
        y={`${100 - percentOnMap(point.up) - COIN_SIZE / 2}%`}
        width={`${COIN_SIZE}%`}
        height={`${COIN_SIZE}%`}
        viewBox="0 0 64 64"
        className="overflow-visible"
      >
        <Coin />
        <use href={`/art/characters/${tiles[current]!.face}`} x="8" y="7" width="48" height="48" />
        {frame ? (
          <use href={frame} x="-4" y="-5" width="72" height="72" />
        ) : (
          <circle cx="32" cy="31" r="28" fill="none" strokeWidth="3" className="stroke-ink" />
        )}
        {name && (
          <text
            x={isLeft ? 70 : -6}
            y="33"
            textAnchor={isLeft ? "start" : "end"}
            dominantBaseline="central"
            fontSize="22"
            strokeWidth="5"
            paintOrder="stroke"
            strokeLinejoin="round"
            className="font-display fill-ink stroke-card font-semibold"
          >
            {name}
          </text>
        )}
      </svg>
    </TileMap>
  );
}

/** The way from place to place, with a dot at each earlier one. The coin lies on the last. */
const Walk = ({ points }: { points: readonly MapPoint[] }) => {
  const places = points.map(({ up, right }) => [percentOnMap(right), 100 - percentOnMap(up)] as const);
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
      <polyline
        points={places.map((place) => place.join()).join(" ")}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="0.1 2.6"
      />
      {places.slice(0, -1).map(([x, y], nth) => (
        <circle key={nth} cx={x} cy={y} r="2" fill="var(--coin)" stroke="var(--ink)" strokeWidth="0.7" />
      ))}
    </svg>
  );
};
