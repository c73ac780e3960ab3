/** Makes `vite preview` answer as the static host will: with the same headers and fallbacks, and compressed files. */
import { readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { headersAt, readHeaderRules, setEach, USUAL_CACHE } from "./parseHeaders.ts";

/** The path of each page, by its key. */
const pagePaths = (siteFolder: string) =>
  new Map(
    readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
      const page = /^(.+)\.html$/.exec(file.replaceAll(path.sep, "/"))?.[1];
      if (!page || page === "404") return [];
      return [[`/${page}`.toLowerCase(), page === "index" ? "/" : `/${page}`] as const];
    }),
  );

const PAGE_FILE = /\.html$/i;
/** One for all ways of writing a path: in any letters, with slashes after it, or as its file. */
const keyOf = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, "").replace(PAGE_FILE, "");

function redirect(response: ServerResponse, location: string) {
  response.writeHead(308, { Location: location });
  response.end();
}

export function previewSite(): Plugin {
  return {
    name: "4mq:preview-site",
    configurePreviewServer(server) {
      const siteFolder = path.resolve(server.config.root, server.config.build.outDir);
      const rules = readHeaderRules(readFileSync(path.join(siteFolder, "_headers"), "utf8"));
      const setHeaders = (response: ServerResponse, pathname: string) => {
        // sirv does not know this type, and the browser may not guess.
        if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      };
      const files = sirv(siteFolder, {
        extensions: ["html"],
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders,
      });
      const pages = pagePaths(siteFolder);
      const notFound = readFileSync(path.join(siteFolder, "404.html"));

      server.middlewares.use((request, response, next) => {
        // The path is parsed in one piece: two slashes at its start are still a path, not another host.
        const url = new URL(`http://site${request.url ?? "/"}`);
        setEach(response, headersAt(rules, url.pathname));
        const own = pages.get(keyOf(url.pathname));
        if (own && PAGE_FILE.test(url.pathname)) return redirect(response, own + url.search);
        files(request, response, () => {
          if (request.method !== "GET" && request.method !== "HEAD") return next();
          if (own) return redirect(response, own + url.search);
          response.statusCode = 404;
          // A file missing today may exist after the next build.
          setEach(response, USUAL_CACHE);
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(request.method === "HEAD" ? undefined : notFound);
        });
      });
    },
  };
}
