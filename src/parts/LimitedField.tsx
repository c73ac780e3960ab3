import type { ComponentProps } from "react";
import { Field } from "@/ui/controls/Field";
import { useLimit } from "./useLimit";

export interface Limit {
  /** The limit replaces `maxlength`, which silently cuts pasted text. */
  maxCharacters: number;
}

/** A single-line field that keeps all that was pasted into it, and says what is too long. */
export const LimitedField = ({ maxCharacters, ...field }: ComponentProps<typeof Field> & Limit) => (
  <Field {...field} {...useLimit<HTMLInputElement>(maxCharacters, field)} />
);
