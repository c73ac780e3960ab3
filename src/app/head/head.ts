/** The contents of a prerendered page's head besides its title and description. Never part of the browser's code. */
import type { PageMeta } from "@/content/pageMeta";
import { SHARE_PICTURES, SHARE_SIZE, shareNameOf, sharePath } from "@/content/sharing";
import { absolute, canonicalPath, type Site } from "./addresses";
import { plainTitle } from "./breadcrumbs";
import { structuredData } from "./structuredData";
import { jsonLd, link, meta } from "./tags";
import { workOf, type WorkKind } from "./works";

const OPEN_GRAPH_TYPES: Record<WorkKind, string> = {
  book: "book",
  article: "article",
  story: "article",
  quiz: "website",
  questions: "website",
};

export function headOf(site: Site, path: string, { title, description, isUnlisted }: PageMeta): string {
  const share = shareNameOf(path);
  const image = absolute(site, sharePath(share));
  const canonical = absolute(site, canonicalPath(path));
  const kind = workOf(path)?.kind;
  return [
    isUnlisted ? meta("robots", "noindex") : "",
    link("canonical", canonical),
    meta("og:site_name", "4MQ"),
    meta("og:locale", "en_GB"),
    meta("og:type", kind ? OPEN_GRAPH_TYPES[kind] : "website"),
    meta("og:title", plainTitle(title)),
    meta("og:description", description),
    meta("og:url", canonical),
    meta("og:image", image),
    meta("og:image:width", String(SHARE_SIZE.width)),
    meta("og:image:height", String(SHARE_SIZE.height)),
    meta("og:image:alt", SHARE_PICTURES[share].alt),
    meta("twitter:card", "summary_large_image"),
    jsonLd(structuredData(site, path, image)),
  ].join("");
}
