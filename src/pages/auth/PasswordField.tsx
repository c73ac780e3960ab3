import { Eye, EyeOff } from "lucide";
import { Icon } from "@/ui/Icon";
import { useState } from "react";
import { AUTH_TEXTS } from "@/content/auth";
import { Field } from "@/ui/Field";

const MIN_LENGTH = 6;

interface PasswordFieldProps {
  label: string;
  /** Chosen here, not remembered. */
  isNew: boolean;
}

export function PasswordField({ label, isNew }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const icon = shown ? EyeOff : Eye;
  return (
    <Field
      label={label}
      name="password"
      type={shown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      minLength={MIN_LENGTH}
      required
      hint={isNew ? AUTH_TEXTS.passwordHint : undefined}
      after={
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
          className="rounded-field text-muted hover:text-ink -mr-2.5 grid size-11 shrink-0 place-items-center"
        >
          <Icon of={icon} size={22} />
        </button>
      }
    />
  );
}
