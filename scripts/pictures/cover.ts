/** A book's cover with its title lettered on the band that the drawing leaves free. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { LetteredCover } from "@/content/sharing";
import { ON_COVER } from "#scripts/palette";
import { fit, textPath, widthOf } from "./lettering.ts";

export const COVER = { width: 300, height: 400 };
const BAND_MIDDLE = 348;

export const artFile = (root: string, name: string) => path.join(root, "public/art", `${name}.svg`);

/** @returns an SVG of 300 by 400 that can be placed inside another SVG. */
export function coverSvg(root: string, { art, title }: LetteredCover): string {
  const style = { root, face: "display", colour: ON_COVER } as const;
  const { size, lines } = fit(title, { width: 250, lines: 2, sizes: [40, 36, 32, 28, 24] }, style);
  const leading = size * 1.08;
  const first = BAND_MIDDLE - ((lines.length - 1) * leading) / 2 + size * 0.35;
  const lettering = lines.map((line, index) => {
    const left = (COVER.width - widthOf(line, { ...style, size })) / 2;
    return textPath(line, left, first + index * leading, { ...style, size });
  });
  const drawing = readFileSync(artFile(root, art), "utf8").replace(
    "<svg ",
    `<svg width="${COVER.width}" height="${COVER.height}" `,
  );
  return `${drawing}${lettering.join("")}`;
}

/** The cover by itself. */
export const coverPicture = (root: string, cover: LetteredCover) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER.width} ${COVER.height}">${coverSvg(root, cover)}</svg>`;
