import type { Elements } from "@/ui/elements";

const TONES = {
  q1: "bg-q1-soft text-q1-ink",
  q2: "bg-q2-soft text-q2-ink",
  q3: "bg-q3-soft text-q3-ink",
  q4: "bg-q4-soft text-q4-ink",
} as const;

export interface MapTile {
  name: string;
  tone: keyof typeof TONES;
  /** File and symbol under /art/characters/. */
  face?: string;
  /** A line under the name. */
  text?: string;
  /** Sentences in place of that line, while the tile stands out. */
  says?: readonly string[];
  className?: string;
}

export interface MapFrame {
  /** Tiles in rows from the upper left. */
  tiles: readonly MapTile[];
  /** The labels at the two ends of each axis. */
  up: readonly [less: string, more: string];
  right: readonly [less: string, more: string];
  className?: string;
}

interface TileMapProps extends MapFrame {
  /** Index of the tile that stands out. */
  current: number;
  /** If set, each tile is a button. */
  onPick?: (place: number) => void;
  /** A description of the map, which makes it a picture for screen readers. */
  label?: string;
  /** SVG drawn over the tiles. */
  children?: Elements;
}

/** Two axes and four tiles, each with its face. */
export const TileMap = ({
  tiles,
  up,
  right,
  current,
  onPick,
  label,
  className = "",
  children,
}: TileMapProps) => (
  <div
    {...(label && { role: "img", "aria-label": label })}
    className={`@container relative pb-[30px] pl-[30px] ${className}`}
  >
    <div className={`relative grid auto-rows-fr grid-cols-2 gap-2 sm:gap-3 ${label ? "aspect-square" : ""}`}>
      {tiles.map((tile, place) => (
        <Tile
          key={tile.name}
          {...tile}
          isCurrent={place === current}
          onPick={onPick && (() => onPick(place))}
        />
      ))}
      {children && (
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
          {children}
        </svg>
      )}
    </div>
    {/* After the tiles: labels that are painted before them would move. */}
    <p className="map-axis top-0 bottom-[30px] left-0 rotate-180 [writing-mode:vertical-rl]">
      <span>{up[0]}</span>
      <span>{up[1]}</span>
    </p>
    <p className="map-axis right-0 bottom-0 left-[30px]">
      <span>{right[0]}</span>
      <span>{right[1]}</span>
    </p>
  </div>
);

interface TileProps extends MapTile {
  isCurrent: boolean;
  onPick: (() => void) | undefined;
}

function Tile({ name, tone, face, text, says, className = "", isCurrent, onPick }: TileProps) {
  const tileClass = `map-tile ${TONES[tone]} ${isCurrent ? "shadow-card border-current" : "border-edge"} ${className}`;
  const said = isCurrent ? says : undefined;
  const size = said ? "size-11 sm:size-14" : "w-1/2 max-w-23";
  const words = (
    <>
      <span className={said ? "flex flex-wrap items-center gap-2" : "contents"}>
        {face && (
          <svg aria-hidden="true" viewBox="0 0 100 100" className={`shrink-0 ${size}`}>
            <use href={`/art/characters/${face}`} />
          </svg>
        )}
        <span
          className={`font-display leading-tight font-semibold ${said ? "grow basis-19" : ""} ${text ? "text-[min(1.125rem,6vw)] sm:text-xl" : "text-[min(1.25rem,6.5cqi)]"}`}
        >
          {name}
        </span>
      </span>
      {(said ?? (text ? [text] : [])).map((line, index) => (
        <span
          key={line}
          className={`-mt-1 text-[min(0.95rem,6vw)] leading-snug ${index ? "font-semibold" : ""}`}
        >
          {line}
        </span>
      ))}
    </>
  );
  return onPick ? (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onPick}
      onFocus={onPick}
      onPointerEnter={onPick}
      className={tileClass}
    >
      {words}
    </button>
  ) : (
    <div className={tileClass}>{words}</div>
  );
}

/** A coin of 64 by 64; what is on it is drawn after it. */
export const Coin = () => (
  <>
    <circle cx="32" cy="34" r="28" className="fill-coin-deep" />
    <circle cx="32" cy="31" r="28" className="fill-coin" />
  </>
);
