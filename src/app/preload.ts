/** Loads the page behind a link a moment before it is opened. */
import { matchPath } from "react-router-dom";
import { whenIdle } from "@/ui/whenIdle";
import { PAGES, ROUTE_PATHS, type RoutePath } from "./pageLoaders";

const LINK = 'a[href^="/"]';

export function routeOf(pathname: string): RoutePath {
  return ROUTE_PATHS.find((path) => path !== "*" && matchPath(path, pathname)) ?? "*";
}

/** A page that failed to load is requested again, and its error shown, when it is opened. */
const preloadPath = (pathname: string) => PAGES[routeOf(pathname)].preload(pathname);

function preloadTarget({ target }: Event) {
  if (!(target instanceof Element)) return;
  const links = target.matches("details")
    ? target.querySelectorAll<HTMLAnchorElement>(LINK)
    : [target.closest<HTMLAnchorElement>(LINK)];
  for (const link of links) if (link) void preloadPath(link.pathname);
}

/** Loads pages one after another: a dozen at once would keep an old phone busy while it is being tapped. */
async function preloadOneByOne(links: string) {
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>(links)) await preloadPath(pathname);
}

/**
 * Links that are pointed at, focused or touched, and those of a menu that opens; when the browser
 * is idle, the links in the content and then the visible ones in the header.
 */
export function preloadLinkedPages(): void {
  // Some of these events do not bubble.
  for (const type of ["pointerover", "focusin", "toggle"]) addEventListener(type, preloadTarget, true);
  whenIdle(async () => {
    await preloadOneByOne("main " + LINK);
    await preloadOneByOne(`header ${LINK}:not(details *)`);
  });
}
