import type { ComponentProps } from "react";
import { TextArea } from "@/ui/controls/TextArea";
import type { Limit } from "./LimitedField";
import { useLimit } from "./useLimit";

/** A field with several lines that keeps all that was pasted into it, and says what is too long. */
export const LimitedTextArea = ({ maxCharacters, ...area }: ComponentProps<typeof TextArea> & Limit) => (
  <TextArea {...area} {...useLimit<HTMLTextAreaElement>(maxCharacters, area)} />
);
