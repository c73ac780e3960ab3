import { afterEach, expect, it, vi } from "vitest";
import { fill, keep } from "./caches";
import type { Site } from "./site";

const PAGES = { style: "", slot: "", headers: {}, pages: { "/404.html": { html: "", status: 404 } } };
const siteWith = (file: string): Site => ({
  build: "b1",
  files: [file],
  bundle: "/pages.json",
  pages: [],
  notFound: "/404.html",
});

/** Answers each file with this type. @returns the addresses that were kept. */
async function keptOf(file: string, type: string): Promise<string[]> {
  const kept: string[] = [];
  const cache = {
    match: () => Promise.resolve(undefined),
    put: (address: string) => Promise.resolve(void kept.push(address)),
  };
  vi.stubGlobal("caches", { match: cache.match, open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (address: string) => {
    const isBundle = address === "/pages.json";
    const answer = new Response(isBundle ? JSON.stringify(PAGES) : "<html>Sign in</html>", {
      headers: { "content-type": isBundle ? "application/json" : type },
    });
    return Promise.resolve(Object.defineProperty(answer, "type", { value: "basic" }));
  });
  await fill(siteWith(file)).catch(() => {});
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/assets/a.js", "text/plain"],
  ["/assets/a.js", "application/json"],
  ["/assets/a.js", ""],
  ["/assets/a.js", "text/html"],
  ["/assets/reading-a.css", "text/plain"],
  ["/assets/a.woff2", "application/json"],
  ["/assets/a.woff2", "text/plain; charset=utf-8"],
  ["/art/a.svg", "application/json"],
  ["/favicon.ico", "text/html"],
  ["/site.webmanifest", "text/html"],
])("keeps no %s of the type “%s”", async (file, type) => {
  expect(await keptOf(file, type)).toEqual([]);
});

it.each([
  ["/assets/a.js", "text/javascript;charset=utf-8"],
  ["/assets/a.js", "application/javascript"],
  ["/assets/a.js", "application/x-javascript"],
  ["/assets/reading-a.css", "text/css"],
  ["/assets/a.woff2", "font/woff2"],
  ["/assets/a.woff2", "application/octet-stream"],
  ["/art/a.svg", "image/svg+xml"],
  ["/favicon.ico", "image/x-icon"],
  ["/icon-192.png", "image/png"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/site.webmanifest", "application/octet-stream"],
])("keeps %s of the type “%s”", async (file, type) => {
  expect(await keptOf(file, type)).toEqual([file, "/404.html"]);
});

it.each([
  ["text/javascript", 200, ["/assets/opened/saving-a.js"]],
  ["text/html", 200, []],
  ["text/javascript", 503, []],
])("keeps an opened file that came as %s with status %i: %j", async (type, status, expected) => {
  const kept: string[] = [];
  vi.stubGlobal("caches", {
    open: () => Promise.resolve({ put: (path: string) => Promise.resolve(void kept.push(path)) }),
  });
  const answer = new Response("", { status, headers: { "content-type": type } });
  const file = "/assets/opened/saving-a.js";
  await keep(siteWith(file), file, Object.defineProperty(answer, "type", { value: "basic" }));
  expect(kept).toEqual(expected);
});
