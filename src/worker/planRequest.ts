/**
 * The worker's plan for a request. The worker leaves alone any request not named here, above all calls to the backend.
 */
import { HASHED, OPENED, type Site } from "./site";

export interface PageRequest {
  method: string;
  url: string;
  /** `navigate` when a page is opened. */
  mode: string;
  /** True if only part of a file is wanted, for example by a player. */
  isPart: boolean;
}

export type Plan =
  /** From the cache, else from the network. */
  | { from: "cache"; path: string; kind: "file" | "page" }
  /** A file of another build, for a page of that build, or one that is kept once it has been opened. */
  | { from: "anyCache"; path: string }
  /** From the network or, without a connection, `path` from the cache. */
  | { from: "network"; path: string };

/** The paths of the API, the functions, the local mailbox and the downloads. None of them is a page of the site. */
const NEVER = /^\/(?:rest|auth\/v1|functions|storage|realtime|graphql|_mail|downloads)(?:\/|$)/;
const FILE_NAME = /\.\w+$/;

/** @param origin of the site. @returns undefined if the browser is to act as if there were no worker. */
export function planFor(asked: PageRequest, origin: string, site: Site): Plan | undefined {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || asked.isPart || url.origin !== origin || NEVER.test(url.pathname))
    return undefined;
  if (asked.mode === "navigate") return planForPage(url.pathname, site);
  if (url.search) return undefined;
  if (site.files.includes(url.pathname) || OPENED.test(url.pathname))
    return { from: "cache", path: url.pathname, kind: "file" };
  return HASHED.test(url.pathname) ? { from: "anyCache", path: url.pathname } : undefined;
}

/** A page is the same whatever its query says. */
function planForPage(pathname: string, site: Site): Plan | undefined {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (site.pages.includes(path)) return { from: "cache", path, kind: "page" };
  // A file that is opened directly is not a page.
  return FILE_NAME.test(path) ? undefined : { from: "network", path: site.notFound };
}
