/**
 * Every page that stands. Only the build and the tests read this list: it brings the words of the whole site with it.
 * A page takes what is said of it from its own content file.
 */
import { AUTH_PAGE } from "./auth";
import { HOME_PAGE } from "./home";
import { DASHBOARD_PAGE } from "./journal";
import type { PageMeta } from "./pageMeta";

/** Public pages: written to real HTML at build time. */
export const PUBLIC_PAGES = {
  "/": HOME_PAGE,
  "/auth": AUTH_PAGE,
} satisfies Record<`/${string}`, PageMeta>;

/** Pages for signed-in visitors: served as an empty shell, kept out of search engines. */
export const GUARDED_PAGES = {
  "/challenge-dashboard": DASHBOARD_PAGE,
} satisfies Record<`/${string}`, PageMeta>;
