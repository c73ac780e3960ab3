/** Checks a submission against the fields of its form. */
import { showsSomething } from "../_shared/text/visible.ts";
import type { Entries } from "./body.ts";
import { invalid, tooLong, type Refusal } from "./outcome.ts";
import type { Field, Form } from "./registry.ts";

export type Payload = Record<string, string>;

/** A field that people cannot see, so only a program fills it in. Form-collection services use the same name. */
const HONEYPOT = "_gotcha";

export const isFromBot = (entries: Entries): boolean =>
  entries.some(([name, value]) => name === HONEYPOT && value !== "");

/** Control characters other than tab and line breaks, and lone surrogates: jsonb stores neither. */
const FORBIDDEN_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** A browser without scripts sends each line break of a text field, which counts as one character there, as two. */
const lengthOf = (value: string): number => value.replaceAll("\r\n", "\n").length;

function problemWith(value: unknown, { required, accepts }: Field): string | undefined {
  if (typeof value !== "string") return "This must be text.";
  if (FORBIDDEN_CHARACTERS.test(value)) return "This contains characters that we cannot save.";
  if (required && !showsSomething(value)) return "Please fill this in.";
  if (value !== "" && accepts && !accepts(value)) return "We cannot accept this answer.";
  return undefined;
}

/** @returns the submitted fields of the form, unchanged, ready to be stored. */
export function validate(entries: Entries, { fields }: Form): { payload: Payload } | Refusal {
  const payload: Payload = {};
  for (const [name, value] of entries) {
    if (name === HONEYPOT) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return invalid(name.slice(0, 64), "This form has no field with that name.");
    if (Object.hasOwn(payload, name)) return invalid(name, "This field was sent twice.");
    if (typeof value === "string" && lengthOf(value) > field.maxLength) return tooLong(name, field.maxLength);
    const complaint = problemWith(value, field);
    if (complaint) return invalid(name, complaint);
    payload[name] = value as string;
  }
  const missing = Object.keys(fields).find((name) => fields[name]!.required && !Object.hasOwn(payload, name));
  if (missing) return invalid(missing, "Please fill this in.");
  return { payload };
}
