/** Measures and colours of a printed chapter. The unit is the point, 1/72 inch. */

/**
 * A4. On Letter paper, printed at its own size and centred, 25 points are lost above and below: header and footer keep
 * clear of that and of what printers cannot reach.
 */
export const PAGE = { width: 595.28, height: 841.89 };
/** Where the text stands: a line of at most 68 characters or so. */
export const TEXT = { left: 82, width: PAGE.width - 2 * 82, top: 92, bottom: PAGE.height - 94 };
/** Panels are a little wider than the text, so that what is in them stands on the text's own edges. */
export const PANEL = { left: TEXT.left - 18, width: TEXT.width + 36, padding: 18, radius: 14 };
export const RUNNING = { header: 54, footer: PAGE.height - 66 };

export const INK = "#1f1b3a";
export const MUTED = "#57527a";
export const WHITE = "#ffffff";
export const ACTION = "#4b47c9";

export interface Look {
  /** The quadrant's colour, a pale one of it for panels, and a dark one for words on the pale. */
  fill: string;
  soft: string;
  ink: string;
  /** Size of the running text: children of 8 get larger letters. */
  size: number;
}

/** Each level has the colour of its book's cover. */
const LOOKS: Record<string, Look> = {
  "Level 1": { fill: "#0e9f7e", soft: "#d9f6ec", ink: "#0a5c49", size: 13 },
  "Level 2": { fill: "#f26b4e", soft: "#ffe7e0", ink: "#9a2b12", size: 12 },
  "Level 3": { fill: "#5b5bd6", soft: "#e7e7ff", ink: "#33339b", size: 12 },
  "Parent guide": { fill: "#ffc145", soft: "#fff2d1", ink: "#7a4b00", size: 12 },
};

export function lookOf(level: string): Look {
  const look = LOOKS[level];
  if (!look) throw new Error(`No colours are set for a chapter of "${level}".`);
  return look;
}
