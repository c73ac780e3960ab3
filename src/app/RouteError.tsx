import { Component, type ReactNode } from "react";
import { reloadOnce } from "@/storage/reloadOnce";
import { Button, LinkButton } from "@/ui/Button";
import { isMissingFile } from "@/ui/missingFile";

interface Props {
  children: ReactNode;
  /** Of what stands beside the page: without a word, it is not there. */
  quiet?: boolean;
}

/** A page that breaks leaves the rest of the site standing, and a way back. */
export class RouteError extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Without a connection the browser would put its own page in the place of this one.
    if (navigator.onLine && isMissingFile(error)) reloadOnce(String(error));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.quiet) return;
    return (
      <div role="alert" className="site-width flex flex-col items-start gap-5 py-16">
        <h1>This page has a problem</h1>
        <p className="max-w-reading">
          Something went wrong on this page. Everything you had saved is still there.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => location.reload()}>Reload the page</Button>
          <LinkButton to="/" variant="quiet">
            Go to the home page
          </LinkButton>
        </div>
      </div>
    );
  }
}
