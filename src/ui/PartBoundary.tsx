import { Component, type ReactNode } from "react";
import { Failure } from "./Failure";
import { isMissingFile } from "./missingFile";

interface PartBoundaryProps {
  children: ReactNode;
}

/** Keeps the rest of the page when one part fails to render. */
export class PartBoundary extends Component<PartBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // The page reloads, because all of it has a new version. Without a connection it cannot, and need not.
    if (isMissingFile(error) && navigator.onLine) throw error;
    return (
      <Failure onRetry={() => this.setState({ error: undefined })}>
        This part has a problem. The rest of the page is fine, and everything you had saved is still there.
      </Failure>
    );
  }
}
