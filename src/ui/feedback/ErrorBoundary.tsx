import { Component } from "react";
import type { Elements } from "@/ui/elements";
import { Failure } from "./Failure";
import { isMissingFile } from "./missingFile";

interface ErrorBoundaryProps {
  children: Elements;
  /** The replacement of what failed; by default a sentence and a retry. */
  instead?: ((error: unknown) => Elements) | undefined;
  /** Asks for the part's file again. Without it a missing file is the failure of the whole page. */
  onRetry?: () => void;
  /** A failed part is tried again when this value changes. */
  retryOn?: unknown;
}

/** Keeps the rest of the page when one part fails to load or to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; retries: number }> {
  override state: { error?: unknown; retries: number } = { retries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ retryOn }: ErrorBoundaryProps) {
    if (this.state.error !== undefined && retryOn !== this.props.retryOn) this.retry();
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState(({ retries }) => ({ error: undefined, retries: navigator.onLine ? retries + 1 : 0 }));
  };

  override render() {
    const { error, retries } = this.state;
    const { children, instead, onRetry } = this.props;
    if (error === undefined) return children;
    if (instead) return instead(error);
    const isMissing = isMissingFile(error);
    // A file that is missing twice usually means that a new version of the site has been deployed, so the page reloads.
    // Without a connection it cannot, and need not.
    if (isMissing && navigator.onLine && (!onRetry || retries > 0)) throw error;
    return (
      <Failure onRetry={this.retry}>
        {isMissing
          ? "We could not open this part. Check your connection, then try again."
          : "This part has a problem. The rest of the page is fine, and everything you have saved is still there."}
      </Failure>
    );
  }
}
