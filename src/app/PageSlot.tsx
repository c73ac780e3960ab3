import { lazy, useState, type ComponentType } from "react";
import { loadedPage, loadPage, type RoutePath } from "./pageLoaders";

const lazyPages = new Map<RoutePath, ComponentType>();

/** One lazy component for each route, created when it is first needed. */
function lazyPage(path: RoutePath): ComponentType {
  const page = lazyPages.get(path) ?? lazy(() => loadPage(path));
  lazyPages.set(path, page);
  return page;
}

/**
 * The page of a route: shown at once if it has already loaded (hydration must not wait), otherwise as soon as it has.
 */
export function PageSlot({ path }: { path: RoutePath }) {
  const [Page] = useState<ComponentType>(() => loadedPage(path) ?? lazyPage(path));
  return <Page />;
}
