interface ProgressProps {
  /** What the bar measures, for readers. */
  label: string;
  value: number;
  max: number;
  className?: string;
}

export function Progress({ label, value, max, className = "" }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`h-3.5 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-q2 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-q2 ${className}`}
    />
  );
}
