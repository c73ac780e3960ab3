/** The colours of a lesson's blocks, in turn, as of their minutes (Blocks). */
const COLOURS = ["q1", "q3", "q2", "q4"];

const minutesOf = (blocks: readonly { minutes: number }[]) =>
  blocks.reduce((sum, { minutes }) => sum + minutes, 0);

/** A lesson's blocks, each as long as its minutes, which it names. It decorates the words beside it. */
export function BlockBar({ blocks }: { blocks: readonly { minutes: number }[] }) {
  const total = minutesOf(blocks);
  return (
    <svg aria-hidden="true" height="32" className="font-display w-full rounded-full" textAnchor="middle">
      {blocks.map(({ minutes }, nth) => {
        const start = minutesOf(blocks.slice(0, nth));
        const at = (minute: number) => `${(minute / total) * 100}%`;
        const colour = `var(--${COLOURS[nth % 4]}-`;
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
            <text x={at(start + minutes / 2)} y="22" className="font-semibold">
              {minutes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
