/**
 * `vite build` = the browser's files, then every public path as real HTML (dist/auth.html), 404.html, and 200.html,
 * the empty shell of the signed-in pages; beside them `_headers`, `_redirects` and what the preview server sends
 * compressed.
 */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { compressFiles } from "#scripts/site/compress";
import { headersFile } from "#scripts/site/headers";
import { assertNoInlineStyle, composePage } from "#scripts/site/html";
import { inlineStyles } from "#scripts/site/inlineStyles";

const ENTRY = "src/app/prerender.tsx";
/** No such page: renders the 404 page. */
const MISSING_PATH = "/404";
export const MANIFEST_FILE = ".vite/manifest.json";

interface PrerenderEntry {
  publicPaths: readonly string[];
  guardedPaths: readonly string[];
  shellTitle: string;
  renderPath(path: string): Promise<string>;
}

export interface PrerenderOptions {
  /** Origins that the page talks to beside its own. */
  connectOrigins: readonly string[];
}

export const htmlFile = (pagePath: string) => (pagePath === "/" ? "index.html" : `${pagePath.slice(1)}.html`);

/** The two fonts of the first screen start with the page, not with the style sheet that names them. */
async function fontPreloads(siteFolder: string): Promise<string> {
  const files = (await readdir(path.join(siteFolder, "assets"))).filter((file) => file.endsWith(".woff2"));
  return files
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");
}

export function prerender({ connectOrigins }: PrerenderOptions): Plugin {
  return {
    name: "4mq:prerender",
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            ssr: true,
            outDir: "node_modules/.cache/4mq/prerender",
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: ENTRY },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      await builder.build(client!);
      await builder.build(ssr!);
      const siteFolder = path.resolve(builder.config.root, client!.config.build.outDir);
      const ssrFolder = path.resolve(builder.config.root, ssr!.config.build.outDir);
      const entryUrl = pathToFileURL(path.join(ssrFolder, "prerender.js"));
      const entry = (await import(entryUrl.href)) as PrerenderEntry;

      const built = await readFile(path.join(siteFolder, "index.html"), "utf8");
      const { html: template, hashes } = inlineStyles(built, siteFolder);
      const head = await fontPreloads(siteFolder);
      const write = async (file: string, html: string) => {
        assertNoInlineStyle(html, file);
        await mkdir(path.dirname(path.join(siteFolder, file)), { recursive: true });
        await writeFile(path.join(siteFolder, file), html);
      };

      for (const pagePath of entry.publicPaths)
        await write(
          htmlFile(pagePath),
          composePage({ template, rendered: await entry.renderPath(pagePath), path: pagePath, head }),
        );
      await write(
        "404.html",
        composePage({ template, rendered: await entry.renderPath(MISSING_PATH), path: "*", head }),
      );
      const shellHead = `<title>${entry.shellTitle}</title><meta name="robots" content="noindex">${head}`;
      await write("200.html", composePage({ template, rendered: "", head: shellHead }));

      await writeFile(
        path.join(siteFolder, "_headers"),
        headersFile({ inlineStyleHashes: hashes, connectOrigins }),
      );
      await writeFile(
        path.join(siteFolder, "_redirects"),
        entry.guardedPaths.map((guarded) => `${guarded} /200.html 200\n`).join(""),
      );
      await keepManifest(siteFolder, builder.config.root);
      await rm(ssrFolder, { recursive: true, force: true });
      await compressFiles(siteFolder);
    },
  };
}

/** Which file each module became: for the byte budgets, not for the visitor. */
async function keepManifest(siteFolder: string, root: string) {
  const manifest = JSON.parse(await readFile(path.join(siteFolder, MANIFEST_FILE), "utf8")) as Manifest;
  await rm(path.join(siteFolder, ".vite"), { recursive: true });
  await writeFile(manifestOf(siteFolder, root), JSON.stringify(manifest, null, 2));
}

/** Where the manifest of a built site is kept. */
export const manifestOf = (siteFolder: string, root: string) =>
  path.join(root, "node_modules/.cache/4mq", `manifest-${path.basename(siteFolder)}.json`);
