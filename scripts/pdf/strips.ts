/** Divides a chapter's strips among pages, independently of PDF. */

/** A piece that is never cut: a line of a paragraph, a whole box. */
export interface Strip {
  height: number;
  /** Space above the strip, left out at the top of a page. */
  gap: number;
  /** Keeps the strip on the same page as the next one. */
  keepWithNext?: boolean;
  draw: (top: number) => void;
}

interface Placed {
  strip: Strip;
  /** The distance from the top of the page's text. */
  top: number;
}

const heightOf = (strips: readonly Strip[]) =>
  strips.reduce((sum, { gap, height }, index) => sum + height + (index ? gap : 0), 0);

/** Groups of strips that must share a page. */
function groups(strips: readonly Strip[]): Strip[][] {
  const found: Strip[][] = [[]];
  for (const strip of strips) {
    found.at(-1)!.push(strip);
    if (!strip.keepWithNext) found.push([]);
  }
  return found.filter((group) => group.length);
}

/** @returns the pages, each with its strips and their positions. */
export function paginate(strips: readonly Strip[], pageHeight: number): Placed[][] {
  const pages: Placed[][] = [[]];
  let used = 0;
  for (const group of groups(strips)) {
    const height = heightOf(group);
    if (height > pageHeight) throw new Error("A box in the chapter is taller than a page.");
    if (used && used + group[0]!.gap + height > pageHeight) {
      pages.push([]);
      used = 0;
    }
    for (const strip of group) {
      const top = used ? used + strip.gap : 0;
      pages.at(-1)!.push({ strip, top });
      used = top + strip.height;
    }
  }
  return pages;
}

/** No page ends with the first line of a paragraph, and none begins with its last. */
export function keepLinesTogether(lines: readonly Strip[]): Strip[] {
  return lines.map((line, index) => ({
    ...line,
    keepWithNext: lines.length > 1 && (index === 0 || index === lines.length - 2),
  }));
}
