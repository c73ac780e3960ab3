/** Words as shapes, so that drawing a picture needs no font. */
import { assertDrawable, openFont, type Face } from "#scripts/fonts";

interface LetterStyle {
  root: string;
  face: Face;
  size: number;
  colour: string;
}

export function widthOf(text: string, { root, face, size }: LetterStyle): number {
  const font = openFont(root, face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** One line. @param y of the baseline. @returns an SVG path. */
export function textPath(text: string, x: number, y: number, style: LetterStyle): string {
  const { root, face, size, colour } = style;
  assertDrawable(root, face, text);
  const font = openFont(root, face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = x;
  const shapes = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const shape = path
      .scale(scale, -scale)
      .translate(left + xOffset * scale, y - yOffset * scale)
      .toSVG();
    left += xAdvance * scale;
    return shape;
  });
  return `<path d="${shapes.join("")}" fill="${colour}"/>`;
}

/** Breaks a text at its spaces into lines of at most `width`. */
function wrap(text: string, width: number, style: LetterStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Fit {
  width: number;
  /** The most lines allowed. */
  lines: number;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
}

/** The largest size at which the text fits the lines and the width. */
export function fit(text: string, { width, lines, sizes }: Fit, style: Omit<LetterStyle, "size">) {
  for (const size of sizes) {
    const broken = wrap(text, width, { ...style, size });
    const widest = Math.max(...broken.map((line) => widthOf(line, { ...style, size })));
    if (broken.length <= lines && widest <= width) return { size, lines: broken };
  }
  throw new Error(`"${text}" does not fit into its picture.`);
}
