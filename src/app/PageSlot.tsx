import { lazy, useState, type ComponentType } from "react";
import { loadedPage, loadPage, PAGE_LOADERS, type RoutePath } from "./pageLoaders";

const LAZY_PAGES = Object.fromEntries(
  Object.keys(PAGE_LOADERS).map((path) => [path, lazy(() => loadPage(path as RoutePath))]),
) as Record<RoutePath, ComponentType>;

/** The page of a route: at once when it is loaded already (hydration must not wait), else as soon as it is. */
export function PageSlot({ path }: { path: RoutePath }) {
  const [Page] = useState<ComponentType>(() => loadedPage(path) ?? LAZY_PAGES[path]);
  return <Page />;
}
