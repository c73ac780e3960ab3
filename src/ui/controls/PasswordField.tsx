import { Eye, EyeOff } from "lucide";
import { useState, type ReactNode } from "react";
import { Field } from "./Field";
import { Icon } from "@/ui/text/Icon";

interface PasswordFieldProps {
  label: string;
  name: string;
  /** A new password, which the browser should not fill in. */
  isNew: boolean;
  minLength?: number | undefined;
  hint?: ReactNode;
  /** The label of the button that shows or hides the password. */
  toggle: { show: string; hide: string };
}

/** A password field whose text can be shown while typing. */
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

/** Tells password managers which account the password belongs to. */
export const PasswordAccountName = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);
