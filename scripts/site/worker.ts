/**
 * Writes the service worker and the bundle of pages that it caches. The build's last step, because
 * it lists all built files.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { getManifest } from "workbox-build";
import type { Bundle, Site } from "@/worker/site";
import { IS_LONG } from "./keptOnceOpened.ts";
import { FIRST_STYLES } from "./styles.ts";

/** The files that pages are made of. Share pictures serve other sites, and PDFs are large and fetched on request. */
const FILES = [
  "assets/{*.{js,woff2},{reading,topicFrame}-*.css}",
  "art/**/*.svg",
  "{theme,frame}.js",
  "favicon.{svg,ico}",
  "site.webmanifest",
  "icon-192.png",
];
const HASHED = /^assets\//;
const SLOT = "<style></style>";
const NOT_FOUND = "/404.html";

interface WorkerOptions {
  root: string;
  siteFolder: string;
  /** The path and file of each page, signed-in pages' frames among them. */
  pages: readonly { path: string; file: string }[];
  /** All styles of the site and its fonts, which every page of the worker has at once. */
  allStyles: string;
  /** The headers that the host sends with every page. */
  headers: Record<string, string>;
  /** False if the worker is to be removed. */
  isOn: boolean;
}

const hashOf = (content: string) => createHash("sha256").update(content).digest("base64url").slice(0, 10);

async function bundleOf({ siteFolder, pages, allStyles, headers }: WorkerOptions): Promise<Bundle> {
  const bundle: Bundle["pages"] = {};
  const take = async (pagePath: string, file: string, status = 200) => {
    const html = await readFile(path.join(siteFolder, file), "utf8");
    if (!FIRST_STYLES.test(html)) throw new Error(`${file} has other styles than the site's.`);
    // Scripts that the worker has need not wait for the first paint, because no line is slow between the two.
    const own = html.replace(FIRST_STYLES, SLOT).replaceAll('rel="later"', 'rel="modulepreload"');
    bundle[pagePath] = { html: own, status };
  };
  for (const { path: pagePath, file } of pages) await take(pagePath, file);
  await take(NOT_FOUND, "404.html", 404);
  return {
    style: allStyles,
    slot: SLOT,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
    pages: bundle,
  };
}

/** One script without imports, which every browser with service workers can read. */
async function compile(root: string, source: string, site?: Site): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { alias: { "@": path.join(root, "src") } },
    define: { SITE: JSON.stringify(site ?? null) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, source), output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`${source} was not built.`);
  return output.output[0].code;
}

/** The worker that replaces an older one, deletes its caches, and unregisters itself. */
export const compileUnregisteringWorker = (root: string) => compile(root, "src/worker/unregister.ts");

/**
 * Names a build by everything it caches, pages included, because their bundle is under a separate
 * name and is not among the files. A page never meets the files of another build.
 */
export const buildName = (bundleFile: string, entries: readonly object[]) =>
  hashOf(JSON.stringify([bundleFile, entries]));

export async function writeWorker(all: WorkerOptions): Promise<void> {
  const options = { ...all, pages: all.pages.filter((page) => !IS_LONG.test(page.path)) };
  const { root, siteFolder, pages, isOn } = options;
  const target = path.join(siteFolder, "sw.js");
  if (!isOn) return writeFile(target, await compileUnregisteringWorker(root));

  const bundle = JSON.stringify(await bundleOf(options));
  const bundleFile = `assets/pages-${hashOf(bundle)}.json`;
  await writeFile(path.join(siteFolder, bundleFile), bundle);

  const { manifestEntries, warnings } = await getManifest({
    globDirectory: siteFolder,
    globPatterns: FILES,
    // They are kept once somebody has opened them (OPENED).
    globIgnores: ["art/plays/**"],
    dontCacheBustURLsMatching: HASHED,
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  const entries = manifestEntries.toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const site: Site = {
    build: buildName(bundleFile, entries),
    files: entries.map(({ url }) => `/${url}`),
    bundle: `/${bundleFile}`,
    pages: pages.map((page) => page.path),
    notFound: NOT_FOUND,
  };
  await writeFile(target, await compile(root, "src/worker/worker.ts", site));
}
