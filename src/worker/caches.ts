/** What the worker keeps: one cache a build, filled as a whole before the build is used. */
import { HASHED, PREFIX, type Bundle, type Site } from "./site";

/** A visitor who reads on meanwhile has the rest of the line. */
const MAX_PARALLEL = 4;

const nameOf = ({ build }: Site) => PREFIX + build;

/** Stored headers say how a file was compressed; that is no reason not to find it. */
const MATCH_BY_PATH: CacheQueryOptions = { ignoreVary: true };

export const fromCache = (site: Site, path: string): Promise<Response | undefined> =>
  caches.match(path, { ...MATCH_BY_PATH, cacheName: nameOf(site) });

export const fromAnyCache = (path: string): Promise<Response | undefined> =>
  caches.match(path, MATCH_BY_PATH);

/** Only a whole and true answer of this site is kept: no error, no page of a café's network that asks for a sign-in. */
function assertUsable(path: string, answer: Response): void {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!answer.ok || answer.status !== 200 || answer.redirected || answer.type !== "basic" || isPage)
    throw new Error(`${path} did not come: ${answer.status}`);
}

async function fetchFile(path: string): Promise<Response> {
  // What has a hash in its name may come from where the page has left it; of the rest the browser may have an old one.
  const answer = await fetch(path, { cache: HASHED.test(path) ? "default" : "no-cache" });
  assertUsable(path, answer);
  return answer;
}

async function cacheFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, MATCH_BY_PATH)) return;
  const same = HASHED.test(path) ? await fromAnyCache(path) : undefined;
  await cache.put(path, same ?? (await fetchFile(path)));
}

async function cacheFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const lane = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await cacheFile(cache, path);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, lane));
}

async function cachePages(cache: Cache, { bundle, shell }: Site): Promise<void> {
  const { style, slot, headers, pages } = (await (await fetchFile(bundle)).json()) as Bundle;
  const put = (path: string) => {
    const { html, status } = pages[path]!;
    // A function: in a text for `replace` a dollar sign would mean something.
    return cache.put(
      path,
      new Response(
        html.replace(slot, () => style),
        { headers, status },
      ),
    );
  };
  await Promise.all(
    Object.keys(pages)
      .filter((path) => path !== shell)
      .map(put),
  );
  // The last one: where it is, everything is.
  await put(shell);
}

/** Fetches what is not there yet. @throws when something does not come; what did come stays for the next attempt. */
export async function fill(site: Site): Promise<void> {
  if (await fromCache(site, site.shell)) return;
  const cache = await caches.open(nameOf(site));
  await cacheFiles(cache, site.files);
  await cachePages(cache, site);
}

/** A file is neither here nor on the server: pages that need it must come from the server again, all of them. */
export const abandon = (site: Site): Promise<boolean> => caches.delete(nameOf(site));

/** In the cache of a build that has been shown: a tab may show it still. */
const SHOWN_KEY = "/shown";

export async function markShown(site: Site): Promise<void> {
  const cache = await caches.open(nameOf(site));
  await cache.put(SHOWN_KEY, new Response());
}

/** A build that is put up a second time waits like any other. */
export async function markUnused(site: Site): Promise<void> {
  const cache = await caches.open(nameOf(site));
  await cache.delete(SHOWN_KEY);
}

/** Names of the other builds' caches, in the order in which they were made. */
async function otherCaches(site: Site): Promise<{ shown: string[]; unused: string[] }> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(site));
  const marks = await Promise.all(names.map((cacheName) => caches.match(SHOWN_KEY, { cacheName })));
  return {
    shown: names.filter((_, index) => marks[index]),
    unused: names.filter((_, index) => !marks[index]),
  };
}

const forget = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));

/** @param butLast so many of the last ones stay. */
export async function forgetShown(site: Site, { butLast }: { butLast: number }): Promise<void> {
  const { shown } = await otherCaches(site);
  await forget(shown.toReversed().slice(butLast));
}

export async function forgetUnused(site: Site): Promise<void> {
  const { unused } = await otherCaches(site);
  await forget(unused);
}
