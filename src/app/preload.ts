/** Loads the page behind a link a moment before it is opened. */
import { matchPath } from "react-router-dom";
import { whenIdle } from "@/ui/whenIdle";
import { loadPage, ROUTE_PATHS, type RoutePath } from "./pageLoaders";

export function routeOf(pathname: string): RoutePath {
  return ROUTE_PATHS.find((path) => path !== "*" && matchPath(path, pathname)) ?? "*";
}

/** A page that does not come is asked for again, and complained about, when it is opened. */
const preloadPath = (pathname: string) => loadPage(routeOf(pathname)).catch(() => {});

function preloadTarget(event: Event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link && link.origin === location.origin) void preloadPath(link.pathname);
}

/** Links that are pointed at, focused or touched; and, when the page has nothing else to do, those of its content. */
export function preloadLinkedPages(): void {
  addEventListener("pointerover", preloadTarget, { passive: true });
  addEventListener("focusin", preloadTarget);
  whenIdle(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
      void preloadPath(link.pathname);
  });
}
