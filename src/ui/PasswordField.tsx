import { Eye, EyeOff } from "lucide";
import { useState, type ReactNode } from "react";
import { Field } from "./Field";
import { Icon } from "./Icon";

interface PasswordFieldProps {
  label: string;
  name: string;
  /** Chosen here, not remembered. */
  isNew: boolean;
  minLength?: number | undefined;
  hint?: ReactNode;
  /** What the button does that shows or hides the password. */
  toggle: { show: string; hide: string };
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ isNew, toggle, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      required
      after={
        <button
          type="button"
          aria-label={shown ? toggle.hide : toggle.show}
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
export const PasswordAccountName = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);
