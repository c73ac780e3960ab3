import type { IconNode } from "lucide";

interface IconProps {
  /** The shapes of one of lucide's icons. */
  of: IconNode;
  size?: number;
  className?: string;
}

/** A decorative picture beside words. (lucide's own component weighs a kilobyte.) */
export const Icon = ({ of, size = 24, className = "" }: IconProps) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className={`icon ${className}`}>
    {of.map(([Shape, attributes], index) => (
      <Shape key={index} {...attributes} />
    ))}
  </svg>
);
