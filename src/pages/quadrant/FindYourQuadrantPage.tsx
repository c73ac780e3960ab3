import { ASSESSMENT_PAGE, ASSESSMENT_TEXTS } from "@/content/quadrant/assessment";
import { PageHead } from "@/ui/text/PageHead";
import { Link } from "react-router-dom";
import { Assessment } from "./Assessment";

/** The page /find-your-quadrant (specification part 2, section 2). */
export default function FindYourQuadrantPage() {
  return (
    <>
      <PageHead {...ASSESSMENT_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1>{ASSESSMENT_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-6 max-w-[39em] text-xl">{ASSESSMENT_TEXTS.lead}</p>
        <Assessment />
        <noscript>
          <p className="mt-6">
            {ASSESSMENT_TEXTS.withoutScripts}{" "}
            <Link to="/" className="text-link">
              {ASSESSMENT_TEXTS.withoutScriptsLink}
            </Link>
            .
          </p>
        </noscript>
      </div>
    </>
  );
}
