/** The colours of a lesson's blocks, in turn, as of their minutes (Blocks). */
const COLOURS = ["q1", "q3", "q2", "q4"] as const;

/** A lesson's blocks, each as long as its minutes, which it names. It decorates the words beside it. */
export function BlockBar({ blocks }: { blocks: readonly { minutes: number }[] }) {
  const total = blocks.reduce((sum, { minutes }) => sum + minutes, 0);
  let end = 0;
  return (
    <svg aria-hidden="true" height="32" className="font-display w-full overflow-hidden rounded-full">
      {blocks.map(({ minutes }, nth) => {
        const [start, colour] = [end, COLOURS[nth % COLOURS.length]!];
        end += minutes;
        const share = (of: number) => `${(of / total) * 100}%`;
        return (
          <g key={start} fontWeight="600" textAnchor="middle">
            <rect
              x={share(start)}
              width={share(minutes)}
              height="32"
              fill={`var(--${colour}-soft)`}
              stroke="var(--paper)"
              strokeWidth="3"
            />
            <text x={share(start + minutes / 2)} y="22" fontSize="1rem" fill={`var(--${colour}-ink)`}>
              {minutes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
