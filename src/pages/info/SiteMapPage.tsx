import { Link } from "react-router-dom";
import { MORE_PAGES, SITE_MAP, SITE_MAP_PAGE, SITE_MAP_TEXTS } from "@/content/info/siteMap";
import { PageHead } from "@/ui/text/PageHead";

/** Thirteen pages, each with its path and a description (specification part 2, section 2), and a second list of our own. */
export default function SiteMapPage() {
  return (
    <>
      <PageHead {...SITE_MAP_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1>{SITE_MAP_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-8 max-w-[39em] text-xl">{SITE_MAP_TEXTS.lead}</p>
        <Entries of={SITE_MAP} heading="h2" />
        <h2 className="mt-12 mb-6">{SITE_MAP_TEXTS.moreHeading}</h2>
        <Entries of={MORE_PAGES} heading="h3" />
      </div>
    </>
  );
}

interface EntriesProps {
  of: typeof SITE_MAP;
  heading: "h2" | "h3";
}

const Entries = ({ of: entries, heading: Heading }: EntriesProps) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {entries.map(({ path, label, description }) => (
      <li key={path} className="surface p-5">
        <Heading className="text-xl">
          <Link to={path} className="text-link">
            {label}
          </Link>
        </Heading>
        <p className="text-muted text-base">{path}</p>
        <p className="mt-1">{description}</p>
      </li>
    ))}
  </ul>
);
