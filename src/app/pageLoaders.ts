/** Where each route's page lives. A page loads when it is opened, or a moment before. */
import type { ComponentType } from "react";

type PageModule = { default: ComponentType };
export type LoadPage = () => Promise<PageModule>;

export const PAGE_LOADERS = {
  "/": () => import("@/pages/home/HomePage"),
  "/auth": () => import("@/pages/auth/AuthPage"),
  "/challenge-dashboard": () => import("@/pages/journal/ChallengeDashboardPage"),
  "*": () => import("@/pages/info/NotFoundPage"),
} satisfies Record<string, LoadPage>;

export type RoutePath = keyof typeof PAGE_LOADERS;

const loaded = new Map<RoutePath, ComponentType>();

/** The page, if it has been loaded: it can then be drawn without waiting. */
export const loadedPage = (path: RoutePath): ComponentType | undefined => loaded.get(path);

export async function loadPage(path: RoutePath): Promise<PageModule> {
  const module = await PAGE_LOADERS[path]();
  loaded.set(path, module.default);
  return module;
}
