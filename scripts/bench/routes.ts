/** The public routes, as the build has prerendered them: about.html is /about, index.html is /. */
import { readdirSync, statSync } from "node:fs";
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

/** Pages that share a frame, by what their addresses have in common. */
const KINDS = [
  /^\/(about|contact|privacy|terms)$/,
  /^\/auth\/./,
  /^\/90-days/,
  /^\/books\/4MQ/,
  /^\/books\/(?!4MQ)/,
  /^\/play\/./,
  /^\/quiz\/./,
  /^\/resources\/questions\/./,
  /^\/resources\/lessons\/./,
  /^\/resources(\/(free-chapters|parent-guides|worksheets))?$/,
  /^\/resources\/for-/,
  /^\/resources\/(.*sample-chapter|raising-)/,
  /^\/resources\/(?!(questions|money-words|ways-to-earn)$)[^/]+$/,
];

/**
 * The kinds that are always measured: where visits begin, and those with the most words, fields and scripts. The others are
 * made of the same parts.
 */
const USUAL =
  /^\/($|auth$|books$|excel-tracker$|find-your-quadrant$|play\/|quiz\/|resources\/(money-words$|questions\/|.*sample-chapter$)|shelf$|short-stories\/)/;

export const isUsual = ({ route }: Route) => USUAL.test(route);

/** The heaviest page of each kind; a page that shares no frame is a kind of its own. */
export function oneOfEachKind(site: string, routes: readonly Route[]): Route[] {
  const size = ({ file }: Route) => statSync(path.join(site, file)).size;
  const heaviest = new Map<RegExp | string, Route>();
  for (const one of routes) {
    const kind = KINDS.find((pattern) => pattern.test(one.route)) ?? one.route;
    const before = heaviest.get(kind);
    if (!before || size(one) > size(before)) heaviest.set(kind, one);
  }
  return [...heaviest.values()];
}

/** Pages that only a signed-in visitor can open. */
export const SIGNED_IN_ROUTES = ["/challenge-dashboard", "/kpi-scorecard", "/community", "/account"] as const;
