import { Fragment } from "react";
import { Link } from "react-router-dom";
import {
  MORE_PAGES,
  MORE_READERS,
  SITE_MAP,
  SITE_MAP_PAGE,
  SITE_MAP_TEXTS,
  type SiteMapEntry,
} from "@/content/info/siteMap";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { PageHead } from "@/ui/text/PageHead";

/** Thirteen pages, each with its path and a description (specification part 2, section 2), then our own by reader. */
export default function SiteMapPage() {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...SITE_MAP_PAGE} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <h1>{SITE_MAP_TEXTS.heading}</h1>
        <p className="text-muted mt-3 mb-8 max-w-[39em] text-xl">{SITE_MAP_TEXTS.lead}</p>
        {isWhole && (
          <>
            <h2 className="mb-4">{SITE_MAP_TEXTS.main}</h2>
            <Entries of={SITE_MAP} hasPaths />
            {Object.entries(MORE_READERS).map(([id, heading]) => (
              <Fragment key={id}>
                <h2 className="mt-8 mb-4">{heading}</h2>
                <Entries of={MORE_PAGES.filter(({ readers }) => readers === id)} />
              </Fragment>
            ))}
          </>
        )}
      </div>
    </>
  );
}

interface EntriesProps {
  of: readonly SiteMapEntry[];
  hasPaths?: true;
}

const Entries = ({ of: entries, hasPaths }: EntriesProps) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {entries.map(({ path, label, description, picture }, nth) => (
      // The first has a row of its own if their number is odd.
      <li
        key={path}
        className={`surface flex flex-wrap gap-4 p-4 ${nth || entries.length % 2 === 0 ? "" : "sm:col-span-2"}`}
      >
        <img
          src={`/art/${picture}`}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          className="rounded-field size-20 shrink-0 object-cover"
        />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h3 className="text-xl">
            <Link to={path} className="text-link">
              {label}
            </Link>
          </h3>
          <p className="mt-1 text-base leading-snug">{description}</p>
          {hasPaths && <p className="text-muted text-sm wrap-anywhere">{path}</p>}
        </div>
      </li>
    ))}
  </ul>
);
