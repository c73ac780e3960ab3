/** Loads the page behind a link a moment before it is opened. */
import { matchPath } from "react-router-dom";
import { whenIdle } from "@/ui/whenIdle";
import { loadPage, ROUTE_PATHS, type RoutePath } from "./pageLoaders";

const LINK = 'a[href^="/"]';

export function routeOf(pathname: string): RoutePath {
  return ROUTE_PATHS.find((path) => path !== "*" && matchPath(path, pathname)) ?? "*";
}

/** A page that does not come is asked for again, and complained about, when it is opened. */
const preloadPath = (pathname: string) => loadPage(routeOf(pathname)).catch(() => {});

function preloadTarget({ target }: Event) {
  if (!(target instanceof Element)) return;
  const links = target.matches("details")
    ? target.querySelectorAll<HTMLAnchorElement>(LINK)
    : [target.closest<HTMLAnchorElement>(LINK)];
  for (const link of links) if (link) void preloadPath(link.pathname);
}

/** One after the other: a dozen pages that come at once keep an old phone busy while it is being tapped. */
async function preloadOneByOne(links: Iterable<HTMLAnchorElement>) {
  for (const { pathname } of links) await preloadPath(pathname);
}

/**
 * Links that are pointed at, focused or touched, and those of a menu that opens; when the page has nothing else to do,
 * those of its content and those that the header shows.
 */
export function preloadLinkedPages(): void {
  // Not all of them bubble.
  for (const type of ["pointerover", "focusin", "toggle"]) addEventListener(type, preloadTarget, true);
  whenIdle(
    () =>
      void preloadOneByOne(
        document.querySelectorAll<HTMLAnchorElement>(`main ${LINK}, header ${LINK}:not(details *)`),
      ),
  );
}
