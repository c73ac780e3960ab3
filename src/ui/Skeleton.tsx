interface SkeletonProps {
  /** What is on its way, in words: "Loading your KPIs...". */
  label: string;
  /** Give it the size of what replaces it. */
  className?: string;
  /** Whether the words can be seen, too. */
  showLabel?: boolean;
}

/** A calm place-holder of the size of what replaces it. */
export function Skeleton({ label, className = "", showLabel = false }: SkeletonProps) {
  return (
    <div role="status" className={`surface bg-line/40 grid place-items-center p-6 shadow-none ${className}`}>
      <p className={showLabel ? "text-muted" : "sr-only"}>{label}</p>
    </div>
  );
}
