import { Link } from "react-router-dom";
import { SITE_MAP, SITE_MAP_PAGE, SITE_MAP_TEXTS } from "@/content/info/siteMap";
import { PageHead } from "@/ui/text/PageHead";

/** Thirteen pages, each with its path and a description (specification part 2, section 2). */
export default function SiteMapPage() {
  return (
    <>
      <PageHead {...SITE_MAP_PAGE} />
      <div className="site-width py-10 sm:py-14">
        <h1>{SITE_MAP_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-8 max-w-[39em] text-xl">{SITE_MAP_TEXTS.lead}</p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {SITE_MAP.map(({ path, label, description }) => (
            <li key={path} className="surface p-5">
              <h2 className="text-xl">
                <Link to={path} className="text-link">
                  {label}
                </Link>
              </h2>
              <p className="text-muted text-base">{path}</p>
              <p className="mt-1">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
