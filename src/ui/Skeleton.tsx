interface SkeletonProps {
  /** The name of what is loading: "Loading your KPIs...". */
  label: string;
  /** Set the size of the content that replaces it. */
  className?: string;
  /** True if the words are also visible. */
  showLabel?: boolean;
}

/** A calm placeholder of the same size as the content that replaces it. */
export function Skeleton({ label, className = "", showLabel = false }: SkeletonProps) {
  return (
    <div role="status" className={`surface bg-line/40 grid place-items-center p-6 shadow-none ${className}`}>
      <p className={showLabel ? "text-muted" : "sr-only"}>{label}</p>
    </div>
  );
}
