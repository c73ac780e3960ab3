/** The web manifest, with which a phone or a computer can install the site. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PAPER } from "#scripts/palette";
import { MANIFEST_ICONS } from "#scripts/pictures/icons";

const FILE = "site.webmanifest";

/** The link is only in built pages, because the icons are built too. */
export const MANIFEST_LINK = `<link rel="manifest" href="/${FILE}">`;

export interface InstalledSite {
  name: string;
  shortName: string;
  description: string;
  shortcuts: readonly { name: string; path: string }[];
}

export async function writeWebManifest(siteFolder: string, site: InstalledSite) {
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
    // A manifest allows one theme only. The icons have the same background.
    theme_color: PAPER,
    background_color: PAPER,
    categories: ["education", "finance", "kids"],
    icons: MANIFEST_ICONS,
    shortcuts: site.shortcuts.map(({ name, path: url }) => ({ name, url })),
  };
  await writeFile(path.join(siteFolder, FILE), JSON.stringify(manifest));
}
