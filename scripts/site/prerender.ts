/**
 * The second half of `vite build`: after the browser's files, every public path as real HTML
 * (dist/auth.html), 404.html, and a frame of every signed-in page; then the files made from the content (PDFs,
 * pictures), the host's file (`_headers`), those for search engines and for offline use, and all text compressed.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import type { DownloadFile } from "@/content/resources/downloads";
import { ICON_LINKS } from "#scripts/pictures/icons";
import { compressFiles } from "./compress.ts";
import { writeDownloads } from "./downloads.ts";
import { scriptsOfFrame } from "./frames.ts";
import { readHeaderRules, type HeaderRule } from "./parseHeaders.ts";
import { caddyConfig, nginxConfig } from "./hostConfigs.ts";
import { headersFile, securityHeaders } from "./headers.ts";
import { assertNoInlineStyle, composePage } from "./html.ts";
import type { Origins } from "./origins.ts";
import { writePictures, type SharePictureFile } from "./pictures.ts";
import { robotsTxt, sitemapXml } from "./searchFiles.ts";
import { withSharedModules } from "./moduleFiles.ts";
import { inlineStyles, kindOf, styleHashes, type Page } from "./styles.ts";
import { MANIFEST_LINK, writeWebManifest, type InstalledSite } from "./webManifest.ts";
import { writeWorker } from "./worker.ts";

const ENTRY = "src/app/prerender.tsx";
/** A path that does not exist, which renders the 404 page. */
const MISSING_PATH = "/404";
const NO_INDEX = '<meta name="robots" content="noindex">';
const MANIFEST_FILE = ".vite/manifest.json";

interface PrerenderEntry {
  publicPaths: readonly string[];
  listedPaths: readonly string[];
  guardedPaths: readonly string[];
  renderPath(path: string): Promise<string>;
  renderFrame(path: string): Promise<string>;
  renderWithoutScripts(): Promise<string>;
  renderHead(path: string, siteUrl: string): string;
  downloads: readonly DownloadFile[];
  sharePictures: readonly SharePictureFile[];
  sharePictureWidth: number;
  installedSite: InstalledSite;
}

interface PrerenderOptions {
  /** Origins that the page uses besides its own. */
  origins: Origins;
  /** The address, without a slash at its end. */
  siteUrl: string;
  /** True when visitors get the service worker. */
  worksOffline: boolean;
}

export const htmlFile = (pagePath: string) => (pagePath === "/" ? "index.html" : `${pagePath.slice(1)}.html`);

/**
 * Before the frame is painted: who may see it, and which of it; the greeting in the header names nobody. Hidden by default,
 * for a browser without scripts.
 */
const FRAME_HEAD =
  '<style>html:not([data-frame]) #root>[inert]{display:none}[inert] [title=""]{visibility:hidden}[data-frame=head] [inert] [role=tabpanel]{visibility:hidden}[data-frame=head] [inert] [role=tab]{border-color:#0000;color:var(--muted)}</style>';

/**
 * Nothing is painted before it has run, and meanwhile the rest of the page is read: a script that also stops the reading
 * would keep the page's scripts waiting for a whole round trip. It runs before the entry, whose absence it reports. A
 * browser that does not know `blocking` may first paint the ground in the device's theme.
 */
const FRAME_SCRIPT = '<script defer blocking="render" src="/frame.js">';

const readManifest = async (siteFolder: string) =>
  JSON.parse(await readFile(path.join(siteFolder, MANIFEST_FILE), "utf8")) as Manifest;

export function prerender({ origins, siteUrl, worksOffline }: PrerenderOptions): Plugin {
  return {
    name: "4mq:prerender",
    config: ({ build }) => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            ssr: true,
            // Each build has its own folder, because two may run at the same time.
            outDir: `node_modules/.cache/4mq/prerender-${path.basename(build?.outDir ?? "dist")}`,
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: ENTRY },
          },
        },
      },
    }),
    writeBundle: {
      // Vite writes the manifest in the same step.
      order: "post",
      async handler({ dir }, bundle) {
        if (this.environment.name !== "client") return;
        const file = path.join(dir!, MANIFEST_FILE);
        const manifest = withSharedModules(await readManifest(dir!), bundle, this.environment.config.root);
        await writeFile(file, JSON.stringify(manifest, null, 2));
      },
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      await builder.build(client!);
      await builder.build(ssr!);
      const { root } = builder.config;
      const siteFolder = path.resolve(root, client!.config.build.outDir);
      const ssrFolder = path.resolve(root, ssr!.config.build.outDir);
      const entryUrl = pathToFileURL(path.join(ssrFolder, "prerender.js"));
      const entry = (await import(entryUrl.href)) as PrerenderEntry;
      const site: Site = { siteFolder, siteUrl, entry };

      const { hashes, allStyles } = await writePages(site);
      const headerOptions = { inlineStyleHashes: hashes, origins };
      await writeForHosts(site, headersFile(headerOptions));
      await writeFile(path.join(siteFolder, "sitemap.xml"), sitemapXml(siteUrl, entry.listedPaths));
      await writeFile(path.join(siteFolder, "robots.txt"), robotsTxt(siteUrl, entry.guardedPaths));
      await writeDownloads(root, siteFolder, siteUrl, entry.downloads);
      await writePictures(root, siteFolder, entry.sharePictures, entry.sharePictureWidth);
      await writeWebManifest(siteFolder, entry.installedSite);
      await keepManifest(siteFolder, root);
      await writeWorker({
        root,
        siteFolder,
        pages: [...entry.publicPaths, ...entry.guardedPaths].map((pagePath) => ({
          path: pagePath,
          file: htmlFile(pagePath),
        })),
        allStyles,
        headers: securityHeaders(headerOptions),
        isOn: worksOffline,
      });
      await rm(ssrFolder, { recursive: true, force: true });
      await compressFiles(siteFolder);
    },
  };
}

