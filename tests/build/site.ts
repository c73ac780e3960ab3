/** The built site, as the tests of this folder look at it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { expect } from "vitest";
import { htmlFile, manifestOf } from "#scripts/site/prerender";

export const SITE = path.resolve(process.env.SITE_OUT ?? ".local/test-site");
export const readSite = (file: string) => readFileSync(path.join(SITE, file));

export const pageHtml = (route: string) => readSite(htmlFile(route)).toString();

/** HTML's own escapes, as React and the prerenderer write them. */
const unescape = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
}

/** Content of the <meta> of this name or property. */
export function metaOf(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html)?.[0];
  return tag && attribute(tag, "content");
}

export const canonicalOf = (html: string) =>
  attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? "", "href");

/** As the build was told; the home page names it. */
export const SITE_ORIGIN = new URL(canonicalOf(readSite("index.html").toString())!).origin;

/** The words of a page's main part, without tags. */
export const mainText = (html: string) =>
  unescape(/<main[\s\S]*<\/main>/.exec(html)![0].replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

export function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

export const KIB = 1024;
export const brotliKib = (content: Buffer | string) => brotliCompressSync(content).length / KIB;

const manifest = JSON.parse(readFileSync(manifestOf(SITE, process.cwd()), "utf8")) as Manifest;

/** Files that come with a module, itself included: what it imports statically, and what that does. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest of the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
}

/** JavaScript files of these source modules and of all they import, once each. */
export function scriptsOf(...sources: string[]): Set<string> {
  const found = new Set<string>();
  for (const source of sources) withImports(source, found);
  return found;
}

/** Brotli KiB of the files of `scripts` that are not among `already`. */
export const weight = (scripts: Set<string>, already: Set<string> = new Set()) =>
  [...scripts].filter((file) => !already.has(file)).reduce((sum, file) => sum + brotliKib(readSite(file)), 0);

/** The manifest's key of a module of a package, such as the chunk that supabase-js became. */
export function keyOf(pattern: RegExp): string {
  const key = Object.keys(manifest).find((candidate) => pattern.test(candidate));
  if (!key) throw new Error(`Nothing in the manifest of the build matches ${pattern}`);
  return key;
}

export const manifestKeys = () => Object.keys(manifest);
