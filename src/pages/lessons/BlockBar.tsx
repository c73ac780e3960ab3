/** The fills of a lesson's blocks, in turn: the colours of their minutes (Blocks). */
const BLOCK_FILLS = ["fill-q1", "fill-q3", "fill-q2", "fill-q4"] as const;

/** A lesson's blocks, each as long as its minutes. It decorates the words beside it. */
export function BlockBar({ blocks }: { blocks: readonly { minutes: number }[] }) {
  const starts = blocks.map((_, nth) => blocks.slice(0, nth).reduce((sum, { minutes }) => sum + minutes, 0));
  const total = blocks.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <svg
      aria-hidden="true"
      height="12"
      viewBox={`0 0 ${total * 10} 10`}
      preserveAspectRatio="none"
      className="w-full overflow-hidden rounded-full"
    >
      {blocks.map(({ minutes }, nth) => (
        <rect
          key={starts[nth]}
          x={starts[nth]! * 10 + (nth && 2)}
          width={minutes * 10 - (nth && 2)}
          height="10"
          className={BLOCK_FILLS[nth % BLOCK_FILLS.length]}
        />
      ))}
    </svg>
  );
}
