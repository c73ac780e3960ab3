/** Writes the drawn pictures into a built site: share pictures and icons. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SharePicture } from "@/content/sharing";
import { cachedPng } from "#scripts/pictures/cache";
import { icons } from "#scripts/pictures/icons";
import { sharePicture } from "#scripts/pictures/sharePicture";

export interface SharePictureFile {
  /** Its path on the site. */
  path: string;
  picture: SharePicture;
}

export async function writePictures(
  root: string,
  siteFolder: string,
  shares: readonly SharePictureFile[],
  width: number,
) {
  for (const share of shares) {
    const target = path.join(siteFolder, share.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await cachedPng(root, sharePicture(root, share.picture), width));
  }
  for (const [name, content] of Object.entries(await icons(root)))
    await writeFile(path.join(siteFolder, name), content);
}
