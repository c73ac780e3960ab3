import { useLayoutEffect, useRef } from "react";
import { PLAY_TEXTS } from "@/content/play/playTexts";
import { coinsFor, priceIn } from "@/domain/play/coins";
import type { Pence } from "@/domain/money";
import type { Play, PlayPlace } from "@/domain/play/play";
import { move } from "@/ui/behaviour/move";
import { drawnSize } from "./coinSizes";

interface TrayProps {
  places: Play["places"];
  money: Readonly<Record<string, Pence>>;
  changes: Readonly<Record<string, Pence>>;
  /** A word at a place. */
  tag?: { at: string; text: string } | undefined;
}

/** The places that hold the money: things with coins in them, the amount in figures, and what has just come or gone. */
export const Tray = ({ places, money, changes, tag }: TrayProps) => (
  <ul aria-label={PLAY_TEXTS.placesLabel} className="border-line flex flex-wrap gap-1 border-t px-1 py-1">
    {Object.entries(places).map(
      ([id, place]) =>
        (!place.isDebt || money[id]! > 0) && (
          <TrayPlace
            key={id}
            place={place}
            pence={money[id]!}
            change={changes[id] ?? 0}
            tag={tag?.at === id ? tag.text : undefined}
          />
        ),
    )}
  </ul>
);

interface TrayPlaceProps {
  place: PlayPlace;
  pence: Pence;
  change: Pence;
  tag: string | undefined;
}

const DURATION = 250;
const CHIP = "rounded-full px-2 text-base whitespace-nowrap tabular-nums";
const LESS = `${CHIP} bg-q1-soft text-q1-ink`;
const MORE = `${CHIP} bg-q2-soft text-q2-ink`;

function TrayPlace({ place: { name, picture, isDebt }, pence, change, tag }: TrayPlaceProps) {
  const coming = useRef<SVGGElement>(null);
  const going = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (change > 0)
      move(
        coming.current,
        { translate: ["12px -40px", "8px -20px", "0"], opacity: ["0", "1", "1"] },
        DURATION,
      );
    if (change < 0)
      move(
        going.current,
        { translate: ["0", "8px -24px", "12px -48px"], opacity: ["1", "1", "0"] },
        DURATION,
      );
  }, [change, pence]);
  const isLess = change < 0;
  return (
    <li className="flex flex-1 flex-col items-center text-center leading-tight">
      <svg aria-hidden="true" viewBox="0 0 80 68" className="w-full max-w-20 overflow-visible">
        {isLess && (
          <g ref={going} opacity="0">
            <Heap pence={-change} picture={picture} />
          </g>
        )}
        {!isDebt && (
          <g ref={coming}>
            <Heap pence={pence} picture={picture} />
          </g>
        )}
        <use href={`/art/plays/places.svg#${picture}`} width="80" height="68" />
      </svg>
      <b className="font-display text-lg font-semibold tabular-nums">{priceIn(pence)}</b>
      <span className="text-muted text-base leading-tight">{name}</span>
      {change !== 0 && (
        <span className={isLess === !isDebt ? LESS : MORE}>
          {isLess ? PLAY_TEXTS.less(-change) : PLAY_TEXTS.more(change)}
        </span>
      )}
      {tag && <span className={LESS}>{tag}</span>}
    </li>
  );
}

/** Coins and notes that look out of a place, or lie in a jar: the large ones first. */
function Heap({ pence, picture }: { pence: Pence; picture: string }) {
  const coins = coinsFor(pence);
  const isInJar = picture.startsWith("jar");
  const [above, below, wide] = isInJar ? [49, 54, 30] : [20, 25, 44];
  const step = Math.min(17, wide / Math.max(1, coins.length - 1));
  const first = 40 - (step * (coins.length - 1)) / 2;
  return coins.map((coin, nth) => {
    const [width, height] = drawnSize(coin);
    const x = first + nth * step - width / 2;
    const y = (nth % 2 ? above : below) - height / 2;
    return (
      <use
        key={nth}
        href={`/art/plays/money.svg#${coin < 500 ? "c" : "n"}${coin}`}
        x={x}
        y={y}
        width={width}
        height={height}
      />
    );
  });
}
