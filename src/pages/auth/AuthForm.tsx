import { useState, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import * as v from "valibot";
import { preloadAuth } from "@/backend/auth";
import { signIn, signUp } from "@/backend/signIn";
import { AUTH_TEXTS } from "@/content/auth";
import { MESSAGES } from "@/content/messages";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { toast } from "@/ui/toast";
import { useHydrated } from "@/ui/useHydrated";
import { PasswordField } from "./PasswordField";

export type AuthMode = "signIn" | "signUp";

const Text = v.pipe(v.string(), v.trim());
/** The names are there only when joining. */
const AuthFields = v.object({
  email: Text,
  password: v.string(),
  first_name: v.optional(Text, ""),
  last_name: v.optional(Text, ""),
});

interface AuthFormProps {
  mode: AuthMode;
  /** An account was made whose e-mail address has to be confirmed first. */
  onConfirmEmail: (email: string) => void;
}

export function AuthForm({ mode, onConfirmEmail }: AuthFormProps) {
  const hydrated = useHydrated();
  const [processing, setProcessing] = useState(false);
  const joining = mode === "signUp";

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (processing) return;
    const { email, password, first_name, last_name } = v.parse(
      AuthFields,
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    setProcessing(true);
    try {
      const result = joining
        ? await signUp({ email, password, firstName: first_name, lastName: last_name })
        : await signIn(email, password);
      if (result.outcome === "signedIn") toast(joining ? MESSAGES.signedUp : MESSAGES.signedIn);
      if (result.outcome === "confirmEmail") {
        toast(MESSAGES.signedUp);
        onConfirmEmail(email);
      }
      if (result.outcome === "refused") {
        const failed = joining ? MESSAGES.signUpFailed : MESSAGES.signInFailed;
        toast({ ...failed(result.message), tone: "destructive" });
      }
    } catch {
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    } finally {
      setProcessing(false);
    }
  }

  return (
    // Until React runs, the form cannot be sent; and were it, by POST: no password ever stands in an address.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first field reached loads what sending needs
    <form method="post" onFocus={preloadAuth} onSubmit={(event) => void submit(event)}>
      <fieldset disabled={!hydrated} className="flex flex-col gap-5">
        {joining && (
          <>
            <p className="rounded-field bg-q4-soft text-q4-ink px-4 py-3 text-base">{AUTH_TEXTS.under13}</p>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                label="First Name"
                name="first_name"
                autoComplete="given-name"
                maxLength={100}
                required
              />
              <Field label="Last Name" name="last_name" autoComplete="family-name" maxLength={100} required />
            </div>
          </>
        )}
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <PasswordField joining={joining} />
        {joining && (
          <p className="text-muted text-base">
            {AUTH_TEXTS.recipients}{" "}
            <Link to="/privacy" className="text-link">
              Privacy
            </Link>
          </p>
        )}
        <Button type="submit" disabled={processing}>
          {processing ? AUTH_TEXTS.processing : AUTH_TEXTS[mode].submit}
        </Button>
      </fieldset>
    </form>
  );
}
