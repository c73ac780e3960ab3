/** Reads what was sent, as far as the limit goes. */
import { TOO_BIG, UNREADABLE, WRONG_TYPE, type Refusal } from "./outcome.ts";

/** The database keeps no more, either. */
export const MAX_BYTES = 16 * 1024;

/** Name and value of each field, in the order of sending; a name may stand twice. */
export type Entries = [name: string, value: unknown][];

export const mediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

export const isUrlencoded = (request: Request): boolean =>
  mediaType(request) === "application/x-www-form-urlencoded";

/** Counts while reading: a Content-Length says what its sender likes. */
async function readText(request: Request): Promise<string | Refusal> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = request.body?.getReader();
  let text = "";
  let bytes = 0;
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > MAX_BYTES) {
        await reader.cancel();
        return TOO_BIG;
      }
      text += decoder.decode(value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return UNREADABLE; // not UTF-8, or the sender went away
  }
}

function parseJson(text: string): Entries | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return UNREADABLE;
  return Object.entries(value);
}

export async function readEntries(request: Request): Promise<Entries | Refusal> {
  const isJson = mediaType(request) === "application/json";
  if (!isJson && !isUrlencoded(request)) return WRONG_TYPE;
  const text = await readText(request);
  if (typeof text !== "string") return text;
  return isJson ? parseJson(text) : [...new URLSearchParams(text)];
}
