/** Converts SVG to PNG without a browser. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import UPNG from "upng-js";

/** Flat shapes lose nothing visible with this number of colours, and the file takes a third of the bytes. */
const COLOURS = 256;

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  pixels: Uint8Array;
}

export const encodePng = ({ width, height, pixels }: Pixels): Buffer =>
  Buffer.from(UPNG.encode([Uint8Array.from(pixels).buffer], width, height, COLOURS));

let ready: Promise<void> | undefined;

const start = async (root: string) =>
  initWasm(await readFile(path.join(root, "node_modules/@resvg/resvg-wasm/index_bg.wasm")));

/** @param width in pixels; the height follows from the view box. */
export async function rasterise(root: string, svg: string, width: number): Promise<Buffer> {
  await (ready ??= start(root));
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = drawing.render();
  try {
    return encodePng(image);
  } finally {
    image.free();
    drawing.free();
  }
}
