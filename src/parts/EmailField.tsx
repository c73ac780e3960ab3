import type { ComponentProps } from "react";
import { EMAIL_MAX_CHARACTERS } from "@/domain/formLimits";
import { plainEmail } from "@/domain/visibleText";
import { Field } from "@/ui/controls/Field";

/** A field for an e-mail address. Invisible marks of a pasted one go, because nobody could find what a browser then calls wrong. */
export const EmailField = ({ onInput, ...props }: ComponentProps<typeof Field>) => (
  <Field
    name="email"
    type="email"
    autoComplete="email"
    maxLength={EMAIL_MAX_CHARACTERS}
    onInput={(event) => {
      const field = event.currentTarget;
      const plain = plainEmail(field.value);
      if (plain !== field.value) field.value = plain;
      onInput?.(event);
    }}
    {...props}
  />
);
