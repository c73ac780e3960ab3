/** The weights of a built site's files on the wire, in KiB after brotli. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { filesOf } from "./moduleFiles.ts";
import { manifestOf } from "./prerender.ts";

export const KIB = 1024;

export const brotliKib = (content: Buffer | string) => brotliCompressSync(content).length / KIB;

/** @param site folder of the built site. */
export function weightsOf(site: string) {
  const manifest = JSON.parse(readFileSync(manifestOf(site, process.cwd()), "utf8")) as Manifest;
  const sizes = new Map<string, number>();
  const read = (file: string) => readFileSync(path.join(site, file));

  /** The weight of one file, by its path in the site. */
  function kibOf(file: string): number {
    const kib = sizes.get(file) ?? brotliKib(read(file));
    sizes.set(file, kib);
    return kib;
  }

  const scriptsOf = (...sources: string[]) => filesOf(manifest, sources);

  /** The weight of those files of `scripts` that are not in `already`. */
  const weight = (scripts: Set<string>, already: Set<string> = new Set()) =>
    [...scripts].filter((file) => !already.has(file)).reduce((sum, file) => sum + kibOf(file), 0);

  const manifestKeys = () => Object.keys(manifest);

  return { read, kibOf, scriptsOf, weight, manifestKeys };
}
