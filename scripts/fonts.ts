/**
 * The site's typefaces as files that build steps can read; its own pages use the variable WOFF2 of the same designs.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

const FILES = {
  display: "fredoka/files/fredoka-latin-600-normal.woff",
  body: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff",
  strong: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff",
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

export const fontFile = (root: string, face: Face) =>
  path.join(root, "node_modules/@fontsource", FILES[face]);

const opened = new Map<string, Font>();

export function openFont(root: string, face: Face): Font {
  const file = fontFile(root, face);
  const font = opened.get(file) ?? create(readFileSync(file));
  opened.set(file, font);
  return font;
}

/** A character that the font lacks would become an empty box on paper, so the build stops instead. */
export function assertDrawable(root: string, face: Face, text: string): void {
  const font = openFont(root, face);
  const lacking = Array.from(text).filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  if (lacking.length) throw new Error(`${FILES[face]} has no sign for "${lacking.join("")}" in: ${text}`);
}
