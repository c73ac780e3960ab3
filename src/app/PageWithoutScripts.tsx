import { PAGE_WITHOUT_SCRIPTS } from "@/content/withoutScripts";

/** The content of a signed-in page when no script fills its frame. */
export const PageWithoutScripts = () => (
  <noscript>
    <div className="site-width py-8 sm:py-12">
      <h1>{PAGE_WITHOUT_SCRIPTS.heading}</h1>
      <p className="text-muted mt-3 max-w-[39em] text-xl">
        {PAGE_WITHOUT_SCRIPTS.text}{" "}
        <a href="/" className="text-link">
          {PAGE_WITHOUT_SCRIPTS.home}
        </a>
        .
      </p>
    </div>
  </noscript>
);
