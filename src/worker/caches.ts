/** The worker's caches: one per build, filled completely before the build is used. */
import { HASHED, PREFIX, type Bundle, type Site } from "./site";

/** The limit leaves the rest of the connection to a visitor who keeps reading. */
const MAX_PARALLEL = 4;

const nameOf = ({ build }: Site) => PREFIX + build;

/** The headers of a stored answer play no part in the search, because they only say how the file was compressed. */
const MATCH_BY_PATH: CacheQueryOptions = { ignoreVary: true };

export const fromCache = (site: Site, path: string): Promise<Response | undefined> =>
  caches.match(path, { ...MATCH_BY_PATH, cacheName: nameOf(site) });

export const fromAnyCache = (path: string): Promise<Response | undefined> =>
  caches.match(path, MATCH_BY_PATH);

/** The type of a file by its ending: a file with a hash in its name stays for good under that name. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  [/\.json$/, /^application\/json\b/],
  // Some hosts do not know the manifest's type, and browsers read it under any.
  [/\.webmanifest$/, /^(?!text\/html)/],
  // Fonts and icons: under any type that is neither a text's nor a refusal's.
  [/$/, /^(?!text\/|application\/(?:json|xhtml\+xml))/],
];

/** Only a complete, genuine answer from this site is kept: no error, and no sign-in page of a café's network. */
function assertUsable(path: string, { ok, status, redirected, type, headers }: Response): void {
  const [, ownType] = TYPES.find(([ending]) => ending.test(path))!;
  const isOwn = type === "basic" && !redirected && ownType.test(headers.get("Content-Type") ?? "");
  if (!ok || status !== 200 || !isOwn) throw new Error(`${path} did not come: ${status}`);
}

async function fetchFile(path: string): Promise<Response> {
  // A file with a hash in its name may come from the browser's own cache; the browser's copy of any
  // other file may be out of date.
  const answer = await fetch(path, { cache: HASHED.test(path) ? "default" : "no-cache" });
  assertUsable(path, answer);
  return answer;
}

async function cacheFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, MATCH_BY_PATH)) return;
  const same = HASHED.test(path) ? await fromAnyCache(path) : undefined;
  await cache.put(path, same ?? (await fetchFile(path)));
}

/** Adds a file that somebody has opened to this build; the visitor gets it even if it cannot be kept. */
export async function keep(site: Site, path: string, fetched: Response | Promise<Response>): Promise<void> {
  try {
    const answer = await fetched;
    assertUsable(path, answer);
    await (await caches.open(nameOf(site))).put(path, answer);
  } catch {
    // Storage may be full, the connection lost, or a Wi-Fi's page has answered.
  }
}

async function cacheFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const downloadNext = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await cacheFile(cache, path);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, downloadNext));
}

async function cachePages(cache: Cache, { bundle, notFound }: Site): Promise<void> {
  const { style, slot, headers, pages } = (await (await fetchFile(bundle)).json()) as Bundle;
  const store = (path: string) => {
    const { html, status } = pages[path]!;
    // A function is passed because `replace` gives a dollar sign in a text a special meaning.
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
      .filter((path) => path !== notFound)
      .map(store),
  );
  // The page for unknown paths is stored last, so if it is there, everything is.
  await store(notFound);
}

/**
 * Fetches the files that are missing. @throws if a file does not arrive; the files that did arrive
 * stay for the next attempt.
 */
export async function fill(site: Site): Promise<void> {
  if (await fromCache(site, site.notFound)) return;
  const cache = await caches.open(nameOf(site));
  await cacheFiles(cache, site.files);
  await cachePages(cache, site);
}

/**
 * Deletes the cache once a file is neither in it nor on the server: all pages that need the file
 * must come from the server again.
 */
export const abandon = (site: Site): Promise<boolean> => caches.delete(nameOf(site));

/** Marks the cache of a build that has been shown, because a tab may still show it. */
const SHOWN_KEY = "/shown";

export async function markShown(site: Site): Promise<void> {
  const cache = await caches.open(nameOf(site));
  await cache.put(SHOWN_KEY, new Response());
}

/** A build that is deployed a second time waits like any other. */
export async function markUnused(site: Site): Promise<void> {
  const cache = await caches.open(nameOf(site));
  await cache.delete(SHOWN_KEY);
}

/** The names of the other builds' caches, in order of creation. */
async function otherCaches(site: Site): Promise<{ shown: string[]; unused: string[] }> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(site));
  const marks = await Promise.all(names.map((cacheName) => caches.match(SHOWN_KEY, { cacheName })));
  return {
    shown: names.filter((_, index) => marks[index]),
    unused: names.filter((_, index) => !marks[index]),
  };
}

const forget = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));

/** @param butLast the number of most recent builds to keep. */
export async function forgetShown(site: Site, { keepLast }: { keepLast: number }): Promise<void> {
  const { shown } = await otherCaches(site);
  await forget(shown.toReversed().slice(keepLast));
}

export async function forgetUnused(site: Site): Promise<void> {
  const { unused } = await otherCaches(site);
  await forget(unused);
}
