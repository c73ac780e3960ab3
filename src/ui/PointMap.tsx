const TONES = {
  q1: "fill-q1-soft stroke-q1-ink",
  q2: "fill-q2-soft stroke-q2-ink",
  q3: "fill-q3-soft stroke-q3-ink",
  q4: "fill-q4-soft stroke-q4-ink",
} as const;
const INKS = { q1: "fill-q1-ink", q2: "fill-q2-ink", q3: "fill-q3-ink", q4: "fill-q4-ink" } as const;

interface Tile {
  /** One line a word. */
  name: string;
  tone: keyof typeof TONES;
  isHere: boolean;
}

interface PointMapProps {
  /** The map in words, for readers. */
  label: string;
  /** Row by row from the upper left. */
  tiles: readonly [Tile, Tile, Tile, Tile];
  /** 0 to 100 along each axis. */
  up: number;
  right: number;
  upLabels: readonly [less: string, more: string];
  rightLabels: readonly [less: string, more: string];
}

const SIDE = 300;
const LEFT = 30;
const HALF = SIDE / 2;
const GAP = 5;
/** From the edge of the map to where the point stands at 0 and at 100. */
const INSET = 16;
const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Four tiles with two axes, and a point on them. */
export function PointMap({ label, tiles, up, right, upLabels, rightLabels }: PointMapProps) {
  const along = (share: number) => INSET + share * (SIDE - 2 * INSET);
  const point = { x: LEFT + along(right / 100), y: along(1 - up / 100) };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${LEFT + SIDE + 4} ${SIDE + 32}`}
      className="h-auto w-full"
    >
      {tiles.map((tile, place) => (
        <TileShape key={tile.tone} tile={tile} place={PLACES[place]!} point={point} />
      ))}
      <Point {...point} />
      <g className="fill-muted font-display text-sm">
        <text x={LEFT} y={SIDE + 24}>
          {rightLabels[0]}
        </text>
        <text x={LEFT + SIDE} y={SIDE + 24} textAnchor="end">
          {rightLabels[1]}
        </text>
        <text transform={`translate(16 ${SIDE}) rotate(-90)`}>{upLabels[0]}</text>
        <text transform="translate(16 0) rotate(-90)" textAnchor="end">
          {upLabels[1]}
        </text>
      </g>
    </svg>
  );
}

interface TileShapeProps {
  tile: Tile;
  place: readonly [column: number, row: number];
  point: { x: number; y: number };
}

function TileShape({ tile, place: [column, row], point }: TileShapeProps) {
  const x = LEFT + column * (HALF + GAP / 2);
  const y = row * (HALF + GAP / 2);
  const size = HALF - GAP / 2;
  // The name stands at the outer edge, or out of the way of a point that is there.
  const isTaken = (edge: number) =>
    Math.abs(point.x - x - size / 2) < size / 2 && Math.abs(point.y - edge) < size / 2;
  const atTop = row === 0 ? !isTaken(y) : isTaken(y + size);
  const firstLine = atTop ? y + 30 : y + size - 36;
  return (
    <g>
      <rect
        x={x + 2}
        y={y + 2}
        width={size - 4}
        height={size - 4}
        rx="22"
        className={TONES[tile.tone]}
        strokeWidth={tile.isHere ? 4 : 1}
      />
      <text
        x={x + size / 2}
        y={firstLine}
        textAnchor="middle"
        className={`font-display text-lg font-semibold ${INKS[tile.tone]}`}
      >
        {tile.name.split(" ").map((word, line) => (
          <tspan key={word} x={x + size / 2} dy={line ? 22 : 0}>
            {word}
          </tspan>
        ))}
      </text>
    </g>
  );
}

const Point = ({ x, y }: { x: number; y: number }) => (
  <g className="stroke-ink">
    <circle cx={x} cy={y} r="17" className="fill-card" strokeWidth="0" opacity="0.75" />
    <circle cx={x} cy={y} r="11" className="fill-coin" strokeWidth="3.5" />
    <circle cx={x} cy={y} r="2.5" className="fill-ink" strokeWidth="0" />
  </g>
);
