import type { ReactNode } from "react";
import { Button } from "./Button";

interface FailureProps {
  /** A sentence about the failure that a child understands. */
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** A failure: a sentence about it, and one button. */
export function Failure({ children, onRetry, retryLabel = "Try again" }: FailureProps) {
  return (
    <div
      role="alert"
      className="rounded-card border-danger flex flex-col items-center gap-4 border-2 border-dashed px-6 py-8 text-center"
    >
      <p className="max-w-[44ch] text-balance">{children}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
