/** Divides a text's strips among pages, independently of PDF. */

/** A piece that is never cut: a line of a paragraph, a whole box. */
export interface Strip {
  height: number;
  /** Space above the strip, left out at the top of a page. */
  gap: number;
  /** Keeps the strip on the same page as the next one. */
  keepWithNext?: boolean;
  /** Points by which the strip may grow where its page has room, so that there is more to write on. */
  room?: number;
  /** Points by which the space above it may grow. */
  gapRoom?: number;
  draw: (top: number, height: number) => void;
}

interface Placed {
  strip: Strip;
  /** The distance from the top of the page's text. */
  top: number;
  height: number;
}

/** Places strips below one another. @returns each with its top, and their total height. */
export function stack(strips: readonly Strip[]): { placed: Placed[]; height: number } {
  let used = 0;
  const placed = strips.map((strip, index) => {
    const top = used + (index ? strip.gap : 0);
    used = top + strip.height;
    return { strip, top, height: strip.height };
  });
  return { placed, height: used };
}

export function drawPlaced(placed: readonly Placed[], top: number): void {
  for (const one of placed) one.strip.draw(top + one.top, one.height);
}

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
  const pages: Strip[][] = [[]];
  for (const group of groups(strips)) {
    if (stack(group).height > pageHeight) throw new Error("A box is taller than its page.");
    const page = pages.at(-1)!;
    if (page.length && stack([...page, ...group]).height > pageHeight) pages.push(group);
    else page.push(...group);
  }
  return pages.map((page) => spread(page, pageHeight));
}

/** Shares what is left of a page among the strips that may grow. */
function spread(strips: readonly Strip[], pageHeight: number): Placed[] {
  const { placed, height } = stack(strips);
  const growth = ({ room = 0, gapRoom = 0 }: Strip, index: number) => ({ room, above: index ? gapRoom : 0 });
  const wanted = strips.map(growth).reduce((sum, { room, above }) => sum + room + above, 0);
  const share = wanted && Math.min(1, (pageHeight - height) / wanted);
  let moved = 0;
  return placed.map(({ strip, top, height }, index) => {
    const { room, above } = growth(strip, index);
    const grown = { strip, top: top + moved + above * share, height: height + room * share };
    moved += (room + above) * share;
    return grown;
  });
}

/** No page ends with the first line of a paragraph, and none begins with its last. */
export function keepLinesTogether(lines: readonly Strip[]): Strip[] {
  return lines.map((line, index) => ({
    ...line,
    keepWithNext: lines.length > 1 && (index === 0 || index === lines.length - 2),
  }));
}

/** No page break comes between these strips. */
export const keepTogether = (strips: readonly Strip[]): Strip[] =>
  strips.map((strip, index) => ({ ...strip, keepWithNext: index < strips.length - 1 }));

/** The first strip at this distance from what is above it. */
export const withGap = ([first, ...rest]: readonly Strip[], gap: number): Strip[] => [
  { ...first!, gap },
  ...rest,
];
