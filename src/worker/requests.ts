/** What the worker does with a request. What is not named here it does not touch: calls to the backend least of all. */
import { HASHED, type Site } from "./site";

export interface PageRequest {
  method: string;
  url: string;
  /** `navigate` when a page is opened. */
  mode: string;
  /** Only a part of a file is wanted, as by a player. */
  isPart: boolean;
}

export type Plan =
  /** From the cache, else from the network. */
  | { from: "cache"; path: string; kind: "file" | "page" }
  /** A file of another build, for a page of that build. */
  | { from: "anyCache"; path: string }
  /** From the network; without one, `path` from the cache. */
  | { from: "network"; path: string };

/** Where the API, the functions, the local mailbox and files to keep live. None of them is a page of the site. */
const NEVER = /^\/(?:rest|auth\/v1|functions|storage|realtime|graphql|_mail|downloads)(?:\/|$)/;
const FILE_NAME = /\.\w+$/;

/** @param origin of the site. @returns undefined when the browser is to ask as if there were no worker. */
export function planFor(asked: PageRequest, origin: string, site: Site): Plan | undefined {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || asked.isPart || url.origin !== origin || NEVER.test(url.pathname))
    return undefined;
  if (asked.mode === "navigate") return planForPage(url.pathname, site);
  if (url.search) return undefined;
  if (site.files.includes(url.pathname)) return { from: "cache", path: url.pathname, kind: "file" };
  return HASHED.test(url.pathname) ? { from: "anyCache", path: url.pathname } : undefined;
}

/** A page is the same whatever its query says. */
function planForPage(pathname: string, site: Site): Plan | undefined {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (site.pages.includes(path)) return { from: "cache", path, kind: "page" };
  if (site.guarded.includes(path)) return { from: "cache", path: site.shell, kind: "page" };
  // A file that is opened by itself is no page.
  return FILE_NAME.test(path) ? undefined : { from: "network", path: site.notFound };
}
