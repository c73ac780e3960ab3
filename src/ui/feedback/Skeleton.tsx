import type { Elements } from "@/ui/elements";

interface SkeletonProps {
  /** The name of what is loading: "Loading your KPIs...". */
  label: string;
  /** Set the size of the content that replaces it. */
  className?: string;
  /** True if the words are also visible. */
  showLabel?: boolean;
  /** The shape of the content, in bars (SkeletonShapes.tsx). */
  children?: Elements;
}

/** A calm placeholder of the same size as the content that replaces it. It is not seen if that comes at once. */
export const Skeleton = ({ label, className = "", showLabel = false, children }: SkeletonProps) => (
  <div
    role="status"
    className={`skeleton ${children ? "" : "surface bg-line/40 grid place-items-center p-6 shadow-none"} ${className}`}
  >
    <p className={showLabel ? "text-muted mb-3" : "sr-only"}>{label}</p>
    {children}
  </div>
);
