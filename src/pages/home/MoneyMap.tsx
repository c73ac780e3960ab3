import { useState } from "react";
import { MAP_ORDER, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrants";

/** Symbols of public/art/characters/level-1.svg. */
const PORTRAITS: Record<Quadrant, string> = {
  QI: "fun-spender",
  QII: "money-master",
  QIII: "careful-keeper",
  QIV: "learning-grower",
};

const TILES: Record<Quadrant, string> = {
  QI: "bg-q1-soft text-q1-ink",
  QII: "bg-q2-soft text-q2-ink",
  QIII: "bg-q3-soft text-q3-ink",
  QIV: "bg-q4-soft text-q4-ink",
};

/** The brand's one idea, alive: pointing at a tile, reaching it with the keyboard or tapping it tells what it means. */
export function MoneyMap() {
  const [picked, setPicked] = useState<Quadrant>("QII");
  return (
    <section aria-label="The money map">
      <div className="relative grid grid-cols-2 gap-2 pb-9 pl-8 sm:gap-3 sm:pb-10 sm:pl-10">
        <Axes />
        {MAP_ORDER.map((quadrant) => (
          <Tile
            key={quadrant}
            quadrant={quadrant}
            picked={picked === quadrant}
            onPick={() => setPicked(quadrant)}
          />
        ))}
        <Coin />
      </div>
      <p aria-live="polite" className="text-muted mt-4 min-h-22 pl-8 text-base sm:pl-10">
        <strong className="text-ink">{QUADRANT_TEXTS[picked].names[0]}.</strong>{" "}
        {QUADRANT_TEXTS[picked].meaning}
      </p>
    </section>
  );
}

interface TileProps {
  quadrant: Quadrant;
  picked: boolean;
  onPick: () => void;
}

function Tile({ quadrant, picked, onPick }: TileProps) {
  const { names, axes, motto } = QUADRANT_TEXTS[quadrant];
  return (
    <button
      type="button"
      aria-pressed={picked}
      onClick={onPick}
      onFocus={onPick}
      onPointerEnter={onPick}
      className={`rounded-tile flex min-h-44 flex-col justify-end border-2 p-3.5 text-left transition-transform duration-200 sm:min-h-54 sm:p-4.5 ${TILES[quadrant]} ${picked ? "shadow-card -translate-x-1 -translate-y-1.5 border-current" : "border-edge"}`}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" className="mb-auto size-17 sm:size-23">
        <use href={`/art/characters/level-1.svg#${PORTRAITS[quadrant]}`} />
      </svg>
      <span className="font-display mt-2 text-lg leading-tight font-semibold sm:text-xl">{names[0]}</span>
      <span className="mt-1 text-[0.95rem] leading-snug">
        {axes} {motto}
      </span>
    </button>
  );
}

const AXIS = "absolute flex justify-between font-display text-[0.9rem] font-medium text-muted";

const Axes = () => (
  <>
    <p className={`${AXIS} top-0 bottom-9 left-0 rotate-180 [writing-mode:vertical-rl] sm:bottom-10`}>
      <span>earns less</span>
      <span>earns more</span>
    </p>
    <p className={`${AXIS} right-0 bottom-0 left-8 sm:left-10`}>
      <span>spends less</span>
      <span>spends more</span>
    </p>
  </>
);

const Coin = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 64 64"
    className="pointer-events-none absolute top-[calc(50%-18px)] left-[calc(50%+16px)] size-12 -translate-1/2 sm:top-[calc(50%-20px)] sm:left-[calc(50%+20px)] sm:size-16"
  >
    <circle cx="32" cy="34" r="28" className="fill-coin-deep" />
    <circle cx="32" cy="31" r="28" className="fill-coin" />
    <circle cx="32" cy="31" r="20" fill="none" strokeWidth="3" className="stroke-coin-deep" />
    <path
      d="M34.5 21 25 34.5h14M34.5 21v19"
      fill="none"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      stroke="#7a4b00"
    />
  </svg>
);
