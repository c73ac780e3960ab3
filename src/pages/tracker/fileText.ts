/** The text of a file that a spreadsheet saved: as UTF-16, as UTF-8, or in the system's older encoding. */

/** The longer marks first: the shortest begins as one of them does. */
const MARKS: readonly [encoding: "utf-32" | "utf-16le" | "utf-16be", ...mark: number[]][] = [
  ["utf-32", 0xff, 0xfe, 0, 0],
  ["utf-32", 0, 0, 0xfe, 0xff],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];
/** Zip archives (.xlsx, .ods, .numbers) and the older .xls, which the reader of tables knows by their first letters. */
const WORKBOOKS = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, nth) => bytes[nth] === byte);

/**
 * Every second byte of most letters is zero in UTF-16, and hardly any in the encodings of single bytes; a table's head and
 * numbers are such letters.
 */
function encodingByZeros(bytes: Uint8Array): "single bytes" | "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0] as [even: number, odd: number];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros.map((count) => count / (bytes.length / 2)) as [number, number];
  if (odd > 0.3 && even < odd / 10) return "utf-16le";
  if (even > 0.3 && odd < even / 10) return "utf-16be";
  return even + odd > 0.2 ? undefined : "single bytes";
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * ¢, ¤ and ¥ are parts of letters, bullets or the sign of the euro in other encodings, and four different letters beyond the
 * plain ones hardly follow each other in Western Europe, as they do in Russian or Chinese.
 */
const NOT_WESTERN = /[¢¤¥]|[^\0-\u007F]{4}/u;

/** Bytes that are not UTF-8 are read as Windows' letters of Western Europe, if they can be those. */
function westernText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, "windows-1252");
  return text && NOT_WESTERN.test(text.replaceAll(/(.)\1+/gu, "$1")) ? undefined : text;
}

/** @returns undefined if nobody can say which letters the bytes are. */
export function textOf(bytes: Uint8Array): string | undefined {
  const isWorkbook = WORKBOOKS.some((mark) => beginsWith(bytes, mark));
  const marked = MARKS.find(([, ...mark]) => beginsWith(bytes, mark))?.[0];
  const encoding = isWorkbook || !bytes.length ? "single bytes" : (marked ?? encodingByZeros(bytes));
  if (!encoding || encoding === "utf-32") return undefined;
  if (encoding !== "single bytes") return decoded(bytes, encoding);
  return decoded(bytes, "utf-8") ?? westernText(bytes);
}
