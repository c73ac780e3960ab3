/** The right half of a share picture: covers, the money map, or its tiles. */
import type { LetteredCover, SharePicture } from "@/content/sharing";
import { readFileSync } from "node:fs";
import { INK, TONES } from "#scripts/palette";
import { artFile, COVER, coverSvg } from "./cover.ts";

/** The tiles in the order of the money map, row by row, with the symbols of characters/level-1.svg. */
const TILES = [
  ["q2", "money-master"],
  ["q1", "fun-spender"],
  ["q3", "careful-keeper"],
  ["q4", "learning-grower"],
] as const;

/** The centre of the motif. */
const CENTRE = { x: 900, y: 315 };

/** Positions and angles for each number of covers that a picture shows; the front cover is drawn last. */
const FANS: Record<number, readonly { x: number; turn: number; scale: number }[]> = {
  1: [{ x: 0, turn: 4, scale: 1.2 }],
  2: [
    { x: -62, turn: -5, scale: 1.06 },
    { x: 92, turn: 7, scale: 0.98 },
  ],
  3: [
    { x: -108, turn: -7, scale: 0.98 },
    { x: 12, turn: 1, scale: 0.94 },
    { x: 128, turn: 9, scale: 0.9 },
  ],
};

function coverFan(root: string, all: readonly LetteredCover[]): string {
  const fan = FANS[all.length]!;
  const { width, height } = COVER;
  const drawn = all.map((cover, index) => {
    const { x, turn, scale } = fan[index]!;
    const place = `translate(${CENTRE.x + x} ${CENTRE.y}) rotate(${turn}) scale(${scale}) translate(${-width / 2} ${-height / 2})`;
    return (
      `<g transform="${place}"><rect x="6" y="10" width="${width}" height="${height}" rx="16" fill="${INK}" opacity=".16"/>` +
      `<g clip-path="url(#cover)">${coverSvg(root, cover)}</g></g>`
    );
  });
  const clip = `<clipPath id="cover"><rect width="${width}" height="${height}" rx="16"/></clipPath>`;
  return `<defs>${clip}</defs>${drawn.toReversed().join("")}`;
}

function map(root: string): string {
  const size = 214;
  const gap = 12;
  const symbols = readFileSync(artFile(root, "characters/level-1"), "utf8")
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "");
  const tiles = TILES.map(([accent, symbol], index) => {
    const x = CENTRE.x - size - gap / 2 + (index % 2) * (size + gap);
    const y = CENTRE.y - size - gap / 2 + Math.floor(index / 2) * (size + gap);
    const { soft, fill } = TONES[accent];
    return (
      `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="40" fill="${soft}" stroke="${fill}" stroke-width="5"/>` +
      `<use href="#${symbol}" x="${x + 25}" y="${y + 25}" width="${size - 50}" height="${size - 50}"/>`
    );
  });
  return `<defs>${symbols}</defs>${tiles.join("")}`;
}

/** Each tile of the mark in a square of 40. */
export const tilesMark = TILES.map(
  ([accent], index) =>
    `<rect x="${(index % 2) * 21}" y="${Math.floor(index / 2) * 21}" width="19" height="19" rx="6" fill="${TONES[accent].fill}"/>`,
).join("");

export function motif(root: string, { motif: kind }: SharePicture): string {
  if (kind === "map") return map(root);
  if (kind === "tiles")
    return `<g transform="translate(${CENTRE.x - 200} ${CENTRE.y - 200}) scale(10)">${tilesMark}</g>`;
  return coverFan(root, kind);
}
