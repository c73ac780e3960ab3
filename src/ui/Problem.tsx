interface ProblemProps {
  className: string;
  /** Nothing while there is none. */
  children: string | false | undefined;
}

/** What went wrong, read out as it appears. */
export const Problem = ({ className, children }: ProblemProps) =>
  children && (
    <p role="alert" className={`text-danger font-semibold ${className}`}>
      {children}
    </p>
  );
