import { useState } from "react";
import { changePassword } from "@/backend/account/account";
import { ACCOUNT_TEXTS, PASSWORD_TEXTS, toggleOf } from "@/content/account/account";
import { newPasswordProblem } from "@/content/auth/newPassword";
import { MIN_PASSWORD_LENGTH } from "@/domain/auth/password";
import { formPassword } from "@/ui/controls/formText";
import { PasswordField, PasswordAccountName } from "@/ui/controls/PasswordField";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { REFUSAL_TEXTS } from "./refusals";
import { FormStatus, type FormStatusText } from "./FormStatus";
import { useFormCaptcha } from "@/parts/useFormCaptcha";

export function PasswordForm({ email }: { email: string }) {
  const [status, setStatus] = useState<FormStatusText>();
  const captcha = useFormCaptcha();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setStatus(undefined);
    const pass = await captcha.pass();
    if (!pass) return;
    const result = await changePassword({
      email,
      current: formPassword(form, "current_password"),
      newPassword: formPassword(form, "new_password"),
      pass,
    });
    captcha.restart();
    const changed = result === "changed" || result === "changedOnlyHere";
    if (changed) form.reset();
    setStatus(changed ? { good: PASSWORD_TEXTS[result] } : { bad: REFUSAL_TEXTS[result] });
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus begins the check
    <form method="post" onFocus={captcha.onFocus} onSubmit={onSubmit}>
      <p className="mb-4">{PASSWORD_TEXTS.lead}</p>
      <PasswordAccountName email={email} />
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        <PasswordField
          label={PASSWORD_TEXTS.current}
          name="current_password"
          isNew={false}
          toggle={toggleOf(PASSWORD_TEXTS.current)}
        />
        <PasswordField
          label={PASSWORD_TEXTS.newPassword}
          name="new_password"
          isNew
          minLength={MIN_PASSWORD_LENGTH}
          toggle={toggleOf(PASSWORD_TEXTS.newPassword)}
          hint={PASSWORD_TEXTS.newPasswordHint}
          problemIn={newPasswordProblem}
        />
      </div>
      {captcha.box && <div className="mb-5">{captcha.box}</div>}
      <SubmitButton variant="quiet" busy={isSending}>
        {isSending ? ACCOUNT_TEXTS.working : PASSWORD_TEXTS.save}
      </SubmitButton>
      <FormStatus status={status} />
    </form>
  );
}
