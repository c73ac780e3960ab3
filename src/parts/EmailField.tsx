import type { ComponentProps } from "react";
import { EMAIL_MAX_CHARACTERS } from "@/domain/formLimits";
import { Field } from "@/ui/controls/Field";

/** A field for an e-mail address. */
export const EmailField = (props: ComponentProps<typeof Field>) => (
  <Field name="email" type="email" autoComplete="email" maxLength={EMAIL_MAX_CHARACTERS} {...props} />
);
