/** Reads a submission up to the size that the form's fields can take. */
import { isRecord } from "../_shared/isRecord.ts";
import { readText } from "../_shared/readText.ts";
import { TOO_BIG, UNREADABLE, WRONG_TYPE, type Refusal } from "./outcome.ts";
import type { Form } from "./registry.ts";

/**
 * The most bytes that a character of a field takes on the way: JSON may write a line break, which counts as one, as
 * `\u000d\u000a`. Urlencoded, it is 6 bytes, and no other character takes more than 9.
 */
const BYTES_PER_CHARACTER = 12;
/** Besides the answers: names, quotes, blanks, and the field that people do not see. */
const BYTES_AROUND = 4 * 1024;

/** The largest body that the fields' own limits allow. */
export const maxBytesOf = ({ fields }: Form): number =>
  Object.values(fields).reduce(
    (bytes, { maxLength }) => bytes + maxLength * BYTES_PER_CHARACTER,
    BYTES_AROUND,
  );

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

export async function readEntries(request: Request, form: Form): Promise<Entries | Refusal> {
  const isJson = mediaType(request) === "application/json";
  if (!isJson && !isUrlencoded(request)) return WRONG_TYPE;
  const read = await readText(request, maxBytesOf(form));
  if ("failure" in read) return read.failure === "tooBig" ? TOO_BIG : UNREADABLE;
  return isJson ? parseJson(read.text) : [...new URLSearchParams(read.text)];
}
