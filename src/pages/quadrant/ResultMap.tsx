import { RESULT_TEXTS } from "@/content/assessment";
import { QUADRANT_RESULTS } from "@/content/quadrantResults";
import { MAP_ORDER, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrants";
import { MIDDLE_SCORE } from "@/domain/quadrant";
import type { Assessment } from "@/domain/scorecard";

const COLOURS: Record<Quadrant, string> = {
  QI: "bg-q1-soft text-q1-ink",
  QII: "bg-q2-soft text-q2-ink",
  QIII: "bg-q3-soft text-q3-ink",
  QIV: "bg-q4-soft text-q4-ink",
};
const isUpper = (tile: Quadrant) => tile === "QI" || tile === "QII";
const isRight = (tile: Quadrant) => tile === "QI" || tile === "QIV";

const AXIS = "absolute flex justify-between font-display text-[0.9rem] font-medium text-muted";
/** Of the map's 100, on either side of the middle: a point lies wholly inside its own tile, whatever the score. */
const RIM = 8;
const BESIDE_MIDDLE = 9;
const LENGTH = 50 - RIM - BESIDE_MIDDLE;
const onMap = (score: number) =>
  score < MIDDLE_SCORE
    ? RIM + (score / MIDDLE_SCORE) * LENGTH
    : 50 + BESIDE_MIDDLE + ((score - MIDDLE_SCORE) / (100 - MIDDLE_SCORE)) * LENGTH;

interface ResultMapProps {
  quadrant: Quadrant;
  scores: Assessment;
}

/** The money map with the visitor's point on it. */
export function ResultMap({ quadrant, scores }: ResultMapProps) {
  const { map } = RESULT_TEXTS;
  const { earningScore, spendingScore } = scores;
  return (
    <div
      role="img"
      aria-label={map.label(QUADRANT_TEXTS[quadrant].names[0], earningScore, spendingScore)}
      className="relative mx-auto w-full max-w-md self-center pb-8 pl-8"
    >
      <p className={`${AXIS} top-0 bottom-8 left-0 rotate-180 [writing-mode:vertical-rl]`}>
        <span>{map.earnsLess}</span>
        <span>{map.earnsMore}</span>
      </p>
      <p className={`${AXIS} right-0 bottom-0 left-8`}>
        <span>{map.spendsLess}</span>
        <span>{map.spendsMore}</span>
      </p>
      <div className="relative grid aspect-square grid-cols-2 grid-rows-2 gap-2">
        {MAP_ORDER.map((tile) => (
          <Tile
            key={tile}
            tile={tile}
            isHere={tile === quadrant}
            // Its name keeps out of the point's way.
            nameBelow={tile === quadrant ? isInUpperHalf(tile, earningScore) : !isUpper(tile)}
          />
        ))}
        <Point x={onMap(spendingScore)} y={100 - onMap(earningScore)} />
      </div>
    </div>
  );
}

const isInUpperHalf = (tile: Quadrant, earningScore: number) => earningScore >= (isUpper(tile) ? 75 : 25);

interface TileProps {
  tile: Quadrant;
  isHere: boolean;
  nameBelow: boolean;
}

const Tile = ({ tile, isHere, nameBelow }: TileProps) => (
  <div
    className={`rounded-tile flex flex-col justify-between p-3 sm:p-4 ${COLOURS[tile]} ${isHere ? "shadow-card border-3 border-current" : "border-edge border-2"} ${isRight(tile) ? "items-end text-right" : ""} ${nameBelow ? "flex-col-reverse" : ""}`}
  >
    <p className="font-display flex flex-col leading-tight font-semibold">
      <span className="text-sm">{tile}</span>
      <span>{QUADRANT_TEXTS[tile].names[0]}</span>
    </p>
    {!isHere && (
      <svg viewBox="0 0 100 100" className="size-12 sm:size-18">
        <use href={`/art/characters/${QUADRANT_RESULTS[tile].portraits[0]}`} />
      </svg>
    )}
  </div>
);

/** A coin with a pin's ring: its place is the message, not its colour. Its name stands where the tile has room. */
const Point = ({ x, y }: { x: number; y: number }) => {
  const isLeft = x % 50 < 25;
  return (
    <svg viewBox="0 0 100 100" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <circle cx={x} cy={y} r="6" className="fill-card stroke-ink" strokeWidth="1.2" />
      <circle cx={x} cy={y} r="3.9" className="fill-coin stroke-coin-deep" strokeWidth="1.4" />
      <text
        x={isLeft ? x + 8 : x - 8}
        y={y}
        textAnchor={isLeft ? "start" : "end"}
        dominantBaseline="central"
        fontSize="6"
        strokeWidth="1.4"
        paintOrder="stroke"
        strokeLinejoin="round"
        className="font-display fill-ink stroke-card font-semibold"
      >
        {RESULT_TEXTS.map.you}
      </text>
    </svg>
  );
};
