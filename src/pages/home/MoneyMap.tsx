import { useState } from "react";
import { Link } from "react-router-dom";
import { HERO } from "@/content/home/home";
import { MONEY_MAP, QUADRANT_TEXTS } from "@/content/quadrant/quadrants";
import { Coin, TileMap } from "@/ui/text/TileMap";

const SCENES = "/find-your-quadrant";

const TILES = MONEY_MAP.tiles.map((tile) => {
  const { axes, says } = QUADRANT_TEXTS[tile.quadrant];
  // On a phone the words that a tile says need its height, whether it speaks or not.
  return { ...tile, text: axes, says, className: "max-sm:min-h-55" };
});

/**
 * The money map. Hovering over a tile, focusing it or tapping it lets it speak; the coin between them begins the scenes, as
 * the door of a child does, and the link below leads to the questions that earn a coin.
 */
export function MoneyMap() {
  // The four are equals until one is chosen.
  const [chosen, setChosen] = useState(-1);
  return (
    <section aria-label="The money map" className="lg:col-start-2 lg:row-start-1">
      <div className="relative">
        <TileMap {...MONEY_MAP} tiles={TILES} current={chosen} onPick={setChosen} />
        {/* Above the middle of the four tiles, which the axes have moved. */}
        <Link
          to={SCENES}
          aria-label={HERO.scenes}
          className="absolute top-[calc(50%-43px)] left-[calc(50%-13px)] size-14 rounded-full"
        >
          <svg aria-hidden="true" viewBox="0 0 64 64" className="overflow-visible">
            <Coin />
            <g fill="none" strokeLinecap="round" strokeLinejoin="round">
              <circle cx="32" cy="31" r="20" strokeWidth="3" className="stroke-coin-deep" />
              <path d="M34.5 21 25 34.5h14M34.5 21v19" strokeWidth="4.5" className="stroke-coin-on" />
            </g>
          </svg>
        </Link>
      </div>
      <Link
        to={HERO.quiz.to}
        className="font-display mt-2 ml-[30px] inline-flex min-h-11 items-center font-semibold underline"
      >
        {HERO.quiz.label}
      </Link>
    </section>
  );
}
