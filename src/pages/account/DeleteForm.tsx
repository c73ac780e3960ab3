import { useEffect, useRef, useState } from "react";
import { Navigate } from "react-router-dom";
import { deleteAccount } from "@/backend/account/account";
import { signOutLocally, type User } from "@/backend/auth";
import { forgetSession } from "@/backend/session";
import { ACCOUNT_TEXTS, DELETE_TEXTS, DELETE_WORD, toggleOf } from "@/content/account/account";
import { EXACT, Field } from "@/ui/controls/Field";
import { formPassword, formText } from "@/ui/controls/formText";
import { PasswordField, PasswordAccountName } from "@/ui/controls/PasswordField";
import { SubmitButton } from "@/ui/controls/SubmitButton";
import { useSubmit } from "@/ui/controls/useSubmit";
import { toast } from "@/ui/feedback/toast";
import { REFUSAL_TEXTS } from "./refusals";
import { FormStatus, type FormStatusText } from "./FormStatus";
import { useFormCaptcha } from "@/parts/useFormCaptcha";

export function DeleteForm({ user }: { user: User }) {
  const [wordWrong, setWordWrong] = useState(false);
  const [status, setStatus] = useState<FormStatusText>();
  const word = useRef<HTMLInputElement>(null);
  const captcha = useFormCaptcha();
  const { left, leave } = useSignOutAfterDeletion();

  const { isSending, onSubmit } = useSubmit(async (form) => {
    setStatus(undefined);
    const confirmed = formText(form, "confirm") === DELETE_WORD;
    setWordWrong(!confirmed);
    if (!confirmed) return word.current?.focus();
    const password = formPassword(form, "password");
    const deletesCoins = new FormData(form).has("coins");
    // The module loads before anything is deleted, because a failed load must not leave half of the data.
    const storage = await import("@/storage/account/ownData").catch(() => undefined);
    const pass = await captcha.pass();
    if (!pass) return;
    const result = storage ? await deleteAccount(user.email, password, pass) : "failed";
    captcha.restart();
    if (storage && result === "deleted") {
      storage.clearUserData(user.id, !deletesCoins);
      return leave();
    }
    if (result !== "deleted")
      setStatus({ bad: result === "failed" ? DELETE_TEXTS.failed : REFUSAL_TEXTS[result] });
  });

  if (left) return <Navigate to="/" replace />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus begins the check
    <form method="post" onFocus={captcha.onFocus} onSubmit={onSubmit}>
      <p className="mb-4">{DELETE_TEXTS.lead}</p>
      <PasswordAccountName email={user.email} />
      <div className="mb-4 grid gap-5 sm:grid-cols-2">
        <Field
          ref={word}
          label={DELETE_TEXTS.word}
          name="confirm"
          autoComplete="off"
          {...EXACT}
          autoCapitalize="characters"
          required
          error={wordWrong ? DELETE_TEXTS.wordWrong : undefined}
        />
        <PasswordField
          label={DELETE_TEXTS.password}
          name="password"
          isNew={false}
          toggle={toggleOf(DELETE_TEXTS.password)}
        />
      </div>
      <label className="mb-5 flex min-h-11 items-center gap-3">
        <input type="checkbox" name="coins" defaultChecked className="accent-action size-6 shrink-0" />
        {DELETE_TEXTS.coins}
      </label>
      {captcha.box && <div className="mb-5">{captcha.box}</div>}
      <SubmitButton variant="quiet" className="text-danger!" busy={isSending}>
        {isSending ? ACCOUNT_TEXTS.working : DELETE_TEXTS.submit}
      </SubmitButton>
      <FormStatus status={status} />
    </form>
  );
}

/**
 * Goes to the home page before it signs out, because a signed-in page would redirect the user to the sign-in page. The
 * stored session is removed at once, in case the tab is closed on the way.
 */
function useSignOutAfterDeletion() {
  const [left, setLeft] = useState(false);
  const ended = useRef(false);
  useEffect(
    () => () => {
      if (!ended.current) return;
      signOutLocally();
      toast(DELETE_TEXTS.done);
    },
    [],
  );
  const leave = () => {
    ended.current = true;
    forgetSession();
    setLeft(true);
  };
  return { left, leave };
}
