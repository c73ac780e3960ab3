/** Measures of a lesson's sheets, on A4. Black ink carries everything, because schools print and copy without colour. */
import { PAGE } from "./design.ts";
import type { Column } from "./text.ts";
import type { TextStyle } from "./taggedPdf.ts";

export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

/** Centred on Letter paper, 25 points are lost above and below; the rest is more than printers cannot reach. */
export const SHEET = {
  left: mm(13),
  width: PAGE.width - 2 * mm(13),
  top: 41,
  bottom: PAGE.height - 72,
} satisfies Column & { top: number; bottom: number };
export const FOOT_TOP = PAGE.height - 60;

export const BLACK = "#000000";
/** The ground of a table's headings, so pale that it costs little toner. */
export const HEAD_GROUND = "#eeeeee";
export const THIN = 0.8;
/** The distance between two lines to write on. */
export const WRITING = mm(8);
export const ROW = mm(8.4);
/** The side of a box to tick. */
export const TICK = mm(4.4);

const black = (face: TextStyle["face"], size: number, leading: number): TextStyle => ({
  face,
  size,
  leading,
  colour: BLACK,
});

export const TITLE = black("display", 22, 31);
export const TASK = black("display", 13.5, 19);
export const HEADING = black("display", 12.5, 17);
export const WORDS = black("body", 11.5, 16);
export const ALOUD = black("body", 17, 26);
export const TERM = black("display", 11.5, 16);
/** A teacher's page has more to say than a pupil's. */
export const NOTES = black("body", 11, 14.5);
export const LABEL = black("strong", 11, 14.5);
export const FOOT = black("body", 10, 13.5);
