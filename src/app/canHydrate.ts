import { routeOf } from "./preload";

/**
 * Returns true if the prerendered tree on the page is the one that this address renders, so that React can hydrate it.
 * @param prerendered the path that the page was rendered for; `*` for the 404 page, undefined for the frame of a signed-in page.
 */
export function canHydrate(prerendered: string | undefined, pathname: string): boolean {
  // The host answers with the 404 page where it has no file; but a route with a parameter, such as
  // an unknown book, has a page of its own for that.
  if (prerendered === "*") return routeOf(pathname) === "*";
  return prerendered === pathname.replace(/(.)\/$/, "$1");
}
