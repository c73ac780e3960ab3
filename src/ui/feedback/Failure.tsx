import type { ReactNode } from "react";
import { Button } from "@/ui/controls/Button";

interface FailureProps {
  /** A sentence about the failure that a child understands. */
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** A failure: a sentence about it, and one button. */
export function Failure({ children, onRetry, retryLabel = "Try again" }: FailureProps) {
  return (
    <div role="alert" className="failure">
      <p>{children}</p>
      {onRetry && (
        <Button variant="quiet" data-retry onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
