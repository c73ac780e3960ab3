import { useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { setNewPassword } from "@/backend/auth/authEmails";
import { lostCode } from "@/backend/auth/refusal";
import { AUTH_TEXTS } from "@/content/auth/auth";
import { NEW_PASSWORD_REFUSED } from "@/content/auth/authHelp";
import { EMAIL_TOASTS, LINK_TEXTS } from "@/content/auth/authEmails";
import { newPasswordProblem } from "@/content/auth/newPassword";
import { MESSAGES } from "@/content/messages";
import { MIN_PASSWORD_LENGTH } from "@/domain/auth/password";
import { formPassword } from "@/ui/controls/formText";
import { PasswordField, PasswordAccountName } from "@/ui/controls/PasswordField";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { AfterSigningIn } from "./AfterSigningIn";
import { HelpLine } from "./HelpLine";

/** The form for a new password, after the user has opened an e-mail's link or typed its code. */
export function NewPasswordForm({ next }: { next: string }) {
  const { user } = useAuth();
  const [done, setDone] = useState(false);
  const [code, setCode] = useState<string>();
  const unanswered = useRef<string>(undefined);

  const { isSending, onSubmit } = useSubmit(async (form) => {
    const password = formPassword(form, "password");
    setCode(undefined);
    try {
      const result = await setNewPassword(password, password === unanswered.current);
      if (result.outcome === "refused")
        return setCode(result.code === "validation_failed" ? NEW_PASSWORD_REFUSED : result.code);
      if (result.outcome === "set") toast(EMAIL_TOASTS.passwordSet);
      else toast({ ...EMAIL_TOASTS.passwordSetHere, tone: "destructive" });
      setDone(true);
    } catch (failure) {
      setCode(lostCode(failure));
      unanswered.current = password;
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    }
  });

  if (done) return user ? <AfterSigningIn next={next} userId={user.id} /> : <Navigate to={next} replace />;
  return (
    <form method="post" className="flex flex-col gap-5" onSubmit={onSubmit}>
      <PasswordAccountName email={user?.email ?? ""} />
      <PasswordField
        label={LINK_TEXTS.newPassword}
        name="password"
        isNew
        minLength={MIN_PASSWORD_LENGTH}
        hint={AUTH_TEXTS.passwordHint}
        problemIn={newPasswordProblem}
        toggle={AUTH_TEXTS.passwordToggle}
      />
      {code !== undefined && <HelpLine code={code} />}
      <SubmitButton busy={isSending}>{isSending ? LINK_TEXTS.working : LINK_TEXTS.save}</SubmitButton>
    </form>
  );
}
