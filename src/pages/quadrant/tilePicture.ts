/** A picture of one's tile, drawn on this device: the character and the tile's words, without a name or a figure. */
import { QUADRANT_RESULTS } from "@/content/quadrant/quadrantResults";
import { PICTURE_TEXTS } from "@/content/quadrant/assessment";
import { portraitOf, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrant/quadrants";
import { colourOf, newCanvas, pngFile, symbolImage } from "@/parts/drawnPicture";

/** In pixels, each way: a square suits every place where pictures are shared. */
const SIZE = 1080;
const FACE_SIZE = 560;

/** @throws if the drawing cannot be read or this browser cannot draw. */
export async function tilePicture(quadrant: Quadrant): Promise<File> {
  const { name, tone, axes } = QUADRANT_TEXTS[quadrant];
  const { character, title } = QUADRANT_RESULTS[quadrant];
  const face = await symbolImage(portraitOf(character), FACE_SIZE);
  const font = getComputedStyle(document.querySelector("h1")!).fontFamily;

  const { canvas, pen } = newCanvas(SIZE);
  pen.fillStyle = colourOf(`${tone}-soft`);
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.drawImage(face, (SIZE - FACE_SIZE) / 2, 150, FACE_SIZE, FACE_SIZE);
  pen.fillStyle = colourOf(`${tone}-ink`);
  pen.textAlign = "center";
  const write = (text: string, size: number, y: number) => {
    pen.font = `600 ${size}px ${font}`;
    pen.fillText(text, SIZE / 2, y, SIZE - 120);
  };
  write(PICTURE_TEXTS.heading, 46, 100);
  write(name, 108, 832);
  write(axes, 46, 902);
  write(title, 46, 962);
  write(PICTURE_TEXTS.signature, 34, 1036);

  return pngFile(canvas, PICTURE_TEXTS.fileName(name));
}
