import { Coin, COIN_SIZE, TileMap, type MapFrame } from "./TileMap";

interface PointMapProps extends MapFrame {
  /** A description of the map for screen readers. */
  label: string;
  /** Position along each axis, from 0 to 100. */
  point: { up: number; right: number };
  /** The label beside the point. */
  name?: string;
}

/** In hundredths of the map. */
const RIM = COIN_SIZE / 2 + 1;
const LABEL_OFFSET = RIM + 0.5;
const LENGTH = 50 - RIM - LABEL_OFFSET;
/** From 50 up, a point is in the upper or right half; its coin lies wholly inside its tile, whatever the score. */
const percentOnMap = (score: number) =>
  score < 50 ? RIM + (score / 50) * LENGTH : 50 + LABEL_OFFSET + ((score - 50) / 50) * LENGTH;

/**
 * The map with a point on it: a coin that shows the face of its tile. Its position carries the meaning, not its colour.
 */
export function PointMap({ tiles, point, name, ...frame }: PointMapProps) {
  const current = (point.up < 50 ? 2 : 0) + (point.right < 50 ? 0 : 1);
  const isHigh = point.up >= (point.up < 50 ? 25 : 75);
  const x = percentOnMap(point.right);
  const isLeft = x % 50 < 25;
  const tilesWithoutFace = tiles.map((tile, place) =>
    // The tile's name moves out of the coin's way.
    place === current ? { ...tile, face: "", className: isHigh ? "justify-end" : "" } : tile,
  );
  return (
    <TileMap {...frame} tiles={tilesWithoutFace} current={current}>
      <Coin x={x} y={100 - percentOnMap(point.up)}>
        <circle cx="32" cy="31" r="28" fill="none" strokeWidth="3" className="stroke-ink" />
        <use href={`/art/characters/${tiles[current]!.face}`} x="8" y="7" width="48" height="48" />
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
      </Coin>
    </TileMap>
  );
}
