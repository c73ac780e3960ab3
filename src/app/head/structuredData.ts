/** A page's description for search engines, as schema.org data. */
import { absolute, type Site } from "./addresses";
import { breadcrumbs } from "./breadcrumbs";
import { workOf } from "./works";

const SITE_NAME = "4MQ";
const LANGUAGE = "en-GB";

const organisationId = (site: Site) => absolute(site, "/#organisation");

const publisher = (site: Site) => ({
  "@type": "Organization",
  "@id": organisationId(site),
  name: SITE_NAME,
  url: absolute(site, "/"),
});

const home = (site: Site) => [
  { ...publisher(site), alternateName: "Four Money Quadrants", logo: absolute(site, "/icon-512.png") },
  {
    "@type": "WebSite",
    "@id": absolute(site, "/#website"),
    name: SITE_NAME,
    alternateName: "Four Money Quadrants",
    url: absolute(site, "/"),
    inLanguage: LANGUAGE,
    publisher: { "@id": organisationId(site) },
  },
];

/** @param image absolute address of the page's share picture. */
export function structuredData(site: Site, path: string, image: string): object {
  const work = workOf(path);
  const about = work && {
    ...work.data(site),
    url: absolute(site, path),
    image,
    inLanguage: LANGUAGE,
    publisher: publisher(site),
  };
  const graph = path === "/" ? home(site) : [breadcrumbs(site, path), ...(about ? [about] : [])];
  return { "@context": "https://schema.org", "@graph": graph };
}
