/** The file by which a phone or a computer can install the site. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { MANIFEST_ICONS } from "#scripts/pictures/icons";

const FILE = "site.webmanifest";

/** Only in built pages, like the icons that it names. */
export const MANIFEST_LINK = `<link rel="manifest" href="/${FILE}">`;

export interface InstalledSite {
  name: string;
  shortName: string;
  description: string;
  shortcuts: readonly { name: string; path: string }[];
}

const TOKENS = "src/app/styles/tokens.css";

/** The light theme's paper: the ground of the icons, too. A manifest knows one theme only. */
async function paperOf(root: string): Promise<string> {
  const tokens = await readFile(path.join(root, TOKENS), "utf8");
  const paper = /--paper: light-dark\((#[\da-f]{6})/.exec(tokens)?.[1];
  if (!paper) throw new Error(`${TOKENS} names no --paper.`);
  return paper;
}

export async function writeWebManifest(root: string, siteFolder: string, site: InstalledSite) {
  const paper = await paperOf(root);
  const manifest = {
    id: "/",
    start_url: "/",
    scope: "/",
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: "en-GB",
    dir: "ltr",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["education", "finance", "kids"],
    icons: MANIFEST_ICONS,
    shortcuts: site.shortcuts.map(({ name, path: url }) => ({ name, url })),
  };
  await writeFile(path.join(siteFolder, FILE), JSON.stringify(manifest));
}
