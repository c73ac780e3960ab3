import { useEffect } from "react";
import { reloadOnce } from "@/storage/reloadOnce";
import { Button, LinkButton } from "@/ui/controls/Button";
import { isMissingFile } from "@/ui/feedback/missingFile";
import { PageSkeleton } from "./PageSkeleton";

/** For `late`: a part that fills the page. If it fails, there is a way back, and the rest of the site stays. */
export const WHOLE_PAGE = {
  loading: () => <PageSkeleton />,
  instead: (_: object, error: unknown) => <PageProblem error={error} />,
};

function PageProblem({ error }: { error: unknown }) {
  useEffect(() => {
    // Without a connection, a reload would show the browser's own error page.
    if (navigator.onLine && isMissingFile(error)) reloadOnce(String(error));
  }, [error]);
  return (
    <div role="alert" className="site-width flex flex-col items-start gap-5 py-12">
      <h1>This page has a problem</h1>
      <p className="max-w-reading">
        Something went wrong on this page. Everything you have saved is still there.
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
