/** Makes `vite preview` answer as the static host will: the same headers, the same fallbacks, compressed files. */
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { ASSETS_CACHE, PAGES_CACHE, WORKER_CACHE, WORKER_PATH } from "#scripts/site/headers";

type Rule = [name: string, value: string];

/** The rules of the `_headers` file under a path pattern. */
function readHeaders(siteFolder: string, pattern: string): Rule[] {
  const [, rules = ""] = readFileSync(path.join(siteFolder, "_headers"), "utf8").split(
    new RegExp(`^${pattern.replaceAll(/[/*]/g, String.raw`\$&`)}\n`, "m"),
  );
  return rules
    .split("\n\n")[0]!
    .split("\n")
    .filter(Boolean)
    .map(
      (line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2) as Rule,
    );
}

function readGuardedPaths(siteFolder: string): Set<string> {
  const lines = readFileSync(path.join(siteFolder, "_redirects"), "utf8").split("\n").filter(Boolean);
  return new Set(lines.map((line) => line.split(" ")[0]!));
}

function cacheOf(pathname: string): string {
  if (pathname === WORKER_PATH) return WORKER_CACHE;
  return pathname.startsWith("/assets/") ? ASSETS_CACHE : PAGES_CACHE;
}

export function previewSite(): Plugin {
  return {
    name: "4mq:preview-site",
    configurePreviewServer(server) {
      const siteFolder = path.resolve(server.config.root, server.config.build.outDir);
      const headers = readHeaders(siteFolder, "/*");
      const guarded = readGuardedPaths(siteFolder);
      const setHeaders = (response: ServerResponse, pathname: string) => {
        response.setHeader("Cache-Control", cacheOf(pathname));
        // sirv does not know this one, and the browser may not guess.
        if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      };
      const files = sirv(siteFolder, {
        extensions: ["html"],
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders,
      });
      const notFound = readFileSync(path.join(siteFolder, "404.html"));

      server.middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        const url = new URL(request.url ?? "/", "http://site");
        // sirv would show these under their own addresses; a host does not.
        const pathname = url.pathname.replace(/(.)\/$/, "$1");
        if (guarded.has(pathname)) request.url = "/200.html";
        files(request, response, () => {
          if (request.method !== "GET" && request.method !== "HEAD") return next();
          response.statusCode = 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(request.method === "HEAD" ? undefined : notFound);
        });
      });
    },
  };
}
