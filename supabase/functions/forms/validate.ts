/** Holds what was sent to the fields of its form. */
import { MAX_BYTES, type Entries } from "./body.ts";
import { invalid, TOO_BIG, type Refusal } from "./outcome.ts";
import type { Field, Form } from "./registry.ts";

export type Payload = Record<string, string>;

/** A field that people do not see: what fills it in is a programme. Form-collection services use this name, too. */
const HONEYPOT = "_gotcha";

export const isFromBot = (entries: Entries): boolean =>
  entries.some(([name, value]) => name === HONEYPOT && value !== "");

/** Control characters other than tab and line breaks, and halves of a character: no text, and jsonb takes neither. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

function problemWith(value: unknown, { maxLength, required, accepts }: Field): string | undefined {
  if (typeof value !== "string") return "This must be text.";
  if (value.length > maxLength) return `This must not be longer than ${maxLength} characters.`;
  if (NO_TEXT.test(value)) return "This holds characters that cannot be kept.";
  if (required && value.trim() === "") return "This must be filled in.";
  if (value !== "" && accepts && !accepts(value)) return "This is not one of the values that we can take.";
  return undefined;
}

/** Bytes of the payload as the database writes it: JSON with a space after each colon and comma. */
function bytesOf(payload: Payload): number {
  const spaces = Math.max(0, 2 * Object.keys(payload).length - 1);
  return new TextEncoder().encode(JSON.stringify(payload)).length + spaces;
}

/** @returns what is to be kept: the fields of the form that were sent, as they were sent. */
export function validate(entries: Entries, { fields }: Form): { payload: Payload } | Refusal {
  const payload: Payload = {};
  for (const [name, value] of entries) {
    if (name === HONEYPOT) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return invalid(name.slice(0, 64), "This form has no such field.");
    if (Object.hasOwn(payload, name)) return invalid(name, "This was sent twice.");
    const complaint = problemWith(value, field);
    if (complaint) return invalid(name, complaint);
    payload[name] = value as string;
  }
  const missing = Object.keys(fields).find((name) => fields[name]!.required && !Object.hasOwn(payload, name));
  if (missing) return invalid(missing, "This must be filled in.");
  return bytesOf(payload) > MAX_BYTES ? TOO_BIG : { payload };
}
