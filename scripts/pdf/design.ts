/** Measures and colours of a printed chapter. The unit is the point, 1/72 inch. */
import { TONES, type Tones } from "#scripts/palette";

/**
 * A4. On Letter paper, printed at its own size and centred, 25 points are lost above and below. The
 * header and footer stay clear of that strip and of the margins that printers cannot reach.
 */
export const PAGE = { width: 595.28, height: 841.89 };
/** The text area. A line holds about 68 characters at most. */
export const TEXT = { left: 82, width: PAGE.width - 2 * 82, top: 92, bottom: PAGE.height - 94 };
/** Panels are a little wider than the text, so that their contents line up with its edges. */
export const PANEL = { left: TEXT.left - 18, width: TEXT.width + 36, padding: 18, radius: 14 };
export const RUNNING = { header: 54, footer: PAGE.height - 66 };

export interface ChapterDesign extends Tones {
  /** The size of the running text. The youngest readers get larger letters. */
  size: number;
}

/** Each level has the colour of its book's cover. */
const DESIGNS: Record<string, ChapterDesign> = {
  "Level 1": { ...TONES.q2, size: 13 },
  "Level 2": { ...TONES.q1, size: 12 },
  "Level 3": { ...TONES.q3, size: 12 },
  "Parent guide": { ...TONES.q4, size: 12 },
};

export function designOf(level: string): ChapterDesign {
  const look = DESIGNS[level];
  if (!look) throw new Error(`No colours are set for chapters in "${level}".`);
  return look;
}
