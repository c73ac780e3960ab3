import { PER_LOOP, type Deed } from "@/domain/deeds/deeds";
import { DeedMark } from "./DeedMark";

/** A full loop, in pixels while letters are not enlarged. Its last picture hangs half outside. */
export const LOOP_WIDTH = 150;
export const LOOP_HEIGHT = 60;
export const PICTURE_WIDTH = 40;
const TOP = 5;
/** The thread hangs half as far. */
const PULL = 40;
const BERRY = 20;
const PARTS = PER_LOOP + 1;

/** A point of the thread. @param along from 0 at the first knot to 1 at the second. */
const threadAt = (along: number) => ({
  x: along * LOOP_WIDTH,
  y: TOP + 2 * along * (1 - along) * PULL,
});

interface LoopProps {
  /** Up to seven berries; with fewer, the thread ends in the needle. */
  deeds: readonly Deed[];
  /** From 0. */
  nth: number;
  /** True to fill the width that there is; by default, no wider than it has to be. */
  isWide?: boolean;
}

const widthOf = (count: number): number =>
  count === PER_LOOP ? LOOP_WIDTH : threadAt((count + 1) / PARTS).x + 24;

/** The middle of each berry. */
export const berryAt = (nth: number) => threadAt((nth + 1) / PARTS);

/** Seven berries from knot to knot, and a picture on the second one. */
export function Loop({ deeds, nth, isWide }: LoopProps) {
  const isFull = deeds.length === PER_LOOP;
  const cut = isFull ? 1 : (deeds.length + 1) / PARTS;
  const end = threadAt(cut);
  const turn = (Math.atan2(2 * (1 - 2 * cut) * PULL, LOOP_WIDTH) * 180) / Math.PI;
  const width = isWide ? LOOP_WIDTH : widthOf(deeds.length);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${LOOP_HEIGHT}`}
      className="block max-w-full overflow-visible"
      style={isWide ? { width: "100%" } : { width: `${width / 16}rem`, height: `${LOOP_HEIGHT / 16}rem` }}
    >
      <g fill="var(--bronze-deep)" stroke="var(--bronze-deep)" strokeWidth="2.5" strokeLinecap="round">
        <path d={`M0 ${TOP}Q${(cut * LOOP_WIDTH) / 2} ${TOP + cut * PULL} ${end.x} ${end.y}`} fill="none" />
        <circle cy={TOP} r="2.5" />
        {isFull && <circle cx={LOOP_WIDTH} cy={TOP} r="2.5" />}
      </g>
      {isFull ? (
        <use
          href={`/art/deeds.svg#picture-${(nth % PER_LOOP) + 1}`}
          x={LOOP_WIDTH - PICTURE_WIDTH / 2}
          y={TOP + 5}
          width={PICTURE_WIDTH}
          height="46"
        />
      ) : (
        <g transform={`translate(${end.x} ${end.y}) rotate(${turn})`}>
          <path d="M0 0h22" stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
          <ellipse cx="3.5" rx="3.5" ry="1.2" fill="var(--card)" />
        </g>
      )}
      {deeds.map(({ kind }, place) => {
        const { x, y } = berryAt(place);
        return (
          <DeedMark key={place} kind={kind} level={1} size={BERRY} x={x - BERRY / 2} y={y - BERRY / 2} />
        );
      })}
    </svg>
  );
}
