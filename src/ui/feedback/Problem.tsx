interface ProblemProps {
  className: string;
  /** Renders nothing if there is no problem. */
  children: string | false | undefined;
}

/** An error message, announced as it appears. */
export const Problem = ({ className, children }: ProblemProps) =>
  children && (
    <p role="alert" className={`text-danger font-semibold ${className}`}>
      {children}
    </p>
  );
