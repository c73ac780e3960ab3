/** The public routes, as the build has prerendered them: about.html is /about, index.html is /. */
import { readdirSync } from "node:fs";
import path from "node:path";

/** Files that are not pages of their own: the answer to unknown paths, the guarded pages' shell, the catalogue. */
const NOT_ROUTES = ["404.html", "200.html", "_ui/index.html"];
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
