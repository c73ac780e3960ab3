/** What the files of a built site weigh on the wire: brotli KiB. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { manifestOf } from "#scripts/site/prerender";

export const KIB = 1024;

export const brotliKib = (content: Buffer | string) => brotliCompressSync(content).length / KIB;

/** @param site folder of the built site. */
export function weightsOf(site: string) {
  const manifest = JSON.parse(readFileSync(manifestOf(site, process.cwd()), "utf8")) as Manifest;
  const sizes = new Map<string, number>();
  const read = (file: string) => readFileSync(path.join(site, file));

  /** Of one file, by its path in the site. */
  function kibOf(file: string): number {
    const kib = sizes.get(file) ?? brotliKib(read(file));
    sizes.set(file, kib);
    return kib;
  }

  /** Files that come with a module, itself included: what it imports statically, and what that does. */
  function withImports(key: string, found: Set<string>) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest of the build`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) withImports(imported, found);
  }

  /** JavaScript files of these source modules and of all they import, once each. */
  const scriptsOf = (...sources: string[]): Set<string> => {
    const found = new Set<string>();
    for (const source of sources) withImports(source, found);
    return found;
  };

  /** Of the files of `scripts` that are not among `already`. */
  const weight = (scripts: Set<string>, already: Set<string> = new Set()) =>
    [...scripts].filter((file) => !already.has(file)).reduce((sum, file) => sum + kibOf(file), 0);

  /** The manifest's key of a module of a package, such as the chunk that supabase-js became. */
  const keyOf = (pattern: RegExp): string => {
    const key = manifestKeys().find((candidate) => pattern.test(candidate));
    if (!key) throw new Error(`Nothing in the manifest of the build matches ${pattern}`);
    return key;
  };

  const manifestKeys = () => Object.keys(manifest);

  return { read, kibOf, scriptsOf, weight, keyOf, manifestKeys };
}
