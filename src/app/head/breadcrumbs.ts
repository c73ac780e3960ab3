/** The breadcrumb trail from the home page to a page. */
import { PUBLIC_PAGES } from "@/content/pages";
import type { PageMeta } from "@/content/pageMeta";
import { absolute, type Site } from "./addresses";

const pages: Readonly<Record<string, PageMeta>> = PUBLIC_PAGES;

/** Returns the title without the site's name. */
export const plainTitle = (title: string) => title.split(" | ")[0]!;

/** The ancestors of a page that exist, and the page itself. */
function ancestorsOf(path: string): string[] {
  const parts = path.split("/").filter(Boolean);
  const above = parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/", ...above].filter((candidate) => candidate in pages);
}

export const breadcrumbs = (site: Site, path: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: ancestorsOf(path).map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: step === "/" ? "Home" : plainTitle(pages[step]!.title),
    item: absolute(site, step),
  })),
});
