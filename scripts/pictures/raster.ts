/** Converts SVG to PNG without a browser. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { encodePng } from "./png.ts";

let ready: Promise<void> | undefined;

const start = async (root: string) =>
  initWasm(await readFile(path.join(root, "node_modules/@resvg/resvg-wasm/index_bg.wasm")));

/** @param width in pixels; the height follows from the view box. */
export async function rasterise(root: string, svg: string, width: number): Promise<Buffer> {
  await (ready ??= start(root));
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = drawing.render();
  try {
    return encodePng({ width: image.width, height: image.height, pixels: image.pixels });
  } finally {
    image.free();
    drawing.free();
  }
}
