import { Component, type ReactNode } from "react";
import { Failure } from "./Failure";
import { isMissingFile } from "./missingFile";

interface PartBoundaryProps {
  children: ReactNode;
}

/** A part that breaks while it is drawn leaves the rest of the page standing. */
export class PartBoundary extends Component<PartBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // The page loads anew: there is a new version of all of it. Without a connection it cannot, and need not go.
    if (isMissingFile(error) && navigator.onLine) throw error;
    return (
      <Failure onRetry={() => this.setState({ error: undefined })}>
        This part has a problem. The rest of the page is fine, and everything you had saved is still there.
      </Failure>
    );
  }
}
