/** The built site, as the tests in this folder read it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { unescapeHtml } from "#scripts/site/pageText";
import { htmlFile } from "#scripts/site/prerender";
import { weightsOf } from "#scripts/site/weights";

export const SITE = path.resolve(process.env.SITE_OUT ?? ".local/test-site");
export const readSite = (file: string) => readFileSync(path.join(SITE, file));

export const pageHtml = (route: string) => readSite(htmlFile(route)).toString();

export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

/** Returns the content of the <meta> with this name or property. */
export function metaOf(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html)?.[0];
  return tag && attribute(tag, "content");
}

export const canonicalOf = (html: string) =>
  attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? "", "href");

/** The site's address as given to the build; the home page contains it. */
export const SITE_ORIGIN = new URL(canonicalOf(readSite("index.html").toString())!).origin;

export function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** The scripts of this build. */
export const { manifestKeys, scriptsOf } = weightsOf(SITE);
