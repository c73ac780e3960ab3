import { useState } from "react";
import { MONEY_MAP, QUADRANT_TEXTS } from "@/content/quadrant/quadrants";
import { Coin, TileMap } from "@/ui/text/TileMap";

const TILES = MONEY_MAP.tiles.map((tile) => {
  const { axes, motto } = QUADRANT_TEXTS[tile.quadrant];
  return { ...tile, text: `${axes} ${motto}` };
});

/** The money map. Hovering over a tile, focusing it or tapping it shows its meaning. */
export function MoneyMap() {
  const [chosen, setChosen] = useState(0);
  const { name, quadrant } = TILES[chosen]!;
  return (
    <section aria-label="The money map">
      <TileMap {...MONEY_MAP} tiles={TILES} current={chosen} onPick={setChosen}>
        <Coin x={50} y={50}>
          <g fill="none" strokeLinecap="round" strokeLinejoin="round">
            <circle cx="32" cy="31" r="20" strokeWidth="3" className="stroke-coin-deep" />
            <path d="M34.5 21 25 34.5h14M34.5 21v19" strokeWidth="4.5" className="stroke-coin-on" />
          </g>
        </Coin>
      </TileMap>
      <p aria-live="polite" className="text-muted mt-4 min-h-22 pl-[30px] text-base">
        <strong className="text-ink">{`${name}.`}</strong> <span>{QUADRANT_TEXTS[quadrant].meaning}</span>
      </p>
    </section>
  );
}
