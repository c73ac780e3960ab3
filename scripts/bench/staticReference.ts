/**
 * The references for a page, from the same server in the same run. `static` is the same page without its scripts, with all
 * styles in it and its fonts beside it: the best this page could ever do on this machine. `plain` is its words alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { REFERENCES, type Route } from "./routes.ts";
import type { Bundle } from "@/worker/site";
import { htmlFile } from "#scripts/site/prerender";
import { FIRST_STYLES } from "#scripts/site/styles";

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** @param styles all of the site's, in place of those that a page begins with. */
export const withoutScripts = (html: string, styles: string) =>
  html
    .replace(FIRST_STYLES, () => styles)
    .replace(SCRIPTS, "")
    .replace(SCRIPT_PRELOADS, "");

const LOOKS =
  /<style\b[\s\S]*?<\/style>|<link\b[^>]*>|<svg\b[\s\S]*?<\/svg>|<(?:img|source)\b[^>]*>| class="[^"]*"/g;

/** A page of the same words, without styles, fonts and art. */
export const wordsOf = (html: string) => html.replace(SCRIPTS, "").replace(LOOKS, "");

/** The styles as the service worker puts them into its pages. */
function allStyles(site: string): string {
  const file = readdirSync(path.join(site, "assets")).find((name) => /^pages-[^.]+\.json$/.test(name))!;
  return (JSON.parse(readFileSync(path.join(site, "assets", file), "utf8")) as Bundle).style;
}

type Reference = "static" | "plain";

/** The path of a route's reference on the served site. */
export const referenceRoute = (route: string, reference: Reference = "static") =>
  `/${REFERENCES}/${reference}/${htmlFile(new URL(route, "http://localhost").pathname).replace(/\.html$/, "")}`;

/** Writes the references beside the served site, compressed like the site's own pages. */
export function addReferences(site: string, route: string, html: string) {
  const references = { static: withoutScripts(html, allStyles(site)), plain: wordsOf(html) };
  for (const [name, reference] of Object.entries(references)) {
    const target = path.join(site, `${referenceRoute(route, name as Reference)}.html`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, reference);
    writeFileSync(`${target}.br`, brotliCompressSync(reference));
    writeFileSync(`${target}.gz`, gzipSync(reference));
  }
}

/** Writes the references of all these pages, and removes older ones. */
export function writeReferences(site: string, routes: readonly Route[]) {
  rmSync(path.join(site, REFERENCES), { recursive: true, force: true });
  for (const { file, route } of routes)
    addReferences(site, route, readFileSync(path.join(site, file), "utf8"));
}
