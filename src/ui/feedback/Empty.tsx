import type { ReactNode } from "react";
import type { Elements } from "@/ui/elements";

interface EmptyProps {
  /** A decorative picture, which adds nothing to the words. */
  picture?: Elements;
  children: ReactNode;
  /** The one next step. */
  action?: Elements;
}

/** An empty state: what belongs here, and what to do next. */
export function Empty({ picture, children, action }: EmptyProps) {
  return (
    <div className="rounded-card border-line flex flex-col items-center gap-4 border-2 border-dashed px-6 py-8 text-center">
      {picture && (
        <span aria-hidden="true" className="text-muted">
          {picture}
        </span>
      )}
      <p className="max-w-[26em] text-balance">{children}</p>
      {action}
    </div>
  );
}
