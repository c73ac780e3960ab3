import { lazy, useState, type ComponentType } from "react";
import { loadedPage, loadPage, type RoutePath } from "./pageLoaders";

const lazyPages = new Map<RoutePath, ComponentType>();

/** One lazy component a route, made when it is first needed. */
function lazyPage(path: RoutePath): ComponentType {
  const page = lazyPages.get(path) ?? lazy(() => loadPage(path));
  lazyPages.set(path, page);
  return page;
}

/** The page of a route: at once when it is loaded already (hydration must not wait), else as soon as it is. */
export function PageSlot({ path }: { path: RoutePath }) {
  const [Page] = useState<ComponentType>(() => loadedPage(path) ?? lazyPage(path));
  return <Page />;
}
