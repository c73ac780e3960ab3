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

/** As many pages load at once: a dozen would keep an old phone busy while it is being tapped. */
const AT_ONCE = 2;
const asked = new Set<string>();
let loading = 0;

function isOnScreen(link: Element) {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A link on the screen, else the first of the page, the text's before the header's; undefined if all were asked for. */
function nextLink() {
  const waiting = ["main", "header"]
    .flatMap((place) => [
      ...document.querySelectorAll<HTMLAnchorElement>(`${place} ${LINK}:not(details *, ${LONG})`),
    ])
    .filter(({ pathname }) => !asked.has(pathname));
  return waiting.find(isOnScreen) ?? waiting[0];
}

async function preloadLinks() {
  if (loading >= AT_ONCE) return;
  loading += 1;
  for (let link = nextLink(); link; link = nextLink()) {
    asked.add(link.pathname);
    await preloadPath(link.pathname);
  }
  loading -= 1;
}

function preloadWhenIdle() {
  for (let nth = loading; nth < AT_ONCE; nth++) whenIdle(preloadLinks);
}

/**
 * Links that are pointed at, focused or touched, and those of a menu that opens; the others when the browser is idle, also
 * after scrolling and on the next page, which takes the focus.
 */
export function preloadLinkedPages(): void {
  // Some of these events do not bubble.
  for (const type of ["pointerover", "focusin", "toggle"]) addEventListener(type, preloadTarget, true);
  for (const type of ["focusin", "scroll"]) addEventListener(type, preloadWhenIdle, { passive: true });
  preloadWhenIdle();
}
