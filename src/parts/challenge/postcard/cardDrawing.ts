/** The picture of a card to share: the mission and its words, without a name, an amount, a date or a place. */
import { MISSION_TITLES } from "@/content/challenge/missionTitles";
import { shareLines, SHARE_TEXTS } from "@/content/challenge/postcards";
import type { Card, CardContent } from "@/domain/challenge/postcards";
import { levelOfPortrait, type Portrait } from "@/domain/shelf/portrait";
import { colourOf, imageOf, newCanvas, pngFile, symbolImage } from "@/parts/drawnPicture";
import { STAMP_EDGE, STAMP_TICK, STAMP_TILT } from "./stampShape";

/** In units of the drawing, of which each is two pixels. */
const SIZE = 600;
const PIXELS = 2;
const LAND = { x: 24, y: 24, width: 552, height: 300, radius: 24, cut: 62 };
const FACE = { x: 50, y: 96, size: 136 };
const STAMP = { x: 494, y: 324, scale: 1.25 };
const LOGO = { x: 32, y: 538, tile: 17, gap: 2, radius: 5 };
/** The colours of the logo's tiles, row by row. */
const TILES = ["q2", "q1", "q3", "q4"];

/** @throws if a drawing cannot be read or this browser cannot draw. */
export async function cardPicture(card: Card, content: CardContent, portrait: Portrait): Promise<File> {
  const [land, face] = await Promise.all([
    imageOf("/art/postcard.svg"),
    symbolImage(`level-${levelOfPortrait(portrait)}.svg#${portrait}`, FACE.size * PIXELS),
    // A canvas does not wait for letters that no text of the page has needed.
    document.fonts.ready,
  ]);
  const display = getComputedStyle(document.querySelector("h1")!).fontFamily;
  const body = getComputedStyle(document.body).fontFamily;
  const { canvas, pen } = newCanvas(SIZE * PIXELS);
  pen.scale(PIXELS, PIXELS);
  pen.fillStyle = colourOf("paper");
  pen.fillRect(0, 0, SIZE, SIZE);

  pen.save();
  pen.beginPath();
  roundRect(pen, LAND.x, LAND.y, LAND.width, LAND.height, LAND.radius);
  pen.clip();
  // The land is wider than its place, and keeps its shape, with the stall and the sun in it.
  const width = LAND.height * (land.naturalWidth / land.naturalHeight);
  pen.drawImage(land, LAND.x - LAND.cut, LAND.y, width, LAND.height);
  pen.restore();
  pen.drawImage(face, FACE.x, FACE.y, FACE.size, FACE.size);

  pen.save();
  pen.translate(STAMP.x, STAMP.y);
  pen.scale(STAMP.scale, STAMP.scale);
  pen.rotate((STAMP_TILT * Math.PI) / 180);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = colourOf("q2-ink");
  pen.fillStyle = colourOf("q2-soft");
  pen.lineWidth = 3;
  pen.fill(new Path2D(STAMP_EDGE));
  pen.stroke(new Path2D(STAMP_EDGE));
  pen.lineWidth = 7;
  pen.stroke(new Path2D(STAMP_TICK));
  pen.lineWidth = 2;
  pen.setLineDash([0, 7.1]);
  pen.beginPath();
  pen.arc(0, 0, 31, 0, 2 * Math.PI);
  pen.stroke();
  pen.restore();

  const write = (text: string, font: string, x: number, y: number, token: string) => {
    pen.font = font;
    pen.fillStyle = colourOf(token);
    pen.fillText(text, x, y, SIZE - 64);
  };
  write(SHARE_TEXTS.mission(card), `600 20px ${display}`, 32, 361, "muted");
  write(MISSION_TITLES[card - 1]!, `600 40px ${display}`, 32, 407, "ink");
  for (const [nth, line] of shareLines(content).entries())
    write(line, `400 24px ${body}`, 32, 452 + nth * 33, "ink");

  for (const [nth, tile] of TILES.entries()) {
    const step = LOGO.tile + LOGO.gap;
    pen.fillStyle = colourOf(tile);
    pen.beginPath();
    roundRect(
      pen,
      LOGO.x + (nth % 2) * step,
      LOGO.y + Math.floor(nth / 2) * step,
      LOGO.tile,
      LOGO.tile,
      LOGO.radius,
    );
    pen.fill();
  }
  write("4MQ", `700 24px ${display}`, 82, 565, "ink");
  pen.textAlign = "right";
  write(SHARE_TEXTS.signature, `400 17px ${body}`, SIZE - 32, 562, "muted");
  return pngFile(canvas, SHARE_TEXTS.fileName(card));
}

/** An older browser has no round corners for canvases. */
function roundRect(pen: CanvasRenderingContext2D, ...[x, y, width, height, radius]: number[]): void {
  if (typeof pen.roundRect === "function") pen.roundRect(x!, y!, width!, height!, radius);
  else pen.rect(x!, y!, width!, height!);
}
