import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { PASSWORD_TEXTS } from "@/content/account";
import { Field } from "@/ui/Field";
import { Icon } from "@/ui/Icon";

const MIN_LENGTH = 6;

interface SecretFieldProps {
  label: string;
  name: string;
  /** A password that is being chosen, which has to be long enough. */
  isNew?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A password, which can be shown while it is typed. */
export function SecretField({ isNew = false, ...field }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      minLength={isNew ? MIN_LENGTH : undefined}
      required
      after={
        <button
          type="button"
          aria-label={`${shown ? PASSWORD_TEXTS.hide : PASSWORD_TEXTS.show}: ${field.label}`}
          onClick={() => setShown(!shown)}
          className="rounded-field text-muted hover:text-ink -mr-2.5 grid size-11 shrink-0 place-items-center"
        >
          <Icon of={shown ? EyeOff : Eye} size={22} />
        </button>
      }
    />
  );
}

/** Tells a password manager whose password it is. */
export const WhosePassword = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);
