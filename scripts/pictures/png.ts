/** Writes PNG files with a palette, which take a third of the bytes of full colour. */
import { crc32, deflateSync } from "node:zlib";
import { choosePalette } from "./quantise.ts";

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  pixels: Uint8Array;
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const OPAQUE = 0xff;
const PALETTE_COLOUR = 3;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, PALETTE_COLOUR], 8);
  return data;
}

/** Calls back once for each run of equal pixels, because flat pictures have far fewer runs than pixels. */
function eachRun(pixels: Uint8Array, take: (colour: number, from: number, to: number) => void) {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const length = pixels.byteLength / 4;
  let from = 0;
  for (let at = 1; at <= length; at += 1) {
    const colour = view.getUint32(from * 4);
    if (at < length && view.getUint32(at * 4) === colour) continue;
    take(colour, from, at);
    from = at;
  }
}

export function encodePng({ width, height, pixels }: Pixels): Buffer {
  const counts = new Map<number, number>();
  eachRun(pixels, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  const palette = choosePalette(counts);

  const places = Buffer.alloc(width * height);
  eachRun(pixels, (colour, from, to) => places.fill(palette.places.get(colour)!, from, to));
  // A zero before each row means no filter, which is best for a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    places.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);

  const alphas = palette.colours.map((colour) => colour & 0xff);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(width, height)),
    chunk(
      "PLTE",
      Buffer.from(palette.colours.flatMap((colour) => [colour >>> 24, colour >>> 16, colour >>> 8])),
    ),
    ...(alphas.some((alpha) => alpha < OPAQUE) ? [chunk("tRNS", Buffer.from(alphas))] : []),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
