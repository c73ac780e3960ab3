import { routeOf } from "./preload";

/**
 * Whether the prerendered tree in the page is the one that this address renders, so that React can take it over.
 * @param prerendered the path that the page was rendered for; `*` for the 404 page, nothing for the shell.
 */
export function canHydrate(prerendered: string | undefined, pathname: string): boolean {
  // The host answers with the 404 page where there is no file; but a route with a parameter, such as a book that
  // nobody knows, has a page of its own for that.
  if (prerendered === "*") return routeOf(pathname) === "*";
  return prerendered === pathname.replace(/(.)\/$/, "$1");
}