interface Site {
  siteFolder: string;
  siteUrl: string;
  entry: PrerenderEntry;
}

/** Writes all HTML files. @returns the hashes of their inlined styles, and all styles in one piece. */
async function writePages({ siteFolder, siteUrl, entry }: Site) {
  const template = await readFile(path.join(siteFolder, "index.html"), "utf8");
  const head = ICON_LINKS + MANIFEST_LINK;
  const pages: Page[] = [];

  for (const pagePath of entry.publicPaths) {
    const rendered = await entry.renderPath(pagePath);
    const pageHead = head + entry.renderHead(pagePath, siteUrl);
    const html = composePage({ template, rendered, path: pagePath, head: pageHead });
    pages.push({ file: htmlFile(pagePath), html, kind: kindOf(html) });
  }
  const missing = await entry.renderPath(MISSING_PATH);
  const missingPage = composePage({ template, rendered: missing, path: "*", head: head + NO_INDEX });
  pages.push({ file: "404.html", html: missingPage, kind: "other" });
  await writeFrameScript(siteFolder);
  const frameTemplate = template.replace('<script src="/theme.js">', FRAME_SCRIPT);
  if (frameTemplate === template) throw new Error("index.html does not load theme.js");
  const manifest = await readManifest(siteFolder);
  const after = await entry.renderWithoutScripts();
  for (const pagePath of entry.guardedPaths) {
    const rendered = await entry.renderFrame(pagePath);
    const frameHead = NO_INDEX + head + FRAME_HEAD + scriptsOfFrame(manifest, pagePath);
    const html = composePage({ template: frameTemplate, rendered, head: frameHead, after });
    pages.push({ file: htmlFile(pagePath), html, kind: "frame" });
  }

  const styled = await inlineStyles(pages, siteFolder);
  for (const { file, html } of styled.pages) {
    assertNoInlineStyle(html, file);
    await mkdir(path.dirname(path.join(siteFolder, file)), { recursive: true });
    await writeFile(path.join(siteFolder, file), html);
  }
  return {
    allStyles: styled.all,
    hashes: [...new Set([...styled.pages.map(({ html }) => html), styled.all].flatMap(styleHashes))],
  };
}

/** Puts the script of the theme before that of the frames: the first paint waits for both, and one file is there sooner. */
async function writeFrameScript(siteFolder: string) {
  const [theme, frame] = await Promise.all(
    ["theme.js", "frame.js"].map((file) => readFile(path.join(siteFolder, file), "utf8")),
  );
  await writeFile(path.join(siteFolder, "frame.js"), theme! + frame!);
}

/** The file for static hosts, and configurations for servers that need one. */
async function writeForHosts({ siteFolder }: Site, headers: string) {
  await writeFile(path.join(siteFolder, "_headers"), headers);
  await writeHostConfigs(siteFolder, readHeaderRules(headers));
}

/** For servers that do not read `_headers`; beside the site, because visitors must not see it. */
export const hostingFolder = (siteFolder: string) => `${siteFolder}-hosting`;

async function writeHostConfigs(siteFolder: string, rules: readonly HeaderRule[]) {
  const folder = hostingFolder(siteFolder);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "nginx.conf"), nginxConfig(rules));
  await writeFile(path.join(folder, "Caddyfile"), caddyConfig(rules));
}

/** Records the file of each module outside the site, for the byte budgets and not for the visitor. */
async function keepManifest(siteFolder: string, root: string) {
  const manifest = await readManifest(siteFolder);
  await rm(path.join(siteFolder, ".vite"), { recursive: true });
  await writeFile(manifestOf(siteFolder, root), JSON.stringify(manifest, null, 2));
}

/** The path of a built site's manifest. */
export const manifestOf = (siteFolder: string, root: string) =>
  path.join(root, "node_modules/.cache/4mq", `manifest-${path.basename(siteFolder)}.json`);
