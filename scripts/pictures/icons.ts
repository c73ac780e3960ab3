/** The icons that browsers and phones request besides the SVG, all made from public/favicon.svg. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PAPER } from "#scripts/palette";
import { cachedPng } from "./cache.ts";

/** Links for built pages only, because the SVG is enough in development. */
export const ICON_LINKS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

const ICO_SIZE = 32;
const APP_ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;
/** The icon may be cut into any shape, so its content is within a circle of four fifths of the width. */
const MASKABLE = { name: "icon-maskable-512.png", size: 512 } as const;

const manifestIcon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The icons' entries in the web manifest. */
export const MANIFEST_ICONS = [
  manifestIcon("icon-192.png", APP_ICONS["icon-192.png"], "any"),
  manifestIcon("icon-512.png", APP_ICONS["icon-512.png"], "any"),
  manifestIcon(MASKABLE.name, MASKABLE.size, "maskable"),
];

/** An ICO file with one PNG in it, which every browser since 2009 reads. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Phones crop icons and show transparent areas as black, so this icon has a background and a margin. */
const onGround = (mark: string, side = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="${PAPER}"/>` +
  `<g transform="translate(${(60 - side) / 2} ${(60 - side) / 2})">` +
  `${mark.replace("<svg ", `<svg width="${side}" height="${side}" `)}</g></svg>`;

/** The diagonal of the mark fits into the circle that every crop leaves. */
const MASKABLE_SIDE = 34;

/** @returns file names and contents. */
export async function icons(root: string): Promise<Record<string, Buffer>> {
  const mark = await readFile(path.join(root, "public/favicon.svg"), "utf8");
  const files: Record<string, Buffer> = {
    "favicon.ico": ico(await cachedPng(root, mark, ICO_SIZE), ICO_SIZE),
  };
  for (const [name, size] of Object.entries(APP_ICONS))
    files[name] = await cachedPng(root, onGround(mark), size);
  files[MASKABLE.name] = await cachedPng(root, onGround(mark, MASKABLE_SIDE), MASKABLE.size);
  return files;
}
