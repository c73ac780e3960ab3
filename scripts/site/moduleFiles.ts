/** The files of a build that contain a module. */
import type { Manifest } from "vite";

/** JavaScript files of these modules (keys of the manifest) and of all their static imports, once each. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest of the build`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of keys) follow(key);
  return found;
}

/** The key of a package's module, or of a group of modules, such as the chunk of supabase-js. */
export function keyMatching(manifest: Manifest, pattern: RegExp): string {
  const key = Object.keys(manifest).find((candidate) => pattern.test(candidate));
  if (!key) throw new Error(`Nothing in the manifest of the build matches ${pattern}`);
  return key;
}
