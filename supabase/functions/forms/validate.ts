/** Checks a submission against the fields of its form. */
import { showsSomething } from "../_shared/text/visible.ts";
import { MAX_BYTES, type Entries } from "./body.ts";
import { invalid, TOO_BIG, type Refusal } from "./outcome.ts";
import type { Field, Form } from "./registry.ts";

export type Payload = Record<string, string>;

/** A field that people cannot see, so only a program fills it in. Form-collection services use the same name. */
const HONEYPOT = "_gotcha";

export const isFromBot = (entries: Entries): boolean =>
  entries.some(([name, value]) => name === HONEYPOT && value !== "");

/** Control characters other than tab and line breaks, and lone surrogates: jsonb stores neither. */
const FORBIDDEN_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

function problemWith(value: unknown, { maxLength, required, accepts }: Field): string | undefined {
  if (typeof value !== "string") return "This must be text.";
  if (value.length > maxLength) return `Please use no more than ${maxLength} characters.`;
  if (FORBIDDEN_CHARACTERS.test(value)) return "This contains characters that we cannot save.";
  if (required && !showsSomething(value)) return "Please fill this in.";
  if (value !== "" && accepts && !accepts(value)) return "We cannot accept this answer.";
  return undefined;
}

/** The payload's bytes as the database writes it: JSON with a space after each colon and comma. */
function bytesOf(payload: Payload): number {
  const spaces = Math.max(0, 2 * Object.keys(payload).length - 1);
  return new TextEncoder().encode(JSON.stringify(payload)).length + spaces;
}

/** @returns the submitted fields of the form, unchanged, ready to be stored. */
export function validate(entries: Entries, { fields }: Form): { payload: Payload } | Refusal {
  const payload: Payload = {};
  for (const [name, value] of entries) {
    if (name === HONEYPOT) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return invalid(name.slice(0, 64), "This form has no field with that name.");
    if (Object.hasOwn(payload, name)) return invalid(name, "This field was sent twice.");
    const complaint = problemWith(value, field);
    if (complaint) return invalid(name, complaint);
    payload[name] = value as string;
  }
  const missing = Object.keys(fields).find((name) => fields[name]!.required && !Object.hasOwn(payload, name));
  if (missing) return invalid(missing, "Please fill this in.");
  return bytesOf(payload) > MAX_BYTES ? TOO_BIG : { payload };
}
