import { useState } from "react";
import { preloadAuth } from "@/backend/auth";
import { lostCode } from "@/backend/auth/refusal";
import { storedSession } from "@/backend/session";
import { signIn, signUp } from "@/backend/auth/signIn";
import { AUTH_TEXTS } from "@/content/auth/auth";
import { newPasswordProblem } from "@/content/auth/newPassword";
import { MESSAGES } from "@/content/messages";
import { PART_WITHOUT_SCRIPTS } from "@/content/withoutScripts";
import { ACCOUNT_NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { MIN_PASSWORD_LENGTH } from "@/domain/auth/password";
import { reportBlankField } from "@/parts/blankField";
import { beginFacts } from "@/storage/today/beginFacts";
import { Button } from "@/ui/controls/Button";
import { EmailField } from "@/parts/EmailField";
import { LimitedField } from "@/parts/LimitedField";
import { formPassword, formText } from "@/ui/controls/formText";
import { late } from "@/ui/feedback/late";
import { PasswordField } from "@/ui/controls/PasswordField";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { AgeBand } from "./AgeBand";
import { useFormCaptcha } from "@/parts/useFormCaptcha";

/** The toast has already given the reason, so the form works without this file. */
const HelpLine = late(() => import("./HelpLine").then((file) => file.HelpLine), { instead: () => null });
/** Loads the code that sending needs. A failed load is tried again when the code is needed. */
function prepare() {
  preloadAuth();
  void HelpLine.preload();
}

export type AuthMode = "signIn" | "signUp";

interface AuthFormProps {
  mode: AuthMode;
  onForgot: (email: string) => void;
  /** Runs when the account's e-mail address is not confirmed yet. */
  onUnconfirmed: (email: string, justSent: boolean) => void;
}

/** The server's refusal. */
interface Refusal {
  /** The refused request, sign-in or sign-up; the help text is shown only there. */
  mode: AuthMode;
  code: string;
  email: string;
}

export function AuthForm({ mode, onForgot, onUnconfirmed }: AuthFormProps) {
  const hydrated = useHydrated();
  const [refusal, setRefusal] = useState<Refusal>();
  const captcha = useFormCaptcha();
  const joining = mode === "signUp";
  const refused = refusal?.mode === mode ? refusal : undefined;

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setRefusal(undefined);
    if (reportBlankField(form)) return;
    const email = formText(form, "email");
    const password = formPassword(form, "password");
    try {
      const pass = await captcha.pass();
      if (!pass) return;
      const names = { firstName: formText(form, "first_name"), lastName: formText(form, "last_name") };
      const result = joining
        ? await signUp({ email, password, ...names }, pass)
        : await signIn(email, password, pass);
      if (result.outcome === "signedIn") {
        const userId = joining && storedSession()?.user.id;
        if (userId) beginFacts(userId);
        toast(joining ? MESSAGES.signedUp : MESSAGES.signedIn);
      }
      if (result.outcome === "confirmEmail") {
        toast(MESSAGES.signedUp);
        onUnconfirmed(email, true);
      }
      if (result.outcome === "refused") {
        const failed = joining ? MESSAGES.signUpFailed : MESSAGES.signInFailed;
        toast({ ...failed(result.message), tone: "destructive" });
        setRefusal({ mode, code: result.code, email });
      }
    } catch (failure) {
      const code = lostCode(failure);
      if (code) setRefusal({ mode, code, email });
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    } finally {
      captcha.restart();
    }
  });

  return (
    // method="post" keeps the password out of the address even if the form is sent before hydration.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus on the first field loads the code
    <form
      method="post"
      onFocus={(event) => {
        prepare();
        captcha.onFocus(event);
      }}
      onSubmit={onSubmit}
    >
      <NeedsScripts>{import.meta.env.SSR && PART_WITHOUT_SCRIPTS}</NeedsScripts>
      <fieldset role="none" disabled={!hydrated} className="flex flex-col gap-5">
        {joining && (
          <>
            <AgeBand />
            <div className="grid gap-5 sm:grid-cols-2">
              <LimitedField
                label="First Name"
                name="first_name"
                autoComplete="given-name"
                maxCharacters={ACCOUNT_NAME_MAX_CHARACTERS}
                required
              />
              <LimitedField
                label="Last Name"
                name="last_name"
                autoComplete="family-name"
                maxCharacters={ACCOUNT_NAME_MAX_CHARACTERS}
                required
              />
            </div>
          </>
        )}
        <EmailField label="Email" required />
        <div>
          <PasswordField
            label="Password"
            name="password"
            isNew={joining}
            minLength={MIN_PASSWORD_LENGTH}
            hint={joining ? AUTH_TEXTS.passwordHint : undefined}
            problemIn={joining ? newPasswordProblem : undefined}
            toggle={AUTH_TEXTS.passwordToggle}
          />
          {!joining && (
            <Button
              variant="plain"
              onClick={({ currentTarget: { form } }) => onForgot(formText(form!, "email"))}
            >
              {AUTH_TEXTS.forgot}
            </Button>
          )}
        </div>
        {joining && (
          <p className="text-muted text-base">
            <PrivacyHint>{AUTH_TEXTS.recipients}</PrivacyHint>
          </p>
        )}
        {refused && <HelpLine code={refused.code} />}
        {refused?.code === "email_not_confirmed" && (
          <Button variant="quiet" onClick={() => onUnconfirmed(refused.email, false)}>
            {AUTH_TEXTS.toUnconfirmed}
          </Button>
        )}
        {captcha.box}
        <SubmitButton busy={isSending}>
          {isSending ? AUTH_TEXTS.processing : AUTH_TEXTS[mode].submit}
        </SubmitButton>
      </fieldset>
    </form>
  );
}
