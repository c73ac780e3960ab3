import { routeOf } from "./preload";

/**
 * Returns the path under which the site has the page: `/books` for `/Books`. The ids in an address are in small letters; the
 * three level pages with capitals are routes of their own. A path without a page stays as it is.
 */
export function ownPath(pathname: string): string {
  const route = routeOf(pathname);
  if (route === "*") return pathname;
  const path = pathname.replace(/(.)\/+$/, "$1");
  const own = route.includes(":") ? path.toLowerCase() : route;
  // A host may write one slash at the end.
  return [own, `${own}/`].includes(pathname) ? pathname : own;
}
