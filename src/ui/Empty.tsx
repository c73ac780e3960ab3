import type { ReactNode } from "react";

interface EmptyProps {
  /** A picture that says nothing the words do not. */
  picture?: ReactNode;
  children: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet: what belongs here, and what to do next. */
export function Empty({ picture, children, action }: EmptyProps) {
  return (
    <div className="rounded-card border-line flex flex-col items-center gap-4 border-2 border-dashed px-6 py-8 text-center">
      {picture && (
        <span aria-hidden="true" className="text-muted">
          {picture}
        </span>
      )}
      <p className="max-w-[40ch] text-balance">{children}</p>
      {action}
    </div>
  );
}
