/** Checks a submission against the fields of its form. */
import { plainText } from "../_shared/plainText.ts";
import { showsSomething } from "../_shared/text/visible.ts";
import type { Entries } from "./body.ts";
import { invalid, tooLong, type Refusal } from "./outcome.ts";
import type { Field, Form } from "./registry.ts";

export type Payload = Record<string, string>;

/** A field that people cannot see, so only a program fills it in. Form-collection services use the same name. */
const HONEYPOT = "_gotcha";

export const isFromBot = (entries: Entries): boolean =>
  entries.some(([name, value]) => name === HONEYPOT && value !== "");

function problemWith(value: unknown, { required, accepts }: Field): string | undefined {
  if (typeof value !== "string") return "This must be text.";
  if (required && !showsSomething(value)) return "Please fill this in.";
  if (value !== "" && accepts && !accepts(value)) return "We cannot accept this answer.";
  return undefined;
}

const plainValue = (sent: string, { plain = (text) => text }: Field) => plain(plainText(sent));

/**
 * @returns the submitted fields of the form as plain text, ready to be stored. A browser without scripts sends each line break
 * of a text field, which counts as one character there, as two.
 */
export function validate(entries: Entries, { fields }: Form): { payload: Payload } | Refusal {
  const payload: Payload = {};
  for (const [name, sent] of entries) {
    if (name === HONEYPOT) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field)
      return { ...invalid(name.slice(0, 64), "This form has no field with that name."), part: "not-sent" };
    const value = typeof sent === "string" ? plainValue(sent, field) : sent;
    if (Object.hasOwn(payload, name)) return invalid(name, "This field was sent twice.");
    if (typeof value === "string" && value.length > field.maxLength) return tooLong(name, field.maxLength);
    const complaint = problemWith(value, field);
    if (complaint) return invalid(name, complaint);
    payload[name] = value as string;
  }
  const missing = Object.keys(fields).find((name) => fields[name]!.required && !Object.hasOwn(payload, name));
  if (missing) return invalid(missing, "Please fill this in.");
  return { payload };
}
