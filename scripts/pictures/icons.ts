/** The icons that browsers and phones ask for beside the SVG, all from public/favicon.svg. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { picture } from "#scripts/pictures/cache";

/** Only in built pages: in development the SVG is enough. */
export const ICON_LINKS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

const ICO_SIZE = 32;
const APP_ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

/** An ICO file with one PNG in it, which every browser since 2009 reads. */
export function ico(png: Buffer, size: number): Buffer {
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

/** Phones cut the corners of an icon as they like, and show black where it is transparent: it gets ground and room. */
const onGround = (mark: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="#fffbf4"/>' +
  `<g transform="translate(10 10)">${mark.replace("<svg ", '<svg width="40" height="40" ')}</g></svg>`;

/** @returns file names and contents. */
export async function icons(root: string): Promise<Record<string, Buffer>> {
  const mark = await readFile(path.join(root, "public/favicon.svg"), "utf8");
  const files: Record<string, Buffer> = {
    "favicon.ico": ico(await picture(root, mark, ICO_SIZE), ICO_SIZE),
  };
  for (const [name, size] of Object.entries(APP_ICONS))
    files[name] = await picture(root, onGround(mark), size);
  return files;
}
