/** Reads a submission up to the size limit. */
import { isRecord } from "../_shared/isRecord.ts";
import { readText } from "../_shared/readText.ts";
import { TOO_BIG, UNREADABLE, WRONG_TYPE, type Refusal } from "./outcome.ts";

/** The database has the same limit. */
export const MAX_BYTES = 16 * 1024;

/** Each field's name and value, in the order they were sent. A name may come twice. */
export type Entries = [name: string, value: unknown][];

const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

export const isUrlencoded = (request: Request): boolean =>
  mediaType(request) === "application/x-www-form-urlencoded";

function parseJson(text: string): Entries | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  return isRecord(value) ? Object.entries(value) : UNREADABLE;
}

export async function readEntries(request: Request): Promise<Entries | Refusal> {
  const isJson = mediaType(request) === "application/json";
  if (!isJson && !isUrlencoded(request)) return WRONG_TYPE;
  const read = await readText(request, MAX_BYTES);
  if ("failure" in read) return read.failure === "tooBig" ? TOO_BIG : UNREADABLE;
  return isJson ? parseJson(read.text) : [...new URLSearchParams(read.text)];
}
