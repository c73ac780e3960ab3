import { Eye, EyeOff } from "lucide";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { EXACT, Field } from "./Field";
import { Icon } from "@/ui/text/Icon";

interface PasswordFieldProps {
  label: string;
  name: string;
  /** A new password, which the browser should not fill in. */
  isNew: boolean;
  minLength?: number | undefined;
  hint?: ReactNode;
  /** @returns what is wrong with the password; the form is not sent with it. */
  problemIn?: ((password: string) => string | undefined) | undefined;
  /** The label of the button that shows or hides the password. */
  toggle: { show: string; hide: string };
}

/** A password field whose text can be shown while typing. */
export function PasswordField({ isNew, toggle, problemIn, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const problem = problemIn?.(typed);
  useEffect(() => input.current!.setCustomValidity(problem ?? ""), [problem]);

  // A password manager may fill the field in without a word, so what is sent is measured itself, before the form hears of it.
  useEffect(() => {
    const field = input.current!;
    const measure = (event: Event) => {
      const found = problemIn?.(field.value);
      setTyped(field.value);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      field.setCustomValidity(found);
      field.reportValidity();
    };
    field.form?.addEventListener("submit", measure, true);
    return () => field.form?.removeEventListener("submit", measure, true);
  }, [problemIn]);
  return (
    <Field
      {...field}
      {...EXACT}
      ref={input}
      error={problem}
      onChange={({ target }) => setTyped(target.value)}
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
