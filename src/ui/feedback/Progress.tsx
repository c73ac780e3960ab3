interface ProgressProps {
  /** The bar's meaning, for screen readers. */
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
      className={`bg-line [&::-moz-progress-bar]:bg-q2 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-q2 h-3.5 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:rounded-full [&::-webkit-progress-value]:rounded-full ${className}`}
    />
  );
}
