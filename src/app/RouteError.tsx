import { Component, type ReactNode } from "react";
import { reloadOnce } from "@/storage/reloadOnce";
import { Button, LinkButton } from "@/ui/Button";
import { isMissingFile } from "@/ui/missingFile";

interface Props {
  children: ReactNode;
  /** For parts beside the page: they disappear without a message. */
  quiet?: boolean;
}

/** Shows a way back when a page fails, and keeps the rest of the site. */
export class RouteError extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Without a connection, a reload would show the browser's own error page.
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
