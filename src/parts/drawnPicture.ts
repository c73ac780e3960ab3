/** Pictures to share, drawn on this device. */
import { readDrawing } from "@/backend/drawings";

/** A drawing of one symbol of a file of characters. @throws if the file cannot be read. */
export async function symbolImage(address: string, size: number): Promise<HTMLImageElement> {
  const [file, symbol] = address.split("#");
  const drawing = (await readDrawing(file!)).replace(
    /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/,
    `<svg$1 width="${size}" height="${size}" viewBox="0 0 100 100">$2<use href="#${symbol}"/></svg>`,
  );
  return imageOf(`data:image/svg+xml,${encodeURIComponent(drawing)}`);
}

/** @throws if the picture cannot be read. */
export async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A colour of the page as it is now, light or dark, which a canvas cannot work out by itself. */
export function colourOf(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** @param size in pixels, each way. @throws if this browser cannot draw. */
export function newCanvas(size: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw.");
  return { canvas, pen };
}

export async function pngFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture came out empty.");
  return new File([blob], name, { type: "image/png" });
}
