/// <reference lib="webworker" />
/**
 * The service worker, which serves the pages and all their files from a cache that belongs to one build as a whole. A
 * page therefore never meets files of another build. All other requests go to the network.
 */
import { isPresent, type Present } from "./messages";
import { planFor, type Plan } from "./planRequest";
import { OPENED, type Site } from "./site";
import {
  fill,
  forgetShown,
  forgetUnused,
  abandon as dropCache,
  fromCache,
  fromAnyCache,
  keep,
  markShown,
  markUnused,
} from "./caches";

declare const self: ServiceWorkerGlobalScope;
/** The build writes this in. */
declare const SITE: Site;

const site = SITE;

self.addEventListener("install", (event) => event.waitUntil(prepare()));

async function prepare() {
  await markUnused(site);
  await fill(site);
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

const openTabs = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Tabs may show the previous build, and a tab in which somebody is typing may show the build before that. */
const STILL_OPEN = 2;

async function activate() {
  await markShown(site);
  // Builds that were never used or never arrived as a whole are deleted, but not one that is in flight.
  if (!self.registration.installing) await forgetUnused(site);
  await forgetShown(site, { keepLast: (await openTabs()).length > 0 ? STILL_OPEN : 0 });
  // The worker takes over on the first visit, so that from then on its pages open without a connection.
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const plan = planFor({ method, url, mode, isPart: headers.has("range") }, self.location.origin, site);
  if (plan) event.respondWith(answer(plan, event.request));
});

/** Only the site itself says that a file has gone; a server out of order, or a Wi-Fi's sign-in page, has other statuses. */
const NOT_FOUND = 404;

async function answer(plan: Plan, request: Request): Promise<Response> {
  if (plan.from === "network") {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await fromCache(site, plan.path);
      if (page) return page;
      throw error;
    }
  }
  const here = plan.from === "cache" ? await fromCache(site, plan.path) : undefined;
  const found = here ?? (plan.from === "anyCache" ? await fromAnyCache(plan.path) : undefined);
  if (found) return found;
  const fetched = await fetch(request);
  // The page does not wait until its file has been stored.
  if (OPENED.test(plan.path)) void keep(site, plan.path, fetched.clone());
  if (plan.from === "cache" && plan.kind === "file" && fetched.status === NOT_FOUND) await dropCache(site);
  return fetched;
}

self.addEventListener("message", (event) => {
  if (event.data === "use") event.waitUntil(self.skipWaiting());
  else if (isPresent(event.data)) event.waitUntil(maintain(event.data, event.source));
});

/** A page that has just been left still counts as open for a moment. */
const CLOSING_TAB_MS = 2000;

/**
 * Runs when there is time to spare: files that the browser has thrown away are fetched again, and
 * builds that nobody needs any more are dropped.
 */
async function maintain({ here, opened }: Present, source: ExtendableMessageEvent["source"]) {
  for (const path of opened) if (!(await fromAnyCache(path))) await keep(site, path, fetch(path));
  if (!site.files.includes(new URL(here).pathname)) return;
  // The first worker misses a page that is still loading when that worker arrives.
  await self.clients.claim();
  await fill(site);
  await markShown(site);
  await new Promise((resolve) => setTimeout(resolve, CLOSING_TAB_MS));
  const tabs = await openTabs();
  const isAlone = tabs.every((tab) => source && "id" in source && tab.id === source.id);
  if (isAlone) await forgetShown(site, { keepLast: 0 });
}
