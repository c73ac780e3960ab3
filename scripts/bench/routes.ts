/** The public routes, as the build has prerendered them: about.html is /about, index.html is /. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { PAGE_MODULES } from "#scripts/site/frames";
import { htmlFile } from "#scripts/site/prerender";

/** Files that are not public pages: the answer to unknown paths, the catalogue, and the frames. */
const NOT_ROUTES = ["404.html", "_ui/index.html", ...Object.keys(PAGE_MODULES).map(htmlFile)];
/** The folder beside the site with the pages' references. */
export const REFERENCES = "static-reference";

export interface Route {
  route: string;
  /** The built file, relative to the site's folder. */
  file: string;
}

export function publicRoutes(site: string): Route[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter(
      (file) => file.endsWith(".html") && !NOT_ROUTES.includes(file) && !file.startsWith(`${REFERENCES}/`),
    )
    .map((file) => ({ file, route: `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}` }))
    .toSorted((a, b) => a.route.localeCompare(b.route));
}

/** Pages that only a signed-in visitor can open. */
export const SIGNED_IN_ROUTES = ["/challenge-dashboard", "/kpi-scorecard", "/community", "/account"] as const;
