/** Draws the picture of a shared link: the site's mark, the title and a line on the left, the motif on the right. */
import type { SharePicture } from "@/content/sharing";
import { INK, MUTED, PAPER, TONES } from "#scripts/palette";
import { fit, textPath } from "./lettering.ts";
import { motif, tilesMark } from "./motifs.ts";

const LEFT = 76;
const COLUMN = 510;

/** @returns an SVG of 1200 by 630. */
export function sharePicture(root: string, picture: SharePicture): string {
  const { soft, fill } = TONES[picture.accent];
  const display = { root, face: "display", colour: INK } as const;
  const title = fit(picture.title, { width: COLUMN, lines: 3, sizes: [84, 76, 68, 62, 56] }, display);
  const leading = title.size * 1.1;
  const line = { root, face: "body", colour: MUTED } as const;
  const under = fit(picture.line, { width: COLUMN, lines: 2, sizes: [34] }, line);
  const height = title.lines.length * leading + 22 + under.lines.length * 44;
  const top = 352 - height / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">',
    `<rect width="1200" height="630" fill="${PAPER}"/>`,
    `<path d="M690 0H1200V630H600C540 500 760 420 690 250 660 170 640 90 690 0Z" fill="${soft}"/>`,
    `<path d="M0 614H1200V630H0Z" fill="${fill}"/>`,
    `<g transform="translate(${LEFT} 62) scale(1.5)">${tilesMark}</g>`,
    textPath("4MQ", LEFT + 80, 110, { ...display, size: 52 }),
    ...title.lines.map((text, index) =>
      textPath(text, LEFT, top + title.size * 0.8 + index * leading, { ...display, size: title.size }),
    ),
    ...under.lines.map((text, index) =>
      textPath(text, LEFT, top + title.lines.length * leading + 44 + index * 44, {
        ...line,
        size: under.size,
      }),
    ),
    motif(root, picture),
    "</svg>",
  ].join("");
}
