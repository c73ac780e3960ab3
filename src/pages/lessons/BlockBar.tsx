/** The tiles whose colours a lesson's blocks have, in turn, as of their minutes (Blocks). */
const TILES = "1324";

const minutesOf = (blocks: readonly { minutes: number }[]) =>
  blocks.reduce((sum, { minutes }) => sum + minutes, 0);

/** A lesson's blocks, each as long as its minutes, which it names. It decorates the words beside it. */
export function BlockBar({ blocks }: { blocks: readonly { minutes: number }[] }) {
  const total = minutesOf(blocks);
  return (
    <svg
      aria-hidden="true"
      height="32"
      className="font-display w-full rounded-full font-semibold"
      textAnchor="middle"
    >
      {blocks.map(({ minutes }, nth) => {
        const start = minutesOf(blocks.slice(0, nth));
        const at = (minute: number) => `${(minute / total) * 100}%`;
        const colour = `var(--q${TILES[nth % 4]}-`;
        return (
          <g key={start} fill={`${colour}ink)`}>
            <rect
              x={at(start)}
              width={at(minutes)}
              height="32"
              fill={`${colour}soft)`}
              stroke="var(--paper)"
              strokeWidth="3"
            />
            <text x={at(start + minutes / 2)} y="22">
              {minutes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
