/** The files of a build that contain a module. */
import path from "node:path";
import type { Manifest, Rollup } from "vite";

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

/**
 * Vite names the modules that a page loads by themselves. Adds those that share a file with others, because nobody can
 * know the name of such a file.
 * @param bundle what the build has written.
 */
export function withSharedModules(manifest: Manifest, bundle: Rollup.OutputBundle, root: string): Manifest {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === "chunk"
      ? file.moduleIds.map((id) => [path.posix.relative(root, id), byFile.get(file.fileName)!] as const)
      : [],
  );
  return { ...Object.fromEntries(modules), ...manifest };
}
