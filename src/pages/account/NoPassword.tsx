import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "@/backend/auth";
import { requestPasswordReset } from "@/backend/auth/authEmails";
import { linkedSignInsQuery } from "@/backend/auth/linkedSignIns";
import { ACCOUNT_TEXTS, PASSWORD_TEXTS } from "@/content/account/account";
import { authHelp } from "@/content/auth/authHelp";
import { Button } from "@/ui/controls/Button";
import { FormStatus, type FormStatusText } from "./FormStatus";
import { useFormCaptcha } from "@/parts/useFormCaptcha";

/** For users with a social sign-in, who may have no password: a button sends them a link to set one. */
export function NoPassword({ user }: { user: User }) {
  const linked = useQuery(linkedSignInsQuery(user.id));
  const [sending, setSending] = useState(false);
  const [status, setStatus] = useState<FormStatusText>();
  const captcha = useFormCaptcha();

  async function send() {
    setSending(true);
    setStatus(undefined);
    try {
      const pass = await captcha.pass();
      if (!pass) return;
      const result = await requestPasswordReset(user.email, pass);
      if (result.outcome === "refused") setStatus({ bad: authHelp(result.code) });
      else setStatus({ good: PASSWORD_TEXTS.linkSent(user.email) });
    } catch {
      setStatus({ bad: ACCOUNT_TEXTS.failed });
    } finally {
      captcha.restart();
      setSending(false);
    }
  }

  if (!linked.data?.some(({ provider }) => provider !== "email")) return null;
  return (
    <div className="border-line mt-5 border-t pt-4">
      <p className="mb-3">{PASSWORD_TEXTS.none}</p>
      {captcha.box}
      <Button variant="quiet" disabled={sending} onClick={() => void send()}>
        {PASSWORD_TEXTS.sendLink}
      </Button>
      <FormStatus status={status} />
    </div>
  );
}
