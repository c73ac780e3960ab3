/**
 * The reference for a page: the same page without its scripts. It has the same words, styles, fonts and pictures, from
 * the same server in the same run, so it is the best this page could ever do on this machine.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { REFERENCES, type Route } from "./routes.ts";
import { htmlFile } from "#scripts/site/prerender";

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*rel="modulepreload"[^>]*>/g;

export const withoutScripts = (html: string) => html.replace(SCRIPTS, "").replace(SCRIPT_PRELOADS, "");

/** The path of a route's reference on the served site. */
export const referenceRoute = (route: string) =>
  `/${REFERENCES}/${htmlFile(new URL(route, "http://localhost").pathname).replace(/\.html$/, "")}`;

/** Writes a reference beside the served site, compressed like the site's own pages. */
export function addReference(site: string, route: string, html: string) {
  const target = path.join(site, `${referenceRoute(route)}.html`);
  const reference = withoutScripts(html);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, reference);
  writeFileSync(`${target}.br`, brotliCompressSync(reference));
  writeFileSync(`${target}.gz`, gzipSync(reference));
}

/** Writes the references of all these pages, and removes older ones. */
export function writeReferences(site: string, routes: readonly Route[]) {
  rmSync(path.join(site, REFERENCES), { recursive: true, force: true });
  for (const { file, route } of routes)
    addReference(site, route, readFileSync(path.join(site, file), "utf8"));
}
