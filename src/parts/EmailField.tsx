import type { ComponentProps } from "react";
import { EMAIL_MAX_CHARACTERS } from "@/domain/formLimits";
import { plainEmail } from "@/domain/visibleText";
import { LimitedField } from "./LimitedField";

/** A field for an e-mail address. Invisible marks of a pasted one go, because nobody could find what a browser then calls wrong. */
export const EmailField = ({
  onInput,
  ...props
}: Omit<ComponentProps<typeof LimitedField>, "maxCharacters">) => (
  <LimitedField
    name="email"
    type="email"
    autoComplete="email"
    maxCharacters={EMAIL_MAX_CHARACTERS}
    onInput={(event) => {
      const field = event.currentTarget;
      const plain = plainEmail(field.value);
      if (plain !== field.value) field.value = plain;
      onInput?.(event);
    }}
    {...props}
  />
);
