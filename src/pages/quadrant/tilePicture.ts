/** A picture of one's tile, drawn on this device: the character and the tile's words, without a name or a figure. */
import { readDrawing } from "@/backend/quadrant/drawings";
import { QUADRANT_RESULTS } from "@/content/quadrant/quadrantResults";
import { PICTURE_TEXTS } from "@/content/quadrant/assessment";
import { portraitOf, QUADRANT_TEXTS, type Quadrant } from "@/content/quadrant/quadrants";

/** In pixels, each way: a square suits every place where pictures are shared. */
const SIZE = 1080;
const FACE_SIZE = 560;

/** A drawing of one symbol of a file of symbols. @throws if the file cannot be read. */
async function symbolImage(address: string): Promise<HTMLImageElement> {
  const [file, symbol] = address.split("#");
  const drawing = (await readDrawing(file!)).replace(
    /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/,
    `<svg$1 width="${FACE_SIZE}" height="${FACE_SIZE}" viewBox="0 0 100 100">$2<use href="#${symbol}"/></svg>`,
  );
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}

/** A colour of the page as it is now, light or dark, which a canvas cannot work out by itself. */
function colourOf(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** @throws if the drawing cannot be read or this browser cannot draw. */
export async function tilePicture(quadrant: Quadrant): Promise<File> {
  const { name, tone, axes } = QUADRANT_TEXTS[quadrant];
  const { character, title } = QUADRANT_RESULTS[quadrant];
  const face = await symbolImage(portraitOf(character));
  const font = getComputedStyle(document.querySelector("h1")!).fontFamily;

  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw.");
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

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture came out empty.");
  return new File([blob], PICTURE_TEXTS.fileName(name), { type: "image/png" });
}
