/**
 * What a page is measured against: itself without its scripts. Same words, styles, fonts and pictures, from the same
 * server in the same run, so that it is the best this page could ever do on this machine.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Route } from "#scripts/bench/routes";

export const REFERENCE_FOLDER = "static-reference";

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*rel="modulepreload"[^>]*>/g;

export const withoutScripts = (html: string) => html.replace(SCRIPTS, "").replace(SCRIPT_PRELOADS, "");

export const referenceRoute = ({ file }: Route) => `/${REFERENCE_FOLDER}/${file.replace(/\.html$/, "")}`;

/** Writes the reference of each route beside the site that is served, compressed as the site's own pages are. */
export function writeReferences(site: string, routes: readonly Route[]) {
  rmSync(path.join(site, REFERENCE_FOLDER), { recursive: true, force: true });
  for (const { file } of routes) {
    const html = withoutScripts(readFileSync(path.join(site, file), "utf8"));
    const target = path.join(site, REFERENCE_FOLDER, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    writeFileSync(`${target}.br`, brotliCompressSync(html));
    writeFileSync(`${target}.gz`, gzipSync(html));
  }
}
