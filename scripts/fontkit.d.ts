/** The part of fontkit that the build uses; fontkit has no types of its own. */
declare module "fontkit" {
  export interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface GlyphRun {
    glyphs: readonly { path: Path }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
