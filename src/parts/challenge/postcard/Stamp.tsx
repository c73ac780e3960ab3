import { dropIn } from "@/ui/behaviour/move";
import { STAMP_EDGE, STAMP_TICK, STAMP_TILT } from "./stampShape";

interface StampProps {
  /** In pixels. */
  size: number;
  /** The number of a mission without a line, whose stamp is an outline. */
  outline?: number | undefined;
  /** True if it drops into its place. */
  isNew?: boolean;
  className?: string;
}

export const Stamp = ({ size, outline, isNew, className = "" }: StampProps) => (
  <svg
    aria-hidden="true"
    viewBox="-57 -57 114 114"
    width={size}
    height={size}
    className={`shrink-0 ${className}`}
    ref={isNew ? dropIn : undefined}
  >
    {outline ? (
      <>
        <path d={STAMP_EDGE} fill="var(--card)" stroke="var(--edge)" strokeWidth="3" />
        <text
          y="12"
          textAnchor="middle"
          fontSize="36"
          fontWeight="600"
          className="font-display"
          fill="var(--muted)"
        >
          {outline}
        </text>
      </>
    ) : (
      <g
        transform={`rotate(${STAMP_TILT})`}
        stroke="var(--q2-ink)"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={STAMP_EDGE} fill="var(--q2-soft)" strokeWidth="3" />
        <circle r="31" fill="none" strokeWidth="2" strokeDasharray="0 7.1" />
        <path d={STAMP_TICK} fill="none" strokeWidth="7" />
      </g>
    )}
  </svg>
);
