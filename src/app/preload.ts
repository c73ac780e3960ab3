/** Loads the page behind a link a moment before it is opened. */
import { matchPath } from "react-router-dom";
import { whenIdle } from "@/ui/behaviour/whenIdle";
import { PAGES, ROUTE_PATHS, type RoutePath } from "./pageLoaders";

const LINK = 'a[href^="/"]';
/** A list of thirty pages with long texts would fetch all of them. */
const LONG = '[href^="/resources/questions/"]';

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

/**
 * The links that are seen, the text's first. One page after another: a dozen at once would keep an old phone busy while it
 * is being tapped.
 */
async function preloadVisibleLinks() {
  for (const place of ["main", "header"])
    for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>(
      `${place} ${LINK}:not(details *, ${LONG})`,
    ))
      await preloadPath(pathname);
}

/** Links that are pointed at, focused or touched, and those of a menu that opens; the others when the browser is idle. */
export function preloadLinkedPages(): void {
  // Some of these events do not bubble.
  for (const type of ["pointerover", "focusin", "toggle"]) addEventListener(type, preloadTarget, true);
  whenIdle(preloadVisibleLinks);
}
