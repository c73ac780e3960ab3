import { NAME_SIGNS } from "@/content/formService";
import { NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { Field } from "@/ui/controls/Field";

interface NameFieldProps {
  label: string;
  hint?: string;
  autoComplete?: string;
}

/** The name on a public form. It may stand before the address in a letter's head, where such signs would begin another address. */
export const NameField = (props: NameFieldProps) => (
  <Field
    {...props}
    name="name"
    maxLength={NAME_MAX_CHARACTERS}
    pattern="[^,;<>，；＜＞]*"
    title={NAME_SIGNS}
    required
  />
);
