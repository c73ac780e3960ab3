/** A cache of rendered pictures, keyed by a hash of the drawing. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { rasterise } from "./raster.ts";

/** The version of the cache, to be raised if the same drawing would give a different file. */
const FORMAT = 2;

/** A PNG of the drawing. @param width in pixels. */
export async function cachedPng(root: string, svg: string, width: number): Promise<Buffer> {
  const hash = createHash("sha256").update(`${FORMAT} ${width} ${svg}`).digest("hex");
  const folder = path.join(root, "node_modules/.cache/4mq/pictures");
  const file = path.join(folder, `${hash.slice(0, 32)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = await rasterise(root, svg, width);
  await mkdir(folder, { recursive: true });
  // The file is renamed into place, because two builds may run at the same time and neither may read half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return drawn;
}
