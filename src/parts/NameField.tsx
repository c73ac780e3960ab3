import { NAME_SIGNS } from "@/content/formService";
import { NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { LimitedField } from "./LimitedField";

interface NameFieldProps {
  label: string;
  hint?: string;
  autoComplete?: string;
}

/** The name on a public form. It may stand before the address in a letter's head, where such signs would begin another address. */
export const NameField = (props: NameFieldProps) => (
  <LimitedField
    {...props}
    name="name"
    maxCharacters={NAME_MAX_CHARACTERS}
    pattern="[^,;<>，；＜＞]*"
    title={NAME_SIGNS}
    required
  />
);
