import { useEffect, useRef } from "react";
import { DEEDS_TEXTS } from "@/content/deeds/deeds";
import { PER_LOOP, type Deed } from "@/domain/deeds/deeds";
import { move } from "@/ui/behaviour/move";
import { DeedMark } from "./DeedMark";
import { Loop, LOOP_HEIGHT, PICTURE_WIDTH } from "./Loop";

interface StringInStripProps {
  string: readonly Deed[];
  /** Berries at level 1, beads at 2 and 3. */
  level: number;
}

/** The length of the string that this page showed last. */
let lastLook: number | undefined;

/** The end of somebody's string: as many loops as there is room for, or the last fourteen beads. Without a deed, nothing. */
export function StringInStrip({ string, level }: StringInStripProps) {
  const count = string.length;
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lastLook !== undefined && count > lastLook)
      move(
        drawing.current?.querySelector("svg")?.lastElementChild ?? null,
        { translate: ["0 -24px", "0 0"], opacity: [0, 1] },
        200,
      );
    lastLook = count;
  }, [count]);
  if (!count) return null;
  return (
    <div ref={drawing} role="img" aria-label={DEEDS_TEXTS.strip(string, level)}>
      {level > 1 ? <Beads string={string} /> : <Loops string={string} />}
    </div>
  );
}

/** As many as a wide screen has room for. */
const MOST_LOOPS = 8;

/** The newest loop comes first, because those that find no room on the line are hidden. */
function Loops({ string }: { string: readonly Deed[] }) {
  const count = Math.ceil(string.length / PER_LOOP);
  const loops = Array.from({ length: Math.min(count, MOST_LOOPS) }, (_, back) => count - 1 - back);
  return (
    <div
      className="flex flex-row-reverse flex-wrap justify-end overflow-hidden"
      // In letters, as the height that is reserved for the strip.
      style={{ height: `${LOOP_HEIGHT / 16}rem`, paddingInline: `0.25rem ${PICTURE_WIDTH / 32}rem` }}
    >
      {loops.map((nth) => (
        <Loop key={nth} nth={nth} deeds={string.slice(nth * PER_LOOP, (nth + 1) * PER_LOOP)} />
      ))}
    </div>
  );
}

const BEADS = 2 * PER_LOOP;
const BEAD = 22;
const STEP = 25;

function Beads({ string }: { string: readonly Deed[] }) {
  const before = Math.max(string.length - BEADS, 0);
  const last = string.slice(before);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 352 46"
      className="max-w-full"
      style={{ width: "22rem", height: "2.875rem" }}
    >
      <path
        d={`M${before ? 0 : 4} 13H${last.length * STEP}`}
        stroke="var(--edge)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {last.map(({ kind }, nth) => {
        const number = before + nth + 1;
        return (
          <svg
            key={number}
            x={nth * STEP}
            width={STEP}
            height="46"
            viewBox="-12.5 0 25 46"
            overflow="visible"
          >
            <DeedMark kind={kind} level={2} size={BEAD} x={-BEAD / 2} y={13 - BEAD / 2} />
            {number % PER_LOOP === 0 && (
              <>
                <path d="M0 26v5" stroke="var(--muted)" strokeWidth="2" />
                <text
                  y="44"
                  textAnchor="middle"
                  fill="var(--muted)"
                  fontSize="14"
                  fontWeight="600"
                  className="font-display"
                >
                  {number}
                </text>
              </>
            )}
          </svg>
        );
      })}
    </svg>
  );
}
